import { appendAll } from '../ticket/append-all.ts'
import type { Ticket } from '../ticket/ticket.ts'
import type { CriteriaFinding, CriterionSource, LookedAt } from './criterion.ts'
import { deduplicated } from './deduplicate.ts'
import { toCriterion, type Draft } from './draft.ts'
import { flatten } from './flatten.ts'
import { chooseDialects } from './gherkin-dialect.ts'
import { lastResort } from './last-resort.ts'
import { readCriteria, type Strictness } from './read-criteria.ts'
import { titleKind } from './section-title.ts'
import { splitSections, type Section } from './sections.ts'
import { stepLines } from './step-lines.ts'
import { noCriteriaMessage, placeTexts } from './texts.ts'

export { noCriteriaMessage }

/** A criterion as it was read, and where. */
export interface Found {
  draft: Draft
  source: CriterionSource
}

const description: CriterionSource = { kind: 'description', label: 'Description' }

/**
 * Finds every acceptance criterion of a ticket (spec sections 3 and 5): in custom fields named for them, in sections of
 * the description titled so, and Given/When/Then or labelled criteria anywhere else. Only when all of that is empty are
 * requirement sentences and sections such as "Requirements" read. No criterion appears twice; ids follow the ticket's order.
 */
export function findCriteria(ticket: Ticket): CriteriaFinding {
  const lookedAt: LookedAt[] = []
  const found = [...fromFields(ticket, lookedAt), ...fromDescription(ticket, lookedAt)]
  if (found.length === 0) {
    appendAll(found, lastResort(ticket))
    const outside = lookedAt.at(-1)
    if (outside) outside.found = found.length
  }
  const criteria = deduplicated(found.map(({ draft, source }) => toCriterion(draft, source)))
  return { criteria: criteria.map((criterion, index) => ({ ...criterion, id: `AC-${index + 1}` })), lookedAt }
}

function fromFields(ticket: Ticket, lookedAt: LookedAt[]): Found[] {
  const named = ticket.fields.filter((field) => titleKind(field.name) === 'criteria')
  if (named.length === 0) lookedAt.push({ place: placeTexts.noField, found: 0 })
  return named.flatMap((field) => {
    const pieces = flatten(field.blocks)
    const dialects = chooseDialects(stepLines(pieces))
    const source: CriterionSource = { kind: 'field', label: field.name }
    const found = splitSections(pieces, 'criteria').flatMap((section) => (section.kind === 'excluded' ? [] : readSection(section, section.kind === 'story' ? 'explicit' : 'all', dialects, source)))
    lookedAt.push({ place: placeTexts.field(field.name), found: found.length })
    return found
  })
}

function fromDescription(ticket: Ticket, lookedAt: LookedAt[]): Found[] {
  const pieces = flatten(ticket.description)
  const dialects = chooseDialects(stepLines(pieces))
  const found: Found[] = []
  let titled = false
  let outside = 0
  for (const section of splitSections(pieces)) {
    if (section.kind === 'excluded') continue
    const isTitled = section.kind === 'criteria'
    const here = readSection(section, isTitled ? 'all' : 'explicit', dialects, isTitled ? { kind: 'section', label: section.label } : description)
    appendAll(found, here)
    if (isTitled) lookedAt.push({ place: placeTexts.section(section.label), found: here.length })
    else outside += here.length
    titled ||= isTitled
  }
  if (!titled) lookedAt.push({ place: placeTexts.noSection, found: 0 })
  lookedAt.push({ place: placeTexts.description, found: outside })
  return found
}

function readSection(section: Section, strictness: Strictness, dialects: ReadonlySet<string>, source: CriterionSource): Found[] {
  return readCriteria(section.pieces, strictness, dialects).map((draft) => ({ draft, source }))
}
