import type { Draft } from './draft.ts'
import { splitClauses } from './clauses.ts'
import { statesBehaviour, statesDuty } from './duty.ts'
import { blockLine, type BlockLine } from './gherkin-dialect.ts'
import { criterionLabel, partLabel } from './labels.ts'
import { joinWrapped } from './join-wrapped.ts'
import { joinNested } from './nested-items.ts'
import { isWithdrawal } from './noise.ts'
import type { CodePiece, Piece, TextPiece } from './piece.ts'
import { closeLabel, readPlain } from './read-plain.ts'
import { closeScenario, continuesScenario, readBlockLine, readStepLine } from './scenario-steps.ts'
import { readTable } from './read-table.ts'
import { tableOf } from './table-columns.ts'
import type { SectionReading, Strictness } from './reading.ts'
import { isAllStrong, plainLine } from './rich-line.ts'
import { extendStep } from './scenario.ts'
import { listScore } from './rule-score.ts'
import { splitMerged } from './split-merged.ts'
import { withoutColon } from './trim-signs.ts'

export type { Strictness }

/** Reads the criteria of one section, in order. Every piece is looked at a bounded number of times. */
export function readCriteria(
  source: Piece[],
  strictness: Strictness,
  dialects: ReadonlySet<string>,
  isRule: (sentence: string) => boolean = statesDuty,
): Draft[] {
  const pieces = joinNested(splitMerged(joinWrapped(withPartLabels(source), dialects), dialects), dialects)
  const gherkin =
    pieces.some(
      (piece) =>
        (piece.kind === 'text' && startsSteps(piece, dialects)) ||
        (piece.kind === 'code' && isGherkinCode(piece, dialects)),
    ) || isFeature(pieces, dialects)
  const reading: SectionReading = {
    pieces,
    strictness,
    dialects,
    isRule,
    gherkin,
    tasksAreRules: strictness === 'sentences' && tasksAreRules(pieces),
    structured: structuredGroups(pieces, dialects),
    drafts: [],
    scenario: undefined,
    scenarioPieces: [],
    background: [],
    inBackground: false,
    inPreamble: false,
    feature: false,
    heading: '',
    openLabel: undefined,
    nextTitle: undefined,
    expectExamples: false,
    afterStep: false,
    inStory: false,
    lastPlain: undefined,
  }
  pieces.forEach((piece, index) => readPiece(reading, piece, index))
  closeScenario(reading)
  closeLabel(reading)
  return reading.drafts
}

/** "Flow" and "Expected outcome" as headings or bold lines of their own label the lines below them, as with a colon. */
function withPartLabels(pieces: Piece[]): Piece[] {
  const roleOf = (piece: Piece): string | undefined =>
    piece.kind === 'title' || (piece.kind === 'text' && isAllStrong(piece))
      ? partLabel(`${piece.text}:`)?.role
      : undefined
  const roles = new Set(pieces.map(roleOf))
  if (!roles.has('then') || !(roles.has('when') || roles.has('given'))) return pieces
  return pieces.map((piece, index): Piece => {
    if (roleOf(piece) === undefined || (piece.kind !== 'title' && piece.kind !== 'text')) return piece
    const label = plainLine(`${withoutColon(piece.text)}:`)
    return piece.kind === 'text'
      ? { ...piece, ...label }
      : { kind: 'text', ...label, marker: 'none', depth: 0, block: -1 - index, first: true, parents: [], leads: false }
  })
}

function tasksAreRules(pieces: Piece[]): boolean {
  const tasks = pieces.filter((piece): piece is TextPiece => piece.kind === 'text' && piece.marker === 'task')
  return listScore(tasks.map(({ text }) => text)) > 0
}

function readPiece(reading: SectionReading, piece: Piece, index: number): void {
  if (piece.kind === 'text') readLine(reading, piece, index)
  else if (piece.kind === 'code') readCode(reading, piece, index)
  else if (piece.kind === 'table') readTable(reading, piece)
  else if (piece.kind === 'title') readTitle(reading, piece.text)
}

function readTitle(reading: SectionReading, text: string): void {
  const block = blockLine(text, reading.dialects)
  if (block) {
    readBlockLine(reading, block)
    return
  }
  reading.inPreamble = false
  closeScenario(reading)
  closeLabel(reading)
  reading.inStory = false
  reading.heading = withoutColon(text)
  reading.nextTitle = reading.heading
  if (criterionLabel(text)) reading.openLabel = { text, draftsBefore: reading.drafts.length }
}

function readLine(reading: SectionReading, piece: TextPiece, index: number): void {
  if (piece.text === '' || (reading.gherkin && /^(?:@\S+(?:\s+[@#].*)?$|#|!--)/.test(piece.text))) return
  if (isWithdrawal(piece)) {
    closeScenario(reading)
    return
  }
  const block = blockLine(piece.text, reading.dialects)
  if (block && isGherkinBlock(reading, block)) readBlockLine(reading, block, piece)
  else if (!readStepLine(reading, piece) && !continuesScenario(reading, piece, index)) {
    if (reading.expectExamples && piece.marker === 'none') return
    closeScenario(reading)
    readPlain(reading, piece, index)
  }
}

/**
 * For every piece: whether the run between two titles that it stands in has lists, tables, steps or labels. What stands
 * before the first of several titles is a remark on what they hold.
 */
function structuredGroups(pieces: Piece[], dialects: ReadonlySet<string>): (index: number) => boolean {
  const groupOf: number[] = []
  const structured = new Set<number>()
  let group = 0
  for (const piece of pieces) {
    if (piece.kind === 'title' || piece.kind === 'open' || piece.kind === 'close') group += 1
    groupOf.push(group)
    if (
      piece.kind === 'table' ||
      (piece.kind === 'text' && isStructure(piece, dialects)) ||
      (piece.kind === 'code' && isGherkinCode(piece, dialects))
    )
      structured.add(group)
  }
  if (structured.size > 0 && pieces.some(({ kind }) => kind === 'title')) structured.add(0)
  return (index) => structured.has(groupOf[index] ?? -1)
}

function isStructure(piece: TextPiece, dialects: ReadonlySet<string>): boolean {
  return (
    piece.marker !== 'none' ||
    partLabel(piece.text) !== undefined ||
    criterionLabel(piece.text) !== undefined ||
    (startsSteps(piece, dialects) && !isWholeSentence(piece.text))
  )
}

/** "When a loan is overdue, the librarian gets a list." is a sentence among others, not a step that needs the next one. */
function isWholeSentence(text: string): boolean {
  return (
    /[.!]$/.test(text) && statesBehaviour(text) && !/(?<!\p{L})(?:then|entonces|dann|alors|então)(?!\p{L})/iu.test(text)
  )
}

/** A Gherkin document whose steps are all stars: it names its language, or has a feature and a scenario. */
function isFeature(pieces: Piece[], dialects: ReadonlySet<string>): boolean {
  const roles = new Set<string>()
  for (const piece of pieces) {
    if (piece.kind !== 'text') continue
    if (/^#\s*language\s*:/i.test(piece.text)) return true
    const block = blockLine(piece.text, dialects)
    if (block) roles.add(block.role)
  }
  return roles.has('feature') && (roles.has('scenario') || roles.has('outline'))
}

/** 'Rule: …', 'Example: …' and their like are plain words where no steps are. */
function isGherkinBlock({ gherkin }: SectionReading, { role, title }: BlockLine): boolean {
  return gherkin || (role === 'scenario' && title !== '') || role === 'outline'
}

function readCode(reading: SectionReading, piece: CodePiece, index: number): void {
  const lines = codeLines(piece)
  if (isGherkinCode(piece, reading.dialects)) readGherkinLines(reading, lines, index)
  else if (reading.scenario && reading.afterStep) {
    extendStep(reading.scenario, piece.text.trim(), '\n')
    reading.scenario.draft.lines.push(piece.text.trim())
  } else if (reading.strictness === 'all' && lines.filter((line) => line.marker !== 'code').length * 2 > lines.length) {
    for (const line of lines) readLine(reading, line, index)
  }
}

/** Lines of a feature file; rows between bars are a table, as they are outside of code. */
function readGherkinLines(reading: SectionReading, lines: TextPiece[], index: number): void {
  let rows: TextPiece[] = []
  const closeTable = (): void => {
    if (rows.length > 0) readTable(reading, tableOf(rows))
    rows = []
  }
  for (const line of lines) {
    if (/^\|.*\|$/.test(line.text)) rows.push(line)
    else {
      closeTable()
      readLine(reading, line, index)
    }
  }
  closeTable()
}

function isGherkinCode(piece: CodePiece, dialects: ReadonlySet<string>): boolean {
  if (!/^(?:gherkin|feature|cucumber|text|plain.*|markdown|md|none)?$/i.test(piece.language)) return false
  const lines = codeLines(piece)
  const parts = new Set(lines.map((line) => partLabel(line.text)?.role))
  return (
    (parts.has('when') && parts.has('then')) ||
    lines.some(
      (line) =>
        (!/^\p{Ll}/u.test(line.text) && startsSteps(line, dialects)) ||
        ['scenario', 'outline'].includes(blockLine(line.text, dialects)?.role ?? ''),
    )
  )
}

function codeLines({ text }: CodePiece): TextPiece[] {
  let paragraph = 0
  return text.split('\n').flatMap((line): TextPiece[] => {
    if (line.trim() === '') {
      paragraph += 1
      return []
    }
    const sign = /^\s*(?:[-*•☐□✅]\s*(?:\[[ xX]?\])?|\d{1,3}[.)]|\[[ xX]?\])\s+/u.exec(line)
    const words = plainLine(sign ? line.slice(sign[0].length) : line)
    return [
      {
        kind: 'text',
        ...words,
        marker: sign ? 'bullet' : 'code',
        depth: 0,
        block: -1 - paragraph,
        first: true,
        parents: [],
        leads: false,
      },
    ]
  })
}

function startsSteps(piece: TextPiece, dialects: ReadonlySet<string>): boolean {
  const label = criterionLabel(piece.text)
  const [first] = splitClauses(label ? plainLine(piece.text.slice(label.end)) : piece, dialects)
  return first?.role === 'given' || first?.role === 'when'
}
