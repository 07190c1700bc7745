import type { TestCase, TestStep } from '../test-case/test-case.ts'
import { actionText, caseLabels } from './case-texts.ts'
import type { ExportEntry } from './export-entry.ts'
import type { ExportPart, OnCase } from './export-part.ts'
import { exportTitle } from './export-title.ts'

/**
 * One `.feature` file per ticket, because a file holds one Feature. If a ticket occurs twice, its file names are
 * numbered.
 */
export function gherkinParts(entries: ExportEntry[], onCase?: OnCase): ExportPart[] {
  const times = new Map<string, number>()
  return entries.map((entry) => {
    const name = entry.ticketId.replace(/[^\p{L}\p{N}_-]+/gu, '-') || 'ticket'
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return { name: time === 1 ? name : `${name}-${time}`, text: entryToFeature(entry, onCase) }
  })
}

/**
 * A ticket as a Gherkin feature: preconditions become Given, steps with their data When, expected results Then. The
 * Feature is tagged with the ticket, each Scenario with its type and criteria. No text of the ticket or of a case can
 * start a line.
 */
export function entryToFeature(entry: ExportEntry, onCase?: OnCase): string {
  const head = [...tagLine([entry.ticketId], ''), `Feature: ${line(entry.title) || line(entry.ticketId)}`]
  const scenarios = entry.testCases.flatMap((testCase) => {
    onCase?.()
    return ['', ...scenario(testCase)]
  })
  return [...head, ...scenarios].join('\n') + '\n'
}

function scenario(testCase: TestCase): string[] {
  const description = line(testCase.description)
  return [
    ...tagLine([...caseLabels(testCase), ...testCase.criterionIds], '  '),
    `  Scenario: ${line(exportTitle(testCase.title))}`,
    // The word in front prevents the description from being parsed as a step, a tag or a keyword.
    ...(description === '' ? [] : [`    Purpose: ${description}`, '']),
    ...gherkinSteps(testCase).flatMap(stepLines),
  ]
}

function stepLines({ keyword, text, document }: GherkinStep): string[] {
  const indent = '      '
  const lines = document?.replaceAll('"""', '\\"\\"\\"').split('\n') ?? []
  return [
    `    ${keyword} ${text}`,
    ...(document === undefined ? [] : ['"""', ...lines, '"""'].map((content) => indent + content)),
  ]
}

function tagLine(tags: string[], indent: string): string[] {
  const names = [...new Set(tags.map((tag) => tag.trim().replace(/[\s@#]+/g, '-')).filter((tag) => tag !== ''))]
  return names.length === 0 ? [] : [indent + names.map((name) => `@${name}`).join(' ')]
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

interface GherkinStep {
  keyword: 'Given' | 'When' | 'Then' | 'And'
  /** On one line and never empty. */
  text: string
  /** Data of several lines, written as a doc string under the step. */
  document?: string
}

type Kind = Exclude<GherkinStep['keyword'], 'And'>

/** A case as Gherkin steps; repeated keywords become And. */
function gherkinSteps({ preconditions, steps }: Pick<TestCase, 'preconditions' | 'steps'>): GherkinStep[] {
  const drafts = [
    ...preconditions.flatMap(clauses).map((text) => ({ kind: 'Given' as const, text })),
    ...steps.flatMap((step) => [
      ...actions(step),
      ...clauses(step.expected).map((text) => ({ kind: 'Then' as const, text })),
    ]),
  ]
  let before: Kind | undefined
  return drafts.map(({ kind, ...rest }) => {
    const keyword = kind === before ? 'And' : kind
    before = kind
    return { keyword, ...rest }
  })
}

/**
 * The clauses of an action. Data goes with the last clause: quoted in the line, or below it if the data is long or
 * contains quotes.
 */
function actions({ step, data }: TestStep): { kind: 'When'; text: string; document?: string }[] {
  const texts = clauses(step)
  const value = data.replace(/\r\n?/g, '\n').trim()
  if (value === '') return texts.map((text) => ({ kind: 'When', text }))
  const last = texts.pop()?.replace(/[.:,;]$/, '') ?? actionText({ step })
  const inLine = !/["\n]/.test(value)
  return [
    ...texts.map((text) => ({ kind: 'When' as const, text })),
    inLine
      ? { kind: 'When', text: `${last} with "${value}"` }
      : { kind: 'When', text: `${last} with the data`, document: value },
  ]
}

/** One clause per line, without a bullet or its own keyword. */
function clauses(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((part) => bare(part.replace(/\s+/g, ' ').trim()))
    .filter((part) => part !== '')
}

function bare(text: string): string {
  const item = text.replace(/^(?:[-*•]|\d+[.)])\s+/, '')
  return item.replace(/^(?:given|when|then|and|but)\s+(?=\S)/i, '')
}
