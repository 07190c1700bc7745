import {
  caseKeys,
  caseListKeys,
  fieldReader,
  isStepsKey,
  isTitleKey,
  plainFields,
  plainKey,
  stepKeys,
} from './case-keys.ts'

/** A value that may be one test case, with its key in the enclosing object if that can serve as an id. */
export interface FoundCase {
  value: object | string
  key?: string
}

/** The search stops at this depth: providers nest three or four wrappers, not fifty. */
const maxDepth = 40

const bodyKeys = [...stepKeys.expected, ...stepKeys.data, ...caseKeys.description, ...caseKeys.preconditions, 'when']
const bodyFields = fieldReader(bodyKeys)

/**
 * Finds the test cases in a parsed answer, inside any wrapper: lists, `{testCases}`, `{result: {…}}`, maps keyed by id,
 * or JSON in a string, which `readAnswerText` reads. Stops at `most` cases. Linear in the size of the value.
 */
export function findCases(value: unknown, most: number, readAnswerText: (text: string) => FoundCase[]): FoundCase[] {
  const found: FoundCase[] = []
  // JSON has no cycles, but values of other origin are passed here too.
  const seen = new Set<object>()
  visit(value, undefined, false, 0)
  return found

  function visit(node: unknown, key: string | undefined, listed: boolean, depth: number): void {
    if (depth > maxDepth || found.length >= most) return
    if (typeof node === 'string') visitText(node, listed)
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    if (Array.isArray(node)) for (const item of node) visit(item, undefined, listed, depth + 1)
    else visitObject(node, key, listed, depth)
  }

  function visitText(text: string, listed: boolean): void {
    const inner = /[{[]/.test(text) ? readAnswerText(text) : []
    if (inner.length > 0) for (const item of inner) found.push(item)
    else if (listed && text.trim() !== '') found.push({ value: text })
  }

  function visitObject(node: object, key: string | undefined, listed: boolean, depth: number): void {
    const fields = plainFields(node)
    const itself = { value: node, ...(key === undefined ? {} : { key }) }
    const wraps = [...fields].some(
      ([name, child]) => caseListKeys.has(name) && typeof child === 'object' && child !== null,
    )
    if (!wraps && hasOneOf(fields, isStepsKey)) found.push(itself)
    else if (wraps || !mayBeCase(fields, listed) || [...fields.values()].some(holdsCase))
      visitFields(node, listed, depth)
    else found.push(itself)
  }

  function visitFields(node: object, listed: boolean, depth: number): void {
    for (const [name, child] of Object.entries(node)) {
      const isList = caseListKeys.has(plainKey(name))
      const keyed = typeof child === 'object' && child !== null && !Array.isArray(child) && !isList
      visit(child, keyed ? name : undefined, isList || (listed && typeof child !== 'string'), depth + 1)
    }
  }
}

/** An object without steps is a case if it has a title and is in a list of cases or has another field of a case. */
function mayBeCase(fields: ReadonlyMap<string, unknown>, listed: boolean): boolean {
  return hasOneOf(fields, isTitleKey) && (listed || fields.has('title') || bodyFields(fields).length > 0)
}

/** Whether a field of something that looks like a case contains actual cases, which makes it only a wrapper. */
function holdsCase(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null)
  const fields = plainFields(value)
  return hasOneOf(fields, isStepsKey) || [...fields.keys()].some((name) => caseListKeys.has(name))
}

function hasOneOf(fields: ReadonlyMap<string, unknown>, isKey: (key: string) => boolean): boolean {
  for (const name of fields.keys()) if (isKey(name)) return true
  return false
}
