import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TestCase } from '../test-case/test-case.ts'
import type { ExportEntry } from './export-entry.ts'

/** Control characters except tab and line feed, halves of surrogate pairs, and the two characters that XML forbids. */
const unprintable = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/**
 * A text as every export writes it: line breaks are LF, and characters that files and import tools reject are removed.
 */
export function cleanText(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return suspect.test(lines) ? lines.replace(unprintable, '') : lines
}

/** A first look, several times as fast: whole characters outside the basic plane match, too. */
// eslint-disable-next-line no-control-regex -- the characters that are looked for
const suspect = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF\uFFFE\uFFFF]/

/** Whether `cleanText` removes something; line breaks only change their form. */
export function hasUnprintable(text: string): boolean {
  return suspect.test(text) && text.replace(/\r\n?/g, '\n').search(unprintable) >= 0
}

export function cleanCase(testCase: TestCase): TestCase {
  return {
    ...testCase,
    id: cleanText(testCase.id),
    title: cleanText(testCase.title),
    description: cleanText(testCase.description),
    preconditions: testCase.preconditions.map(cleanText),
    type: cleanText(testCase.type),
    priority: cleanText(testCase.priority),
    steps: testCase.steps.map((step) => ({
      ...step,
      step: cleanText(step.step),
      data: cleanText(step.data),
      expected: cleanText(step.expected),
    })),
    criterionIds: testCase.criterionIds.map(cleanText),
    ...(testCase.technique === undefined ? {} : { technique: cleanText(testCase.technique) }),
    ...(testCase.priorityReason === undefined ? {} : { priorityReason: cleanText(testCase.priorityReason) }),
    ...(testCase.assumptions === undefined ? {} : { assumptions: testCase.assumptions.map(cleanText) }),
  }
}

function cleanCriterion(criterion: AcceptanceCriterion): AcceptanceCriterion {
  return {
    ...criterion,
    id: cleanText(criterion.id),
    given: cleanText(criterion.given),
    when: cleanText(criterion.when),
    then: cleanText(criterion.then),
    text: cleanText(criterion.text),
  }
}

/** The entry without unprintable characters. The raw ticket stays as it is: `ticketFacts` cleans what it reads. */
export function cleanEntry(entry: ExportEntry): ExportEntry {
  return {
    ...entry,
    ticketId: cleanText(entry.ticketId),
    title: cleanText(entry.title),
    acceptanceCriteria: entry.acceptanceCriteria.map(cleanCriterion),
    testCases: entry.testCases.map(cleanCase),
    answers: entry.answers?.map(({ criterionId, question, answer }) => ({
      criterionId: cleanText(criterionId),
      question: cleanText(question),
      answer: cleanText(answer),
    })),
  }
}
