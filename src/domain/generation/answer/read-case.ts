import type { DroppedCase, WireTestCase } from '../../contracts/ai-generate.ts'
import type { TestStep } from '../../test-case/test-case.ts'
import type { FoundCase } from './find-cases.ts'
import { foldGherkin } from './gherkin-steps.ts'
import { caseKeys, fieldReader, plainFields, stepKeys } from './case-keys.ts'
import { firstText, lines, textList, textOf } from './read-fields.ts'
import { defaultExpected, readSingleStep, readCaseSteps, withCaseFields } from './read-case-steps.ts'

export type CaseReading = { ok: true; value: WireTestCase } | { ok: false; reason: DroppedCase }

const read = {
  id: fieldReader(caseKeys.id),
  title: fieldReader(caseKeys.title),
  description: fieldReader(caseKeys.description),
  steps: fieldReader(caseKeys.steps),
  expected: fieldReader(stepKeys.expected),
  data: fieldReader(stepKeys.data),
  preconditions: fieldReader(caseKeys.preconditions),
  type: fieldReader(caseKeys.type),
  priority: fieldReader(caseKeys.priority),
  criterionIds: fieldReader(caseKeys.criterionIds),
  technique: fieldReader(caseKeys.technique),
  priorityReason: fieldReader(caseKeys.priorityReason),
  assumptions: fieldReader(caseKeys.assumptions),
  replaces: fieldReader(caseKeys.replaces),
}

/**
 * Normalizes a found object to a test case (docs/spec.md, section 3, including the legacy shapes), or says why it
 * cannot be one.
 *
 * @param oneLine reads a title, which may be written as a line of a list.
 */
export function readCase(found: FoundCase, oneLine = (text: string): string => lines(text).join(' ')): CaseReading {
  // A placeholder of dots or other punctuation is not a title.
  const titleText = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? oneLine(text) : '')
  if (typeof found.value === 'string') return titleOnly(titleText(found.value))
  const fields = plainFields(found.value)
  const title = titleText(firstText(read.title(fields)))
  const listed = caseSteps(fields, title)
  const clauses = foldGherkin(listed)
  const steps = clauses?.steps ?? listed
  if (title === '') return dropped(found.key ?? firstText(read.id(fields)), 'The test case has no title')
  if (steps.length === 0) return dropped(title, 'The test case has no step with text')
  const id = firstText([...read.id(fields), found.key])
  return {
    ok: true,
    value: {
      ...(id === '' ? {} : { id: id.slice(0, 200) }),
      title,
      description: firstText(read.description(fields)),
      preconditions: [...read.preconditions(fields).slice(0, 1).flatMap(textList), ...(clauses?.preconditions ?? [])],
      ...optionalText('type', read.type(fields)),
      ...optionalText('priority', read.priority(fields)),
      steps,
      criterionIds: criterionIds(read.criterionIds(fields)),
      ...optionalText('technique', read.technique(fields)),
      ...optionalText('priorityReason', read.priorityReason(fields)),
      ...optionalList('assumptions', read.assumptions(fields)),
      ...optionalList('replaces', read.replaces(fields)),
    },
  }
}

function titleOnly(title: string): CaseReading {
  if (title === '') return dropped('', 'The test case has no title')
  return { ok: true, value: { title, description: '', preconditions: [], steps: [titleStep(title)], criterionIds: [] } }
}

function caseSteps(fields: ReadonlyMap<string, unknown>, title: string): TestStep[] {
  const listed = read.steps(fields).filter((value) => value !== null)
  for (const value of listed) {
    const steps = readCaseSteps(value)
    if (steps.length > 0) return withCaseFields(steps, read.expected(fields)[0], read.data(fields)[0])
  }
  const single = readSingleStep(fields)
  if (single.length > 0) return single
  return title === '' || listed.length > 0 ? [] : [titleStep(title)]
}

/** A case that consists of only a title (docs/spec.md, section 3). */
function titleStep(title: string): TestStep {
  return { step: `Execute ${title.toLowerCase()}`, data: '', expected: defaultExpected }
}

function optionalText<K extends string>(key: K, values: unknown[]): Partial<Record<K, string>> {
  const text = firstText(values)
  const given: Partial<Record<K, string>> = {}
  if (text !== '') given[key] = text
  return given
}

/** Criterion ids from a list, a comma-separated list or objects with an id. Other words are left to `coverage`. */
function criterionIds(values: unknown[]): string[] {
  const ids = values.flatMap((value) => (Array.isArray(value) ? value.flatMap(idsOf) : idsOf(value)))
  return [...new Set(ids)]
}

function idsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return idsOf(textOf(Object.entries(value).find(([key]) => /id$/i.test(key))?.[1]))
  const text = textOf(value) ?? ''
  return [...text.matchAll(/\bAC[-\s_#]?0*(\d{1,4})\b/gi)].map((match) => `AC-${match[1] ?? ''}`)
}

function optionalList<K extends string>(key: K, values: unknown[]): Partial<Record<K, string[]>> {
  const texts = values.flatMap(textList)
  const given: Partial<Record<K, string[]>> = {}
  if (texts.length > 0) given[key] = texts
  return given
}

function dropped(title: string, reason: string): CaseReading {
  return { ok: false, reason: { title: title.slice(0, 200), reason } }
}
