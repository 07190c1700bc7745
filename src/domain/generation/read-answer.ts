import type { DroppedCase, WireTestCase } from '../contracts/ai-generate.ts'
import { afterOrdinal } from '../criteria/sentence.ts'
import { detectLanguage } from '../design/language.ts'
import { readCase } from './answer/read-case.ts'
import { firstText, lineBreak } from './answer/read-fields.ts'
import { caseKeys, fieldReader, plainFields } from './answer/case-keys.ts'
import { readAnswerText, readValue, type TextCase, type TextReading } from './answer/read-text.ts'

export interface AnswerReading {
  testCases: WireTestCase[]
  /** The spec's texts on what was repaired (section 5). */
  warnings: string[]
  dropped: DroppedCase[]
}

/** What was done to an answer (docs/spec.md, section 5). */
export const answerWarnings = {
  closedArray: 'JSON was repaired (closed array)',
  removedObject: 'JSON was repaired (removed incomplete object)',
  extracted: 'Extracted array with regex',
  none: 'No valid test cases found. See console for raw response.',
  outputLimit: 'The AI reached its output limit: the list of test cases may not be complete.',
} as const

/** Longer answers are read up to here, as if they had been cut off. */
export const maxAnswerLength = 8_000_000

const cutReason = 'The answer was cut off inside this test case'

/**
 * Reads an AI's answer, text or already parsed, into regular test cases (docs/spec.md, sections 3 and 5). Never throws; what cannot
 * be a test case is dropped with a reason. Time grows with the answer's length and no faster.
 *
 * @param before how many cases of the same answer were read already.
 */
export function readAnswer(answer: unknown, before = 0): AnswerReading {
  const reading =
    typeof answer === 'string' ? readAnswerText(withoutMark(answer.slice(0, maxAnswerLength))) : readValue(answer)
  const testCases: WireTestCase[] = []
  const dropped: DroppedCase[] = []
  for (const [index, found] of reading.cases.entries()) {
    if (found.cut) {
      dropped.push({ title: titleOf(found), reason: cutReason })
      continue
    }
    const result = readCase(found, (text) => titleLine(text, before + index + 1))
    if (!result.ok) dropped.push(result.reason)
    else testCases.push(found.repaired ? { ...result.value, generationStatus: 'ai-repaired' } : result.value)
  }
  return { testCases, warnings: warningsOf(reading, testCases), dropped }
}

const caseNumber =
  /^\[?(?:tc|test[\s_-]?case|testfall|caso de (?:prueba|teste)|cas de test)[\s_#-]*\d{1,4}(?:\]\s*[.):–-]?|\s*[.):–-])\s+/i
const listNumber = /^(?:step\s*)?(\d{1,3})\s*(?:([.)])|[:-](?!\s+\d))\s+/i

/**
 * A title on one line, without a bullet and its place in the list of cases, from 1: "1. Log in", "2) Log in", "TC-03: Log in". In German, where "16."
 * is also an ordinal, only the number of the place goes.
 */
function titleLine(text: string, position: number): string {
  const title = text
    .split(lineBreak)
    .map((line) => line.trim().replace(/^[-*•–]\s+/, ''))
    .join(' ')
    .trim()
  const unnumbered = title.replace(caseNumber, '')
  if (unnumbered !== title) return unnumbered
  const [mark = '', number, sign] = listNumber.exec(title) ?? []
  const words = title.slice(mark.length)
  const isOrdinal =
    sign === '.' && (afterOrdinal.test(words) || (Number(number) !== position && detectLanguage(words) === 'de'))
  return isOrdinal || words === '' ? title : words
}

function warningsOf(reading: TextReading, testCases: WireTestCase[]): string[] {
  if (testCases.length === 0) return [answerWarnings.none]
  const warnings: string[] = []
  if (reading.extracted) warnings.push(answerWarnings.extracted)
  if (reading.truncated)
    warnings.push(reading.cases.some((item) => item.cut) ? answerWarnings.removedObject : answerWarnings.closedArray)
  return warnings
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

const titleField = fieldReader(caseKeys.title)

function titleOf(found: TextCase): string {
  if (typeof found.value === 'string') return found.value.slice(0, 200)
  return firstText(titleField(plainFields(found.value))).slice(0, 200)
}
