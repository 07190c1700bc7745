import { appendAll } from '../ticket/append-all.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { deduplicated } from './deduplicate.ts'
import type { AcceptanceCriterion, CriteriaFinding, CriterionSource, LookedAt } from './criterion.ts'
import type { Draft } from './draft.ts'
import { flatten } from './flatten.ts'
import { chooseDialects } from './gherkin-dialect.ts'
import { readCriteria, type Strictness } from './read-criteria.ts'
import { titleKind } from './section-title.ts'
import { splitSections, type Section } from './sections.ts'
import { defaultParts, noCriteriaMessage, placeTexts } from './texts.ts'
import { stepLines } from './step-lines.ts'

export { noCriteriaMessage }

interface Found {
  draft: Draft
  source: CriterionSource
}

/**
 * Finds every acceptance criterion of a ticket (spec sections 3 and 5): in custom fields named for them, in sections of
 * the description titled so, and Given/When/Then or labelled criteria anywhere else. Only when all of that is empty are
 * requirement sentences and sections such as "Requirements" read. No criterion appears twice; ids follow the ticket's order.
 */
export function findCriteria(ticket: Ticket): CriteriaFinding {
  const lookedAt: LookedAt[] = []
  const found = [...fromFields(ticket, lookedAt), ...fromDescription(ticket, lookedAt)]
  const others = found.length > 0 ? found : lastResort(ticket, lookedAt)
  const criteria = deduplicated(others.map(({ draft, source }) => criterionOf(draft, source)))
  return { criteria: criteria.map((criterion, index) => ({ ...criterion, id: `AC-${index + 1}` })), lookedAt }
}

function fromFields(ticket: Ticket, lookedAt: LookedAt[]): Found[] {
  const named = ticket.fields.filter((field) => titleKind(field.name) === 'criteria')
  if (named.length === 0) lookedAt.push({ place: placeTexts.noField, found: 0 })
  return named.flatMap((field) => {
    const pieces = flatten(field.blocks)
    const dialects = chooseDialects(stepLines(pieces))
    const sections = splitSections(pieces, 'criteria').filter((section) => section.kind !== 'excluded')
    const source: CriterionSource = { kind: 'field', label: field.name }
    const found = sections.flatMap((section) => readSections([section], section.kind === 'story' ? 'explicit' : 'all', dialects, source))
    lookedAt.push({ place: placeTexts.field(field.name), found: found.length })
    return found
  })
}

function fromDescription(ticket: Ticket, lookedAt: LookedAt[]): Found[] {
  const pieces = flatten(ticket.description)
  const dialects = chooseDialects(stepLines(pieces))
  const sections = splitSections(pieces)
  const found: Found[] = []
  let titled = false
  let outside = 0
  for (const section of sections) {
    if (section.kind === 'criteria') {
      const here = readSections([section], 'all', dialects, { kind: 'section', label: section.label })
      lookedAt.push({ place: placeTexts.section(section.label), found: here.length })
      titled = true
      appendAll(found, here)
    } else if (section.kind !== 'excluded') {
      const here = readSections([section], 'explicit', dialects, { kind: 'description', label: 'Description' })
      outside += here.length
      appendAll(found, here)
    }
  }
  if (!titled) lookedAt.push({ place: placeTexts.noSection, found: 0 })
  lookedAt.push({ place: placeTexts.description, found: outside })
  return found
}

function lastResort(ticket: Ticket, lookedAt: LookedAt[]): Found[] {
  const pieces = flatten(ticket.description)
  const dialects = chooseDialects(stepLines(pieces))
  const sections = splitSections(pieces).filter((section) => section.kind !== 'excluded')
  const titled = sections.filter((section) => section.kind === 'requirements')
  const source: CriterionSource = { kind: 'description', label: 'Description' }
  const stated = titled.flatMap((section) => readSections([section], 'all', dialects, { kind: 'section', label: section.label }))
  const found = stated.length > 0 ? stated : readSections(sections, 'sentences', dialects, source)
  const place = lookedAt.at(-1)
  if (place) place.found = found.length
  return found
}

function readSections(sections: Section[], strictness: Strictness, dialects: ReadonlySet<string>, source: CriterionSource): Found[] {
  return sections.flatMap((section) => readCriteria(section.pieces, strictness, dialects).map((draft) => ({ draft, source })))
}

function criterionOf(draft: Draft, source: CriterionSource): AcceptanceCriterion {
  const assumed = { ...(draft.given.length === 0 ? { given: true } : {}), ...(draft.when.length === 0 ? { when: true } : {}), ...(draft.then.length === 0 ? { then: true } : {}) }
  return {
    id: '',
    given: draft.given.join('\n') || defaultParts.given,
    when: draft.when.join('\n') || defaultParts.when,
    then: draft.then.join('\n') || defaultParts.then,
    text: draft.lines.join('\n'),
    source,
    ...(draft.title === undefined ? {} : { title: draft.title }),
    ...(draft.examples.length === 0 ? {} : { examples: draft.examples }),
    ...(Object.keys(assumed).length === 0 ? {} : { assumed }),
  }
}
