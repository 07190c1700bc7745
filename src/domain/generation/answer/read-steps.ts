import type { TestStep } from '../../test-case/test-case.ts'
import { fieldReader, plainFields, stepKeys } from './keys.ts'
import { firstText, lines, textOf } from './read-fields.ts'

/** What a step is called when it says what it needs or expects, but not what to do (spec section 3). */
export const defaultStepText = 'Perform action'
/** What a case that is only a title expects (spec section 3). */
export const defaultExpected = 'Action completed successfully'

const stepFields = fieldReader(stepKeys.step)
const dataFields = fieldReader(stepKeys.data)
const expectedFields = fieldReader(stepKeys.expected)

/**
 * Steps from any shape providers and older versions use: a list of objects or texts, a map by number, a text with line
 * breaks, JSON inside a text having been read before.
 */
export function readSteps(value: unknown): TestStep[] {
  if (typeof value === 'string') return lines(value).map(stepOfText)
  if (Array.isArray(value)) return value.flatMap(readStep)
  if (typeof value !== 'object' || value === null) return []
  return looksLikeStep(value) ? readStep(value) : Object.values(value).flatMap(readStep)
}

/** A case that is one step: its own fields say what to do and what is expected. */
export function readSingleStep(fields: ReadonlyMap<string, unknown>): TestStep[] {
  const own = new Map([...fields].filter(([key]) => !['title', 'name', 'description', 'details'].includes(key)))
  const step = actionText(stepFields(own))
  const data = firstText(dataFields(own))
  const expected = firstText(expectedFields(own))
  if (step === '' && expected === '' && data === '') return []
  return [{ step: step === '' ? defaultStepText : step, data, expected }]
}

/** The case's own expected result belongs to its last step, where that has none. */
export function withExpected(steps: TestStep[], expected: string): TestStep[] {
  const last = steps.at(-1)
  if (last === undefined || expected === '' || last.expected !== '') return steps
  return [...steps.slice(0, -1), { ...last, expected }]
}

function readStep(value: unknown): TestStep[] {
  if (typeof value === 'string') return lines(value).length > 0 ? [stepOfText(lines(value).join('\n'))] : []
  if (Array.isArray(value)) return stepOfCells(value)
  if (typeof value !== 'object' || value === null) return []
  const fields = plainFields(value)
  const step = actionText(stepFields(fields))
  const data = firstText(dataFields(fields))
  const expected = firstText(expectedFields(fields))
  if (step !== '' || data !== '' || expected !== '') return [{ step: step === '' ? defaultStepText : step, data, expected }]
  const only = textOf(Object.values(value))
  return only === undefined ? [] : [stepOfText(only)]
}

/** A step written as a row of cells: what to do, data, expected; or what to do and expected. */
function stepOfCells(cells: unknown[]): TestStep[] {
  const texts = cells.map((cell) => textOf(cell) ?? '').filter((text, index) => index > 0 || !/^\d*$/.test(text))
  const [step = '', second = '', third] = texts
  if (texts.every((text) => text === '')) return []
  const [data, expected] = third === undefined ? ['', second] : [second, third]
  return [{ step: step === '' ? defaultStepText : step, data, expected }]
}

/** A step in words, which may say its expected result behind an arrow or a label. */
function stepOfText(text: string): TestStep {
  const split = /^([\s\S]*?\S)\s*(?:→|⇒|=>|->|\(?\bexpected(?: result)?\s*:)\s*(\S[\s\S]*)$/i.exec(text)
  if (split?.[1] === undefined || split[2] === undefined) return { step: text, data: '', expected: '' }
  return { step: split[1].replace(/[\s\-–|.;]+$/, ''), data: '', expected: split[2].replace(/\)$/, '') }
}

/** The first field that says something to do: a bare number or 'Step 1' is a counter. */
function actionText(values: unknown[]): string {
  const texts = values.filter((value) => typeof value !== 'number').map((value) => textOf(value) ?? '')
  return texts.find((text) => text !== '' && !/^(?:step|paso|passo|schritt|étape)?\s*#?\d+[.)]?$/i.test(text)) ?? ''
}

function looksLikeStep(value: object): boolean {
  const fields = plainFields(value)
  return stepFields(fields).length > 0 || expectedFields(fields).length > 0
}
