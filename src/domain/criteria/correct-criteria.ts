import { z } from 'zod'
import { detectLanguage, type Language } from '../design/language.ts'
import { fail, ok, type Result } from '../result.ts'
import type { AcceptanceCriterion } from './criterion.ts'
import { findCriteria } from './find-criteria.ts'
import { defaultParts } from './texts.ts'

/** The schema of the generation context allows no more. */
export const maxCriteria = 500
/** In characters, for each part of a criterion. */
const maxPartLength = 20_000
const maxTextLength = 60_000

const partSchema = z.string().trim().max(maxPartLength)

/** A criterion as the tester gives it: its text, its parts, or both. Other fields of a preview are ignored. */
const correctedSchema = z.object({
  id: z.string().trim().min(1).max(40).optional().catch(undefined),
  text: z.string().trim().max(maxTextLength).optional(),
  given: partSchema.optional(),
  when: partSchema.optional(),
  then: partSchema.optional(),
  title: z.string().trim().max(2_000).optional().catch(undefined),
  examples: z
    .array(z.array(z.string().max(4_000)).max(100))
    .max(500)
    .optional()
    .catch(undefined),
})

type Corrected = z.infer<typeof correctedSchema>

/**
 * The tester's list of criteria: texts, criteria, or an object with `acceptanceCriteria`, such as a preview. What agrees with a
 * criterion of the ticket is that criterion; anything else is marked as edited (known id) or added. Refuses a list that cannot
 * be read (`criteria_unreadable`) or is empty (`criteria_empty`).
 *
 * @param found the ticket's own criteria.
 */
export function readCorrectedCriteria(value: unknown, found: AcceptanceCriterion[]): Result<AcceptanceCriterion[]> {
  const wrapped = z.object({ acceptanceCriteria: z.array(z.unknown()) }).safeParse(value)
  const list: unknown = wrapped.success ? wrapped.data.acceptanceCriteria : value
  if (!Array.isArray(list))
    return fail('criteria_unreadable', 'The criteria must be a JSON list of texts or of criteria.')
  if (list.length === 0) return fail('criteria_empty', 'The list of criteria is empty.')
  if (list.length > maxCriteria)
    return fail('criteria_unreadable', `The list has more than ${String(maxCriteria)} criteria.`)
  const corrected: AcceptanceCriterion[] = []
  for (const [index, entry] of list.entries()) {
    const parsed = correctedSchema.safeParse(typeof entry === 'string' ? { text: entry } : entry)
    if (!parsed.success || !hasWords(parsed.data)) {
      const position = index + 1
      return fail(
        'criterion_unreadable',
        `Criterion ${String(position)} of the list has no text, or one that is too long.`,
        {
          position,
        },
      )
    }
    corrected.push(correctedCriterion(parsed.data, found))
  }
  return ok(withUniqueIds(corrected, found))
}

function hasWords({ text = '', given = '', when = '', then = '' }: Corrected): boolean {
  return [text, given, when, then].some((part) => part !== '')
}

function correctedCriterion(given: Corrected, found: AcceptanceCriterion[]): AcceptanceCriterion {
  const known = found.find(({ id }) => id === given.id)
  if (known !== undefined) return sameAs(given, known) ? known : editedCriterion(given, known)
  const same = found.find((criterion) => given.text !== undefined && sameAs(given, criterion))
  return same ?? { ...written(given), source: { kind: 'tester', label: '' }, changed: 'added' }
}

/** Whether nothing that the tester gives differs from the ticket's criterion. */
function sameAs(given: Corrected, criterion: AcceptanceCriterion): boolean {
  return (
    (given.text === undefined || isSame(given.text, criterion.text)) &&
    (['given', 'when', 'then'] as const).every(
      (part) => given[part] === undefined || isSame(given[part], criterion[part]),
    )
  )
}

function isSame(a: string, b: string): boolean {
  return a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim()
}

/** Text and parts say the same twice: what the tester left as it was follows what changed. */
function editedCriterion(given: Corrected, known: AcceptanceCriterion): AcceptanceCriterion {
  const textChanged = given.text !== undefined && given.text !== '' && !isSame(given.text, known.text)
  const partsChanged = (['given', 'when', 'then'] as const).some(
    (part) => given[part] !== undefined && !isSame(given[part], known[part]),
  )
  const { examples = known.examples, title = known.title } = given
  const changed = written({
    ...(textChanged ? { text: given.text } : {}),
    ...(partsChanged
      ? { given: given.given ?? known.given, when: given.when ?? known.when, then: given.then ?? known.then }
      : {}),
    title,
    examples,
  })
  return { ...changed, id: known.id, source: known.source, changed: 'edited' }
}

function written({ id = '', text = '', given, when, then, title, examples }: Corrected): AcceptanceCriterion {
  const hasParts = [given, when, then].some((part) => part !== undefined && part !== '')
  const parts = hasParts ? statedParts({ given, when, then }) : partsOfText(text)
  return {
    id,
    ...parts,
    text: text === '' ? textOfParts(parts) : text,
    source: { kind: 'tester', label: '' },
    ...(title === undefined || title === '' ? {} : { title }),
    ...(examples === undefined || examples.length === 0 ? {} : { examples }),
  }
}

type Parts = Pick<AcceptanceCriterion, 'given' | 'when' | 'then' | 'assumed'>

/** Reads Given, When and Then from a text, as in a field for criteria. */
export function partsOfText(text: string): Parts {
  const lines = text.split('\n').map((line) => [{ text: line }])
  const { criteria } = findCriteria({
    key: '',
    summary: '',
    type: '',
    priority: '',
    components: [],
    labels: [],
    description: [],
    fields: [{ id: '', name: 'Acceptance Criteria', blocks: [{ kind: 'paragraph', lines }] }],
  })
  const [only] = criteria
  if (only === undefined || criteria.length > 1) return statedParts({ then: text })
  const { given, when, then, assumed } = only
  return { given, when, then, ...(assumed === undefined ? {} : { assumed }) }
}

function statedParts({ given = '', when = '', then = '' }: Partial<Record<'given' | 'when' | 'then', string>>): Parts {
  const isMissing = (part: 'given' | 'when' | 'then', text: string) => text === '' || text === defaultParts[part]
  const assumed = {
    ...(isMissing('given', given) ? { given: true } : {}),
    ...(isMissing('when', when) ? { when: true } : {}),
    ...(isMissing('then', then) ? { then: true } : {}),
  }
  return {
    given: given === '' ? defaultParts.given : given,
    when: when === '' ? defaultParts.when : when,
    then: then === '' ? defaultParts.then : then,
    ...(Object.keys(assumed).length === 0 ? {} : { assumed }),
  }
}

const keywords: Record<Language, Record<'given' | 'when' | 'then', string>> = {
  en: { given: 'Given', when: 'When', then: 'Then' },
  es: { given: 'Dado', when: 'Cuando', then: 'Entonces' },
  de: { given: 'Angenommen', when: 'Wenn', then: 'Dann' },
  fr: { given: 'Étant donné', when: 'Quand', then: 'Alors' },
  pt: { given: 'Dado', when: 'Quando', then: 'Então' },
}

function textOfParts({ assumed = {}, ...parts }: Parts): string {
  const stated = (['given', 'when', 'then'] as const).filter((part) => assumed[part] !== true)
  const words = keywords[detectLanguage(stated.map((part) => parts[part]).join('\n')) ?? 'en']
  return stated.map((part) => `${words[part]} ${parts[part]}`).join('\n')
}

/** A new criterion gets the next free number; an id that is taken becomes a new one. */
function withUniqueIds(corrected: AcceptanceCriterion[], found: AcceptanceCriterion[]): AcceptanceCriterion[] {
  const numbers = [...found, ...corrected].map(({ id }) => Number(/^AC-(\d{1,6})$/.exec(id)?.[1] ?? 0))
  let next = Math.max(0, ...numbers) + 1
  const taken = new Set<string>()
  return corrected.map((criterion) => {
    if (criterion.id !== '' && !taken.has(criterion.id)) {
      taken.add(criterion.id)
      return criterion
    }
    const id = `AC-${String(next)}`
    next += 1
    return { ...criterion, id, changed: 'added' }
  })
}
