import { emptyDraft, type Draft } from './draft.ts'
import { splitClauses } from './clauses.ts'
import { statesBehaviour, statesDuty } from './duty.ts'
import { explainsList, isNamedPersonsTask } from './project-talk.ts'
import { blockLine } from './gherkin-dialect.ts'
import { criterionLabel, isLabelAlone, isLabelTitle, partLabel } from './labels.ts'
import { isLooseEnd } from './loose-ends.ts'
import { isNoise, isStory, isStoryLine } from './noise.ts'
import type { Piece, TextPiece } from './piece.ts'
import type { SectionReading } from './reading.ts'
import { isAllStrong, isCapitalTitle, splitRich } from './rich-line.ts'
import { proseScore, saysSomething } from './rule-score.ts'
import { isRequirement, sentenceParts, sentenceRanges } from './sentence.ts'
import { isDataTable } from './table-columns.ts'
import { endsInColon, withoutColon } from './trim-signs.ts'
import { hasVerb } from './verbs.ts'

/** Reads a line that is not a step: it is a criterion, a title for the lines below it, or noise. */
export function readPlain(reading: SectionReading, piece: TextPiece, index: number): void {
  if (reading.inPreamble) return
  if (isStory(piece.text) || (reading.inStory && isStoryLine(piece.text))) {
    reading.inStory = true
    return
  }
  if (continuesPlain(reading, piece) || isNoise(piece)) return
  if (describesScenarios(reading, piece, index)) return
  if (isLabelAlone(piece.text) && hasLinesBelow(reading.pieces[index + 1], piece)) {
    openAlone(reading, piece)
    return
  }
  const next = reading.pieces[index + 1]
  if (piece.marker !== 'none' && next?.kind === 'table' && isDataTable(next) && reading.strictness !== 'explicit') {
    if (counts(reading, piece, index)) plainDraft(reading, piece)
    return
  }
  const leads = piece.leads && hasContent(reading.pieces, index, piece.depth)
  if (leads || isIntro(reading, piece, index)) {
    reading.nextTitle = withoutColon(piece.text)
    if (piece.depth === 0 && !leads) {
      closeLabel(reading)
      reading.heading = reading.nextTitle
      if (criterionLabel(piece.text)) reading.openLabel = { text: piece.text, draftsBefore: reading.drafts.length }
    }
    return
  }
  reading.nextTitle = undefined
  if (reading.strictness === 'sentences' && piece.marker === 'none') sentenceDrafts(reading, piece)
  else if (counts(reading, piece, index)) {
    if (piece.marker === 'none' && !criterionLabel(piece.text) && !followsLabel(reading))
      paragraphDrafts(reading, piece, reading.structured(index))
    else plainDraft(reading, piece)
  }
}

/** Opens a label that stands alone on its line. It numbers what follows and is not a criterion itself. */
function openAlone(reading: SectionReading, piece: TextPiece): void {
  closeLabel(reading)
  reading.nextTitle = withoutColon(piece.text)
  reading.heading = reading.nextTitle
  reading.openLabel = { text: piece.text, draftsBefore: reading.drafts.length }
  reading.lastPlain = undefined
}

/** Adds a plain line as a criterion. Its title comes from the heading and the list items above it. */
export function plainDraft(reading: SectionReading, piece: TextPiece): void {
  const label = criterionLabel(piece.text)
  const words = piece.text.slice(label?.end ?? 0).trim() || piece.text
  const parent = piece.parents.at(-1)?.text
  const title = [reading.heading, ...piece.parents.map(({ text }) => text), label?.label ?? '']
    .map(withoutColon)
    .filter((text) => text !== '')
    .join(' › ')
  const draft: Draft = { ...emptyDraft(title), ...plainParts(words, parent), lines: [piece.text] }
  draft.given.unshift(...reading.background)
  reading.drafts.push(draft)
  reading.lastPlain = { block: piece.block, draft }
}

function plainParts(words: string, parent: string | undefined): Pick<Draft, 'given' | 'when' | 'then'> {
  const parts = sentenceParts(words)
  if (parent !== undefined && endsInColon(parent) && isRequirement(parent))
    return { ...parts, then: parts.then.map((then) => `${parent} ${then}`) }
  return parts
}

/** Closes the open label. If nothing was read below it, its own words are the criterion. */
export function closeLabel(reading: SectionReading): void {
  const { openLabel } = reading
  reading.openLabel = undefined
  if (!openLabel || reading.drafts.length > openLabel.draftsBefore) return
  const label = criterionLabel(openLabel.text)
  const words = openLabel.text.slice(label?.end ?? 0).trim()
  if (words !== '')
    reading.drafts.push({ ...emptyDraft(label?.label), ...sentenceParts(words), lines: [openLabel.text] })
}

/** Adds the sentences of a paragraph that state a rule. */
function sentenceDrafts(reading: SectionReading, piece: TextPiece): void {
  if (criterionLabel(piece.text)) plainDraft(reading, piece)
  else
    for (const sentence of sentencesOf(piece).filter((line) => !isNoise(line) && reading.isRule(line.text)))
      plainDraft(reading, sentence)
}

export function sentencesOf(piece: TextPiece): TextPiece[] {
  return splitRich(piece, sentenceRanges(piece.text, piece.atoms)).map((line) => ({ ...piece, ...line }))
}

/**
 * Adds the criteria of a paragraph in a criteria section. If several sentences each state a rule, each becomes a criterion;
 * otherwise the whole paragraph is one. Sentences that explain the list are left out, and so is a paragraph that starts with one.
 */
function paragraphDrafts(reading: SectionReading, piece: TextPiece, isLoose: boolean): void {
  const sentences = sentencesOf(piece)
  if (explainsList(sentences[0]?.text ?? '')) return
  const kept = sentences.filter(
    (line) => !isNoise(line) && !explainsList(line.text) && !isNamedPersonsTask(line.text) && !isLooseEnd(line.text),
  )
  const rules = kept.filter(
    ({ text }) => isRequirement(text) || statesDuty(text) || (isLoose ? isRule(text) : statesBehaviour(text)),
  )
  if (rules.length > 1) for (const rule of rules) plainDraft(reading, rule)
  else if (kept.length === sentences.length) plainDraft(reading, piece)
  else for (const sentence of kept) plainDraft(reading, sentence)
}

function continuesPlain(reading: SectionReading, piece: TextPiece): boolean {
  const { lastPlain } = reading
  if (!lastPlain || piece.first || piece.block !== lastPlain.block)
    return piece.depth > 0 && !piece.first && lastPlain !== undefined && extendItem(lastPlain.draft, piece.text)
  const before = lastPlain.draft.lines.at(-1) ?? ''
  const wrapped = /^[\p{Ll}\p{N}(`'"]/u.test(piece.text) || !/[.!?。;:]$/.test(before)
  if (piece.marker === 'none' && (!wrapped || before.length < 50)) return false
  return extend(lastPlain.draft, piece.text)
}

/** Appends a nested line to the item above it, separated by a semicolon unless the text already ends in punctuation. */
export function extendItem(draft: Draft, text: string): true {
  const joint = draft.lines.length > 1 && !/[.,;:!?]$/.test(draft.lines.at(-1) ?? '') ? ';' : ''
  return extend(draft, text, joint)
}

function extend(draft: Draft, text: string, joint = ''): true {
  draft.lines.push(text)
  const part = draft.then.pop()
  draft.then.push(part === undefined ? text : `${part}${joint} ${text}`)
  return true
}

function counts(
  { strictness, structured, heading, openLabel, drafts, tasksAreRules, isRule: isProseRule }: SectionReading,
  piece: TextPiece,
  index: number,
): boolean {
  const labelled = criterionLabel(piece.text) !== undefined || followsLabel({ openLabel, drafts })
  if (strictness === 'explicit') return labelled || (openLabel !== undefined && piece.marker !== 'none')
  const loose = piece.marker === 'none' || piece.marker === 'code'
  if (strictness === 'sentences')
    return labelled || (piece.marker === 'task' && heading === '' && tasksAreRules) || isProseRule(piece.text)
  return (
    labelled ||
    (!loose && !isLooseEnd(piece.text)) ||
    !structured(index) ||
    statesDuty(piece.text) ||
    (piece.marker === 'none' && statesRules(sentencesOf(piece).map(({ text }) => text)))
  )
}

/** Refers to the nearby list, or says what the authors do. */
const pointsAtList =
  /(?<!\p{L})(?:we|wir|nous|nosotros|nós|(?:everything|all|numbering) (?:below|above)|todo lo (?:siguiente|anterior)|tudo o que segue|tout ce qui (?:suit|précède)|alles (?:folgende|weitere)|(?:points?|punto|ponto|punkt|crit[eé]rio|crit[eè]re|kriterium|criterion) \d{1,3})(?!\p{L})/iu

/** How much a paragraph beside the list must read as a rule: the list already holds the criteria. */
const looseFloor = -0.6

/** Whether a paragraph beside a list says how the product behaves, and nothing else. */
function statesRules(sentences: string[]): boolean {
  const scores = sentences.map((text) => proseScore(text, { topic: new Set(), opens: false }))
  return (
    sentences.every(isRule) && scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length) > looseFloor
  )
}

/** Whether a sentence next to a list is complete and says how the product behaves. */
function isRule(text: string): boolean {
  return (
    /[.!][)"'”»]?$/u.test(text) &&
    statesBehaviour(text) &&
    saysSomething(text) &&
    !explainsList(text) &&
    !pointsAtList.test(text.slice(0, 1000)) &&
    !isNamedPersonsTask(text) &&
    !isLooseEnd(text)
  )
}

/** Whether a label has lines to number. A list item that is only a label can number just its own further lines. */
function hasLinesBelow(next: Piece | undefined, { marker, depth }: TextPiece): boolean {
  return marker === 'none' || (next?.kind === 'text' && (!next.first || next.depth > depth))
}

/** Whether the open label holds at most a title and nothing has been read below it yet. */
function followsLabel({ openLabel, drafts }: Pick<SectionReading, 'openLabel' | 'drafts'>): boolean {
  return openLabel !== undefined && openLabel.draftsBefore === drafts.length && isLabelTitle(openLabel.text)
}

/** Whether a line introduces the lines below it: it ends in a colon, is bold or has a label, and something follows. */
function isIntro({ pieces, dialects, strictness }: SectionReading, piece: TextPiece, index: number): boolean {
  if (isCapitalTitle(piece)) return true
  const next = pieces.slice(index + 1, index + 3).find((other) => other.kind !== 'open' && other.kind !== 'close')
  if (!next) return endsInColon(piece.text)
  if (piece.marker !== 'none' && piece.marker !== 'code') {
    if (next.kind === 'text')
      return isAllStrong(piece) && (splitClauses(next, dialects).length > 0 || partLabel(next.text) !== undefined)
    return endsInColon(piece.text) && (next.kind === 'code' || next.kind === 'table')
  }
  const marked = endsInColon(piece.text) || isAllStrong(piece) || criterionLabel(piece.text) !== undefined
  if (!marked) return false
  if (next.kind !== 'text') return true
  const [step] = splitClauses(next, dialects)
  if (step) return true
  if (partLabel(next.text) && (next.block === piece.block || isAllStrong(piece))) return true
  if (isLabelTitle(piece.text) && isBodyOf(piece, next)) return true
  if (criterionLabel(piece.text) && strictness === 'explicit') return next.marker !== 'none' && isAllStrong(piece)
  return next.marker !== 'none' || (isAllStrong(piece) && !isAllStrong(next)) || endsInColon(piece.text)
}

/** Whether a line is the paragraph below a label's title: a sentence without a label of its own. */
function isBodyOf(label: TextPiece, { text, marker, depth }: TextPiece): boolean {
  return (
    marker === 'none' &&
    depth === label.depth &&
    criterionLabel(text) === undefined &&
    (hasVerb(text) || /[.!]$/u.test(text))
  )
}

/** Whether a paragraph directly above a scenario line only describes the scenarios. */
function describesScenarios({ pieces, dialects, gherkin }: SectionReading, piece: TextPiece, index: number): boolean {
  if (!gherkin || piece.marker !== 'none' || criterionLabel(piece.text)) return false
  const next = pieces[index + 1]
  return (
    (next?.kind === 'title' || next?.kind === 'text') &&
    ['scenario', 'outline', 'background'].includes(blockLine(next.text, dialects)?.role ?? '')
  )
}

function hasContent(pieces: Piece[], index: number, depth: number): boolean {
  for (let at = index + 1; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (piece?.kind === 'text') {
      if (piece.depth <= depth) return false
      if (!isNoise(piece)) return true
    } else if (piece?.kind === 'title') return false
  }
  return false
}
