import { splitClauses, type SentenceClause } from './clauses.ts'
import type { Draft } from './draft.ts'
import { statesBehaviour, statesDuty } from './duty.ts'
import type { BlockLine } from './gherkin-dialect.ts'
import { criterionLabel, partLabel } from './labels.ts'
import type { TextPiece } from './piece.ts'
import { closeLabel, extendItem, plainDraft } from './read-plain.ts'
import type { SectionReading } from './reading.ts'
import { dropStart } from './rich-line.ts'
import { endsInColon } from './trim-signs.ts'
import { addStep, beginsAnew, extendStep, isComplete, openScenario, type Scenario } from './scenario.ts'

/** Handles "Scenario: …", "Background:", "Examples:" and their like. */
export function readBlockLine(reading: SectionReading, { role, title }: BlockLine, piece?: TextPiece): void {
  reading.inStory = false
  if (role === 'examples') {
    reading.expectExamples = true
    if (piece) reading.scenario?.draft.lines.push(piece.text)
    return
  }
  closeScenario(reading)
  if (role === 'feature' || role === 'rule') {
    if (role === 'feature') reading.background = []
    reading.heading = title
    reading.nextTitle = undefined
    reading.inPreamble = true
    reading.feature = true
    return
  }
  closeLabel(reading)
  reading.inPreamble = false
  const scenario = openScenario(title === '' ? reading.nextTitle : title, true, role)
  reading.nextTitle = undefined
  reading.inBackground = role === 'background'
  if (piece) scenario.draft.lines.push(piece.text)
  else if (title !== '') scenario.draft.lines.push(title)
  reading.scenario = scenario
}

/** Reads a line that holds Given/When/Then clauses or a labelled part ('Flow: …'); false when it is neither. */
export function readStepLine(reading: SectionReading, piece: TextPiece): boolean {
  const label = piece.first ? criterionLabel(piece.text) : undefined
  const line = label ? dropStart(piece, label.end) : piece
  const part = partLabel(line.text)
  const clauses: SentenceClause[] = part ? [{ role: part.role, text: part.rest }] : splitClauses(line, reading.dialects)
  const [first] = clauses
  if (!first) return false
  if (!reading.scenario && (first.role === 'and' || (first.role === 'then' && reading.nextTitle === undefined)))
    return false
  const roles = new Set(clauses.map(({ role }) => role))
  const wholeLine = roles.has('then') && (roles.has('given') || roles.has('when'))
  if (label || startsAnew(reading, piece, first, wholeLine)) closeScenario(reading)
  if (!reading.scenario && first.role === 'then' && label) return false
  const scenario = (reading.scenario ??= implicitScenario(reading, label?.label))
  scenario.draft.lines.push(piece.text)
  reading.scenarioPieces.push(piece)
  for (const { role, text } of clauses) addStep(scenario, role, text)
  scenario.marked ||= label !== undefined || (part === undefined && piece.strong.length > 0)
  scenario.block = piece.block
  scenario.depth = piece.depth
  reading.afterStep = true
  reading.expectExamples = false
  if (wholeLine && clauses.filter(({ role }) => role === 'given').length > 1) splitRepeated(reading, clauses)
  return true
}

function implicitScenario(reading: SectionReading, label: string | undefined): Scenario {
  const title = label ?? reading.nextTitle
  const scenario = openScenario(title, label === undefined && reading.nextTitle !== undefined)
  if (reading.nextTitle !== undefined && title === reading.nextTitle && title !== reading.heading)
    scenario.draft.lines.push(title)
  reading.nextTitle = undefined
  return scenario
}

function startsAnew(
  { scenario, scenarioPieces }: SectionReading,
  piece: TextPiece,
  first: SentenceClause,
  wholeLine: boolean,
): boolean {
  if (!scenario || scenario.steps === 0) return false
  if (wholeLine && piece.first) return true
  if (piece.first && isWhole(scenario, scenarioPieces, piece, first)) return true
  if (
    !scenario.explicit &&
    first.role === 'when' &&
    scenario.role === 'when' &&
    piece.first &&
    scenario.draft.given.length === 0
  )
    return scenarioPieces.at(-1)?.block !== piece.block
  return beginsAnew(scenario, first.role)
}

/**
 * Whether the open scenario stands in one list item or paragraph from beginning to end, so that the next one begins another,
 * whatever title stands above them. Under "Scenario: …" and a label, everything belongs together.
 */
function isWhole(scenario: Scenario, read: TextPiece[], next: TextPiece, { role }: SentenceClause): boolean {
  const block = read[0]?.block
  return (
    isComplete(scenario) &&
    scenario.draft.then.length > 0 &&
    read.length > 1 &&
    read.every((piece) => piece.block === block) &&
    next.block !== block &&
    (next.marker === 'none'
      ? role === 'given' && !scenario.named && criterionLabel(scenario.draft.title ?? '') === undefined
      : role !== 'and')
  )
}

/** "Given a When b Then c. Given d When e Then f" on one line is two criteria. */
function splitRepeated(reading: SectionReading, clauses: SentenceClause[]): void {
  const scenario = reading.scenario
  if (!scenario || scenario.explicit) return
  const lines = scenario.draft.lines
  reading.scenario = undefined
  reading.scenarioPieces = []
  let current = openScenario(scenario.draft.title, false)
  const finish = (): void => {
    reading.drafts.push({ ...current.draft, lines })
  }
  for (const { role, text } of clauses) {
    if (beginsAnew(current, role)) {
      finish()
      current = openScenario(scenario.draft.title, false)
    }
    addStep(current, role, text)
  }
  finish()
}

/** Takes a line that is no step as a part of the open scenario: a wrapped line, a nested detail, a star step, a description. */
export function continuesScenario(reading: SectionReading, piece: TextPiece, index: number): boolean {
  const { scenario } = reading
  if (!scenario) return false
  if (criterionLabel(piece.text) && piece.first) return false
  const take = (joint?: string): true => {
    scenario.draft.lines.push(piece.text)
    reading.scenarioPieces.push(piece)
    if (joint !== undefined) extendStep(scenario, piece.text, joint)
    return true
  }
  if (reading.gherkin && /^\*\s/.test(piece.text) && scenario.explicit) {
    addStep(scenario, 'and', piece.text.slice(1).trim())
    return take()
  }
  if (scenario.steps === 0) {
    if (reading.inBackground || piece.marker === 'none' || piece.marker === 'code') return take()
    const next = reading.pieces[index + 1]
    const headsSteps =
      next?.kind === 'text' &&
      (next.depth > piece.depth || !next.first) &&
      splitClauses(next, reading.dialects).length > 0
    if (!reading.feature && !(scenario.explicit && headsSteps)) return false
    addStep(scenario, 'and', piece.text)
    return take()
  }
  if (piece.block === scenario.block && !piece.first) return take(' ')
  if (piece.depth > scenario.depth) return isRuleBehind(scenario, piece) ? false : take('\n')
  const lastText = scenario.lastLine
  const openEnded = lastText === '' || /[:：]$/.test(lastText)
  if (piece.marker === 'none' || piece.marker === 'code')
    return lastText === '' || (piece.marker === 'code' && reading.afterStep) ? take(' ') : false
  if (openEnded || (scenario.named && piece.depth >= scenario.depth)) {
    addStep(scenario, 'and', piece.text)
    scenario.draft.lines.push(piece.text)
    reading.scenarioPieces.push(piece)
    return true
  }
  return false
}

/** A list behind a whole scenario that says how the product behaves, sentence by sentence, holds criteria and no details. */
function isRuleBehind({ draft, named, depth, lastLine }: Scenario, { text, first }: TextPiece): boolean {
  return (
    depth === 0 &&
    !named &&
    first &&
    draft.then.length > 0 &&
    !endsInColon(lastLine) &&
    /[.!]$/.test(text) &&
    statesBehaviour(text)
  )
}

/** Circumstances without an outcome say nothing to test. A list item that begins with the word alone ("Given name is required") may. */
function isGivenOnly({ draft, steps }: Scenario, parts: TextPiece[]): boolean {
  if (steps === 0 || draft.when.length + draft.then.length > 0) return false
  return steps > 1 || parts.every(({ marker }) => marker === 'none' || marker === 'code')
}

/** Reads lines that turned out to be no steps, each with the lines that continue it. */
function readAsPlain(reading: SectionReading, pieces: TextPiece[]): void {
  let draft: Draft | undefined
  for (const piece of pieces) {
    if (!piece.first) {
      if (draft && piece.depth > 0) extendItem(draft, piece.text)
    } else if (partLabel(piece.text) === undefined && (reading.strictness === 'all' || statesDuty(piece.text))) {
      plainDraft(reading, piece)
      draft = reading.drafts.at(-1)
    } else draft = undefined
  }
}

/** Ends the open scenario: a complete one is a criterion, a background is kept for the others, the rest is read as plain lines. */
export function closeScenario(reading: SectionReading): void {
  const { scenario, scenarioPieces } = reading
  if (!scenario) return
  reading.scenario = undefined
  reading.scenarioPieces = []
  reading.expectExamples = false
  reading.afterStep = false
  const { draft } = scenario
  if (reading.inBackground) {
    reading.background = [...draft.given, ...draft.when, ...draft.then]
    reading.inBackground = false
  } else if (
    isComplete(scenario) &&
    (scenario.explicit || draft.when.length > 0 || reading.strictness === 'all' || scenario.marked)
  ) {
    reading.drafts.push({
      ...draft,
      given: [...reading.background, ...draft.given],
      ...(draft.title === undefined && reading.heading !== '' ? { title: reading.heading } : {}),
    })
  } else if (reading.strictness !== 'explicit') {
    const parts = scenarioPieces.filter((piece) => piece.first && partLabel(piece.text) === undefined)
    if (reading.strictness === 'all' && draft.when.length > 0 && draft.given.length > 0) reading.drafts.push(draft)
    else if (isGivenOnly(scenario, parts)) return
    else if (parts.length > 0) readAsPlain(reading, scenarioPieces)
    else if (draft.title !== undefined && scenario.steps === 0) reading.heading = draft.title
  }
}
