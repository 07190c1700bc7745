import { appendAll } from '../ticket/append-all.ts'
import type { Ticket, TicketField } from '../ticket/ticket.ts'
import type { AcceptanceCriterion, CriteriaFinding, CriterionSource, LookedAt } from './criterion.ts'
import { toCriterion, type Draft } from './draft.ts'
import { saysBehaviour, statesDuty } from './duty.ts'
import { withoutForeignGroups } from './foreign-groups.ts'
import { flatten } from './flatten.ts'
import { chooseDialects, stepLines } from './gherkin-dialect.ts'
import { lastResort, readsAsRule } from './last-resort.ts'
import { readCriteria, type Strictness } from './read-criteria.ts'
import { namesChecklist, titleKind } from './section-title.ts'
import { splitSections, type Section } from './sections.ts'
import { noCriteriaMessage, placeTexts } from './texts.ts'

export { noCriteriaMessage }

/** A criterion as read, with its source. */
export interface Found {
  draft: Draft
  source: CriterionSource
}

const description: CriterionSource = { kind: 'description', label: 'Description' }

/**
 * Finds every acceptance criterion of a ticket (docs/spec.md, "Validation and rules"): in custom fields named for them, in
 * sections of the description titled so, and Given/When/Then or labelled criteria anywhere else. Where the criteria stand in a
 * field or a checklist, the sentences of the description that state a duty count too. Only when all of that is empty are
 * sections such as "Requirements", lists of rules and prose read. No criterion appears twice; ids follow the ticket's order.
 */
export function findCriteria(ticket: Ticket): CriteriaFinding {
  const lookedAt: LookedAt[] = []
  const inFields = fromFields(criteriaFields(ticket), lookedAt)
  const found = [...inFields, ...fromDescription(ticket, lookedAt, inFields.length > 0)]
  if (found.length === 0) {
    appendAll(found, lastResort(ticket))
    const outside = lookedAt.at(-1)
    if (outside) outside.found = found.length
  }
  // A table whose cells are empty below its header states nothing.
  const stated = found.map(({ draft, source }) => toCriterion(draft, source)).filter(({ text }) => text.trim() !== '')
  const criteria = withoutLooseFlows(deduplicated(stated))
  return { criteria: criteria.map((criterion, index) => ({ ...criterion, id: `AC-${index + 1}` })), lookedAt }
}

const flowLabel = /^(?:flow|flujo|ablauf|fluxo|parcours|déroulement)\s?[:：]/iu

/** Drops flows without an outcome, unless the ticket has nothing else. */
function withoutLooseFlows(criteria: AcceptanceCriterion[]): AcceptanceCriterion[] {
  const whole = criteria.filter(({ assumed }) => assumed === undefined).length
  const kept = criteria.filter(
    (criterion) =>
      !(criterion.assumed?.then === true && flowLabel.test(criterion.text)) && !(whole > 1 && isUnfinished(criterion)),
  )
  return kept.length === 0 ? criteria : kept
}

/** Fields named for criteria. Without such a field or section, checklists that hold rules. */
function criteriaFields({ fields, description }: Ticket): TicketField[] {
  const named = fields.filter((field) => titleKind(field.name) === 'criteria')
  if (named.length > 0 || splitSections(flatten(description)).some(({ kind }) => kind === 'criteria')) return named
  return fields.filter(
    (field) =>
      (namesChecklist(field.name) || titleKind(field.name) === 'unknown' || titleKind(field.name) === 'requirements') &&
      holdsRules(field),
  )
}

/** Whether a field is a checklist in which most items say how the product behaves rather than what to do. */
function holdsRules({ blocks }: TicketField): boolean {
  if (!blocks.every((block) => block.kind === 'heading' || (block.kind === 'list' && block.style === 'task')))
    return false
  const items = flatten(blocks).filter((piece) => piece.kind === 'text')
  return items.filter(({ text }) => saysBehaviour(text)).length * 2 > items.length
}

function fromFields(named: TicketField[], lookedAt: LookedAt[]): Found[] {
  if (named.length === 0) lookedAt.push({ ...placeTexts.noField, found: 0 })
  return named.flatMap((field) => {
    const pieces = flatten(field.blocks)
    const dialects = chooseDialects(stepLines(pieces))
    const source: CriterionSource = { kind: 'field', label: field.name }
    const found = splitSections(pieces, 'criteria').flatMap((section) =>
      section.kind === 'excluded'
        ? []
        : readSection(section, section.kind === 'story' ? 'explicit' : 'all', dialects, statesDuty, source),
    )
    lookedAt.push({ ...placeTexts.field(field.name), found: found.length })
    return found
  })
}

function fromDescription(ticket: Ticket, lookedAt: LookedAt[], besideField: boolean): Found[] {
  const pieces = flatten(ticket.description)
  const dialects = chooseDialects(stepLines(pieces))
  const sections = withoutForeignGroups(
    splitSections(pieces).filter(({ kind }) => kind !== 'excluded'),
    dialects,
  )
  const titled = sections.filter(({ kind }) => kind === 'criteria')
  const isRule = readsAsRule(ticket, sections, dialects, true)
  const readsProse = titled.length === 0 ? besideField : titled.every(isChecklist)
  const found: Found[] = []
  let outside = 0
  for (const section of sections) {
    const isTitled = section.kind === 'criteria'
    const here = readSection(
      section,
      isTitled ? 'all' : readsProse ? 'sentences' : 'explicit',
      dialects,
      isRule,
      isTitled ? { kind: 'section', label: section.label } : description,
    )
    appendAll(found, here)
    if (isTitled) lookedAt.push({ ...placeTexts.section(section.label), found: here.length })
    else outside += here.length
  }
  if (titled.length === 0) lookedAt.push({ ...placeTexts.noSection, found: 0 })
  lookedAt.push({ ...placeTexts.description, found: outside })
  return found
}

/** Whether a section is only a checklist. The prose around it may then state further rules. */
function isChecklist({ pieces }: Section): boolean {
  const lines = pieces.filter((piece) => piece.kind === 'text' && piece.text !== '')
  return (
    lines.length > 0 &&
    lines.every((piece) => piece.kind === 'text' && piece.marker === 'task') &&
    pieces.every(({ kind }) => kind !== 'table' && kind !== 'code')
  )
}

function readSection(
  section: Section,
  strictness: Strictness,
  dialects: ReadonlySet<string>,
  isRule: (sentence: string) => boolean,
  source: CriterionSource,
): Found[] {
  return readCriteria(section.pieces, strictness, dialects, isRule).map((draft) => ({ draft, source }))
}

/**
 * Removes duplicates, which arise when a field and the description hold the same list with different formatting. Case,
 * punctuation and spaces are ignored. Within one source, equal criteria with different titles are both kept: their author
 * wrote two scenarios.
 */
function deduplicated(criteria: AcceptanceCriterion[]): AcceptanceCriterion[] {
  const seen = new Map<string, { source: string; titles: Set<string> }>()
  return criteria.filter((criterion) => {
    const key = meaning(criterion)
    const source = `${criterion.source.kind} ${criterion.source.label}`
    const title = criterion.title ?? ''
    const same = seen.get(key)
    if (!same) {
      seen.set(key, { source, titles: new Set([title]) })
      return true
    }
    if (same.source !== source || same.titles.has(title)) return false
    same.titles.add(title)
    return true
  })
}

/** Given and When without Then, beside scenarios that are whole: somebody stopped writing it. */
function isUnfinished({ assumed }: AcceptanceCriterion): boolean {
  return assumed?.then === true && assumed.given !== true && assumed.when !== true
}

function meaning({ given, when, then, examples, assumed }: AcceptanceCriterion): string {
  const parts = [
    assumed?.given === true ? '' : given,
    assumed?.when === true ? '' : when,
    assumed?.then === true ? '' : then,
    ...(examples ?? []).flat(),
  ]
  return parts
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}<>=+%$€£-]+/gu, ' ')
        .trim(),
    )
    .join('|')
}
