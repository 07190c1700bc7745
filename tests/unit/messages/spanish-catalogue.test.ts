import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { apiMessages, messageText, testToolNames } from '#domain/contracts/api-messages.ts'
import { emailSchema, fieldTexts, nameSchema, passwordSchema } from '#domain/contracts/auth.ts'
import { defaultParts, placeTexts } from '#domain/criteria/texts.ts'
import { exportFormats } from '#domain/export/export-formats.ts'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { exportNotices } from '#domain/export/export-notices.ts'
import { progressSteps } from '#domain/generation/progress.ts'
import { answerWarnings } from '#domain/generation/read-answer.ts'
import { plans } from '#domain/plans/plans.ts'
import type { MessageParams, Problem } from '#domain/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { trackerConfigTexts } from '#domain/ticket/tracker-config.ts'
import { spanishFormats } from '#src/features/export/format-texts.ts'
import { spanishApiMessages } from '#src/messages/spanish-api-messages.ts'
import { labelInSpanish, problemInSpanish, textInSpanish } from '#src/messages/spanish.ts'
import { historyMessages } from '#src/storage/history/texts.ts'
import { nastyEntries } from '../../support/nasty-cases.ts'
import { aTestCase } from '../../support/results.ts'

const root = join(import.meta.dirname, '../../..')

/** Every parameter of an API message, alone and with each of its values. */
const apiParams: MessageParams[] = [
  {},
  ...['generate', 'register', 'forgot', 'test'].map((task) => ({ task })),
  ...['fetch', 'create', 'update', 'delete', 'resetPassword', 'audit'].map((action) => ({ action })),
  ...[1, 30, 60, 90].map((seconds) => ({ seconds })),
  ...Object.keys({ ...fieldTexts, ...trackerConfigTexts }).map((problem) => ({ problem })),
  { details: 'role: Invalid option' },
  { login: 'accepted' },
  { provider: 'builtin' },
  ...Object.keys(testToolNames).flatMap((tool) => [
    { tool },
    { tool, seconds: 90 },
    { tool, title: 'Pay' },
    { tool, reason: 'No' },
  ]),
]

function isUnknown(message: string): boolean {
  return textInSpanish(message) === message
}

function isUntranslated(problem: Problem): boolean {
  return problemInSpanish(problem, 'app') === problem.message
}

/** Constants without a code. */
const constants = {
  fieldTexts,
  trackerConfigTexts,
  defaultParts,
  progressSteps: Object.values(progressSteps).map(({ message }) => message),
  answerWarnings,
  historyChanges: [
    historyMessages.duplicate,
    historyMessages.added,
    historyMessages.updated,
    historyMessages.removed,
    historyMessages.cleared,
  ],
}

describe('the Spanish catalogue', () => {
  it.each(Object.entries(constants))('has every text of %s', (_name, texts) => {
    const all: string[] = Object.values(texts)
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter(isUnknown)).toEqual([])
  })

  it.each(Object.keys(apiMessages))('has every variant of the API message %s', (code) => {
    const english = new Map(Object.entries(apiMessages)).get(code) ?? ''
    const spanish = new Map(Object.entries(spanishApiMessages)).get(code) ?? ''
    const variants = new Map(apiParams.map((params) => [messageText(english, params), messageText(spanish, params)]))
    variants.delete(undefined)
    expect(variants.size).toBeGreaterThan(0)
    expect([...variants.values()]).not.toContain(undefined)
    expect(new Set(variants.values()).size).toBe(variants.size)
    for (const [from, to] of variants) expect(to).not.toBe(from)
  })

  it('has what the fields of the forms refuse with', () => {
    const refusals = [emailSchema, nameSchema, passwordSchema].flatMap((schema) =>
      ['', ' ', 'x', '\u0000', 'x'.repeat(400), 1].flatMap(
        (value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
      ),
    )
    expect(refusals.length).toBeGreaterThan(5)
    expect(refusals.filter(isUnknown)).toEqual([])
  })

  it('has every reason to leave out a test case', () => {
    const reasons = globSync('{src/domain,src/storage}/**/*.ts', { cwd: root }).flatMap((file) => reasonsIn(file))
    expect(reasons.length).toBeGreaterThan(4)
    expect(reasons.filter(isUnknown)).toEqual([])
  })

  it('has the places where criteria are looked for', () => {
    const places = [
      placeTexts.field('Rules'),
      placeTexts.noField,
      placeTexts.section('Rules'),
      placeTexts.noSection,
      placeTexts.description,
    ]
    expect(places.filter(({ place, ...rest }) => isUntranslated({ message: place, ...rest }))).toEqual([])
  })

  it('has the success of every export format', () => {
    expect(exportFormats.map((format) => format.exported(3)).filter(isUntranslated)).toEqual([])
  })

  it('has what each export format says of itself', () => {
    for (const { id, warning, howToImport } of exportFormats) {
      const spanish = spanishFormats[id]
      expect(spanish.warning === undefined, id).toBe(warning === undefined)
      // The last one is a menu path in Zephyr.
      expect(
        howToImport.filter((line) => spanish.howToImport.includes(line) && !line.startsWith('Test Cases >')),
      ).toEqual([])
    }
  })

  it('has everything that an export changes in awkward cases', () => {
    const [first] = nastyEntries()
    const awkward = first === undefined ? [] : [{ ...first, title: 'x'.repeat(150) }]
    const strange = awkward.map((entry) => ({
      ...entry,
      testCases: [...entry.testCases, aTestCase({ priority: 'Banana', title: 'y'.repeat(40_000) })],
    }))
    const notices = exportFormats.flatMap((format) => [
      ...exportNotices(format, awkward),
      ...exportNotices(format, strange),
    ])
    expect(new Set(notices.map(({ code }) => code)).size).toBeGreaterThanOrEqual(8)
    expect(notices.filter(isUntranslated)).toEqual([])
  })

  it('has what the limits of a format do to an export', () => {
    const long = 'x'.repeat(40_000)
    const notices = exportFormats.flatMap((format) =>
      [1, 3].flatMap((count) => exportNotices(format, [entryOf(count * 1_000, 'short'), entryOf(count, long)])),
    )
    expect(notices.length).toBeGreaterThan(5)
    expect(notices.filter(isUntranslated)).toEqual([])
  })

  it('has the names of the plans and what they say', () => {
    // Names stay unchanged.
    const unnamed = Object.values(plans)
      .flatMap(({ label, description }) => [label, description])
      .filter((text) => !['Starter', 'Pro'].includes(text))
    expect(unnamed.filter((text) => labelInSpanish(text) === text)).toEqual([])
  })

  it('has the types, priorities and techniques of the built-in designer', () => {
    const files = globSync('src/domain/{design,generation/assemble}/**/*.ts', { cwd: root })
    const names = files.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\b(?:type|technique|priority): (?:.* \? )?'([A-Z][^']*)'(?: : '([A-Z][^']*)')?/g,
        ),
      ].flatMap((match) => match.slice(1)),
    )
    const known = [...names, 'High', 'Medium', 'Low'].filter((name) => name !== undefined)
    expect(known).toContain('Boundary')
    expect(known).toContain('Negative')
    expect(known.filter((name) => labelInSpanish(name) === name)).toEqual([])
  })
})

/** An entry with that number of cases, all with that title. */
function entryOf(count: number, title: string): ExportEntry {
  const testCase: TestCase = {
    id: 'TC-1',
    title,
    description: '',
    preconditions: [],
    type: '',
    priority: '',
    steps: [{ step: 'Open', data: '', expected: '' }],
    criterionIds: [],
  }
  return {
    ticketId: 'A-1',
    title: 'A',
    acceptanceCriteria: [],
    testCases: Array.from({ length: count }, () => testCase),
  }
}

/** The text of every `dropped`. */
function reasonsIn(file: string): string[] {
  return [
    ...argumentsOf(file, ['dropped'], 0),
    ...argumentsOf(file, ['dropped'], 1),
    ...returnsOfValidity(file),
  ].filter((text) => text.includes(' '))
}

function argumentsOf(file: string, functions: string[], index: number): string[] {
  return nodesOf(file).flatMap((node) => {
    if (!ts.isCallExpression(node) || !functions.includes(node.expression.getText())) return []
    const argument = node.arguments[index]
    return argument !== undefined && ts.isStringLiteral(argument) ? [argument.text] : []
  })
}

function returnsOfValidity(file: string): string[] {
  if (!file.endsWith('validity.ts')) return []
  return nodesOf(file).flatMap((node) =>
    ts.isReturnStatement(node) && node.expression !== undefined && ts.isStringLiteral(node.expression)
      ? [node.expression.text]
      : [],
  )
}

function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = []
  function visit(node: ts.Node): void {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return nodes
}
