import type { Ticket } from '../ticket/ticket.ts'
import type { CriterionSource } from './criterion.ts'
import type { Draft } from './draft.ts'
import { isTask, statesDuty, statesRule } from './duty.ts'
import type { Found } from './find-criteria.ts'
import { withoutForeignGroups } from './foreign-groups.ts'
import { flatten } from './flatten.ts'
import { chooseDialects, stepLines } from './gherkin-dialect.ts'
import type { Piece, TextPiece } from './piece.ts'
import { joinWrapped } from './join-wrapped.ts'
import { sentencesOf } from './read-plain.ts'
import { contentStems, listScore, proseRules } from './rule-score.ts'
import { readCriteria } from './read-criteria.ts'
import { isReproduction, titleKind } from './section-title.ts'
import { splitSections, type Section } from './sections.ts'
import { endsInColon } from './trim-signs.ts'

/**
 * For a ticket that names no criteria: Given/When/Then in its other fields, then sections such as "Requirements" or the
 * "Expected result" of a bug, then the sentences of the description that state a duty and its lists of rules, then the
 * description itself when it is one list and nothing else.
 */
export function lastResort(ticket: Ticket): Found[] {
  const elsewhere = fromOtherFields(ticket)
  if (elsewhere.length > 0) return elsewhere
  const pieces = flatten(ticket.description)
  const dialects = chooseDialects(stepLines(pieces))
  const sections = withoutForeignGroups(splitSections(pieces), dialects)
  const steps = sections.filter(({ label }) => isReproduction(label)).flatMap(lines)
  const stated = sections
    .filter((section) => section.kind === 'requirements')
    .flatMap((section) =>
      readCriteria(section.pieces, 'all', dialects).map((draft) => ({
        draft,
        source: { kind: 'section' as const, label: section.label },
      })),
    )
  if (stated.length > 0)
    return stated.length === 1 ? stated.map((found) => ({ ...found, draft: withSteps(found.draft, steps) })) : stated
  const source: CriterionSource = { kind: 'description', label: 'Description' }
  const listsRules = hasRuleLists(sections)
  const isRule = readsAsRule(ticket, sections, dialects, listsRules)
  const duties = sections
    .filter((section) => section.kind !== 'excluded')
    .flatMap((section) =>
      readCriteria(section.pieces, listsRules && isRuleList(section) ? 'all' : 'sentences', dialects, isRule),
    )
  const drafts =
    duties.length === 0 && sections.every(({ kind }) => kind === 'unknown') && isBareList(pieces)
      ? readCriteria(pieces, 'all', dialects)
      : duties
  return drafts.map((draft) => ({ draft, source }))
}

/**
 * Tells the sentences of a ticket's prose that state a rule, by their cues and the sentences around them. Where the ticket
 * holds its rules elsewhere (`strict`), a sentence must state a duty, too.
 */
export function readsAsRule(
  { summary }: Ticket,
  sections: Section[],
  dialects: ReadonlySet<string>,
  strict: boolean,
): (sentence: string) => boolean {
  const paragraphs = sections
    .filter(({ kind }) => kind !== 'excluded' && kind !== 'criteria')
    .flatMap(({ pieces }) => joinWrapped(pieces, dialects))
    .filter((piece): piece is TextPiece => piece.kind === 'text' && piece.marker === 'none' && piece.text !== '')
    .map((piece) => sentencesOf(piece).map(({ text }) => text))
  const seen = new Set(paragraphs.flat())
  const rules = proseRules(paragraphs, new Set(contentStems(summary)))
  return (sentence) =>
    (strict || !seen.has(sentence) ? statesDuty(sentence) : true) && (rules.has(sentence) || !seen.has(sentence))
}

/** Lists of at least three items that read as rules, whatever they stand under: there is no other place for the criteria. */
function hasRuleLists(sections: Section[]): boolean {
  return sections.filter(isRuleList).flatMap(listItems).length >= 3
}

function isRuleList(section: Section): boolean {
  if (section.kind !== 'unknown') return false
  const items = listItems(section)
  const rules = items.filter(({ text }) => statesRule(text)).length
  return items.length >= 2 && (rules * 5 >= items.length * 3 || listScore(items.map(({ text }) => text)) > 0)
}

function listItems({ pieces }: Section): TextPiece[] {
  return pieces.filter(
    (piece): piece is TextPiece => piece.kind === 'text' && piece.marker !== 'none' && piece.first && piece.depth === 1,
  )
}

/** Two items or more under no title, with at most a line that leads to them: whoever writes only that means it as the criteria. */
function isBareList(pieces: Piece[]): boolean {
  if (
    pieces.some(
      (piece) =>
        piece.kind === 'title' || piece.kind === 'code' || (piece.kind === 'open' && piece.title !== undefined),
    )
  )
    return false
  const written = pieces.filter((piece): piece is TextPiece => piece.kind === 'text' && piece.text !== '')
  const items = written.filter(({ marker, first }) => marker !== 'none' && first)
  const [lead, ...others] = written.filter(({ marker }) => marker === 'none')
  if (items.length < 2 || items.filter(({ text }) => isTask(text)).length * 3 > items.length) return false
  return lead === undefined || (others.length === 0 && lead === written[0] && endsInColon(lead.text))
}

function fromOtherFields(ticket: Ticket): Found[] {
  return ticket.fields
    .filter((field) => titleKind(field.name) !== 'excluded' && titleKind(field.name) !== 'criteria')
    .flatMap((field) => {
      const pieces = flatten(field.blocks)
      const dialects = chooseDialects(stepLines(pieces))
      const source: CriterionSource = { kind: 'field', label: field.name }
      const sections = splitSections(pieces).filter((section) => section.kind !== 'excluded')
      return sections.flatMap((section) =>
        readCriteria(section.pieces, 'explicit', dialects).map((draft) => ({ draft, source })),
      )
    })
}

/** What a bug's reporter did is the action of what they expected. */
function withSteps(draft: Draft, steps: string[]): Draft {
  return draft.when.length > 0 || steps.length === 0 ? draft : { ...draft, when: steps }
}

function lines({ pieces }: Section): string[] {
  return pieces
    .filter((piece): piece is TextPiece => piece.kind === 'text' && piece.text !== '')
    .map(({ text }) => text)
}
