import type { TestStep } from '../../test-case/test-case.ts'
import { fieldReader, plainFields, stepKeys } from './case-keys.ts'
import { parse } from './repair-json.ts'
import { firstText, lines, textOf } from './read-fields.ts'

/** The action of a step that has only data or an expected result (docs/spec.md, section 3). */
export const defaultStepText = 'Perform action'
/** The expected result of a case that has only a title (docs/spec.md, section 3). */
export const defaultExpected = 'Action completed successfully'

const stepFields = fieldReader(stepKeys.step)
const dataFields = fieldReader(stepKeys.data)
const expectedFields = fieldReader(stepKeys.expected)

/**
 * Reads steps from any shape that providers and older versions use: a list of objects or texts, a map by number, a text
 * with line breaks, or one of these as JSON in a string.
 */
export function readCaseSteps(value: unknown): TestStep[] {
  if (typeof value === 'string') {
    const inner = /^\s*[[{]/.test(value) ? parse(value) : undefined
    return isObject(inner) ? readCaseSteps(inner) : lines(value).map(stepOfText)
  }
  if (Array.isArray(value)) return value.flatMap(readStep)
  if (!isObject(value)) return []
  return looksLikeStep(value) ? readStep(value) : Object.values(value).flatMap(readStep)
}

/** A case with a single step: its own fields hold the action and the expected result. */
export function readSingleStep(fields: ReadonlyMap<string, unknown>): TestStep[] {
  const own = new Map([...fields].filter(([key]) => !['title', 'name', 'description', 'details'].includes(key)))
  const step = actionText(stepFields(own))
  const data = firstText(dataFields(own))
  const expected = firstText(expectedFields(own))
  if (step === '' && expected === '' && data === '') return []
  return [{ step: step === '' ? defaultStepText : step, data, expected }]
}

/**
 * Adds the expected results and data that a case states outside its steps. A list as long as the steps is assigned one
 * by one; otherwise the result goes to the last step and the data to the first, if these have none.
 */
export function withCaseFields(steps: TestStep[], expected: unknown, data: unknown): TestStep[] {
  const results = perStep(expected, steps, steps.length - 1)
  const inputs = steps.every((step) => step.data === '') ? perStep(data, steps, 0) : []
  return steps.map((step, index) => ({
    ...step,
    data: step.data === '' ? (inputs[index] ?? '') : step.data,
    expected: step.expected === '' ? (results[index] ?? '') : step.expected,
  }))
}

function perStep(value: unknown, steps: TestStep[], only: number): string[] {
  if (Array.isArray(value) && value.length === steps.length) return value.map((item) => textOf(item, 1) ?? '')
  return steps.map((_step, index) => (index === only ? (textOf(value) ?? '') : ''))
}

function readStep(value: unknown): TestStep[] {
  if (typeof value === 'string') return lines(value).length > 0 ? [stepOfText(lines(value).join('\n'))] : []
  if (Array.isArray(value)) return value.some(isObject) ? readCaseSteps(value) : stepOfCells(value)
  if (!isObject(value)) return []
  if (!looksLikeStep(value) && Object.values(value).some(isObject)) return readCaseSteps(value)
  const fields = plainFields(value)
  const step = actionText(stepFields(fields))
  const data = firstText(dataFields(fields))
  const expected = firstText(expectedFields(fields))
  if (step !== '' || data !== '' || expected !== '')
    return [{ step: step === '' ? defaultStepText : step, data, expected }]
  const only = textOf(Object.values(value))
  return only === undefined ? [] : [stepOfText(only)]
}

/** A step written as a row of cells: action, data, expected result; or action and expected result. */
function stepOfCells(cells: unknown[]): TestStep[] {
  const texts = cells.map((cell) => textOf(cell) ?? '').filter((text, index) => index > 0 || !/^\d*$/.test(text))
  const [step = '', second = '', third] = texts
  if (texts.every((text) => text === '')) return []
  const [data, expected] = third === undefined ? ['', second] : [second, third]
  return [{ step: step === '' ? defaultStepText : step, data, expected }]
}

/** A step as text, possibly with its expected result after an arrow or a label. */
function stepOfText(text: string): TestStep {
  const split = /^([\s\S]*?\S)\s*(?:→|⇒|=>|->|\(?\bexpected(?: result)?\s*:)\s*(\S[\s\S]*)$/i.exec(text)
  if (split?.[1] === undefined || split[2] === undefined) return { step: text, data: '', expected: '' }
  return { step: split[1].replace(/(?<![\s\-–|.;])[\s\-–|.;]+$/, ''), data: '', expected: split[2].replace(/\)$/, '') }
}

/** The first field that describes an action: a bare number or 'Step 1' is only a counter. */
function actionText(values: unknown[]): string {
  const texts = values.filter((value) => typeof value !== 'number').map((value) => textOf(value) ?? '')
  return texts.find((text) => text !== '' && !/^(?:step|paso|passo|schritt|étape)?\s*#?\d+[.)]?$/i.test(text)) ?? ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function looksLikeStep(value: object): boolean {
  const fields = plainFields(value)
  return stepFields(fields).length > 0 || expectedFields(fields).length > 0
}
