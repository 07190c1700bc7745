import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const folder = new URL('../../../supabase/local/jira/', import.meta.url)

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
}

const named = z.object({ name: z.string().min(1) })

/** The parts of an issue that the product shows or reads, as strict as Jira's own. */
const issueSchema = z.object({
  expand: z.string(),
  id: z.string().regex(/^\d+$/),
  self: z.string().startsWith('https://casewright-demo.atlassian.net/rest/api/3/issue/'),
  key: z.string().regex(/^SHOP-\d+$/),
  names: z.record(z.string(), z.string()),
  fields: z.looseObject({
    summary: z.string().min(10),
    description: z.object({
      type: z.literal('doc'),
      version: z.literal(1),
      content: z.array(z.looseObject({ type: z.string() })).min(2),
    }),
    issuetype: named,
    priority: named,
    status: named.extend({ statusCategory: named }),
    components: z.array(named),
    labels: z.array(z.string()),
    assignee: z.object({ displayName: z.string(), accountId: z.string() }).nullable(),
    created: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4}$/),
    updated: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4}$/),
  }),
})

const fieldNames = new Map(
  z
    .array(z.object({ id: z.string(), name: z.string() }))
    .parse(readJson('fields.json'))
    .map((field) => [field.id, field.name]),
)
const files = readdirSync(new URL('issues/', folder))

test('the sample tickets are SHOP-1 to SHOP-12 at least', () => {
  const needed = Array.from({ length: 12 }, (_unused, index) => `SHOP-${index + 1}.json`)
  expect(files).toEqual(expect.arrayContaining(needed))
})

describe.each(files)('%s', (file) => {
  const raw = readJson(`issues/${file}`)

  test('is a whole Jira issue under its own key', () => {
    const issue = issueSchema.parse(raw)
    expect(`${issue.key}.json`).toBe(file)
    expect(issue.self.endsWith(`/${issue.id}`)).toBe(true)
    expect(issue.fields.created < issue.fields.updated).toBe(true)
  })

  test('names its fields as the field list does', () => {
    const { names, fields } = issueSchema.parse(raw)
    expect(Object.keys(names).sort()).toEqual(Object.keys(fields).sort())
    for (const [id, name] of Object.entries(names)) expect(fieldNames.get(id)).toBe(name)
  })
})

/** Every `type` and every text in the rich text. */
function walk(node: unknown, types: Set<string>, texts: string[]): void {
  if (Array.isArray(node)) node.forEach((child) => walk(child, types, texts))
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && typeof node.type === 'string') types.add(node.type)
    if ('text' in node && typeof node.text === 'string') texts.push(node.text)
    Object.values(node).forEach((child) => walk(child, types, texts))
  }
}

test.each([
  ['Given/When/Then lines', 'SHOP-1', 'description', ['hardBreak'], /Given .*When .*Then /],
  ['bullets under a heading', 'SHOP-2', 'description', ['heading', 'bulletList', 'inlineCard'], /Acceptance Criteria/],
  ['a three-column table', 'SHOP-3', 'description', ['table', 'tableHeader', 'tableCell'], /Given When Then/],
  ['nested and task lists', 'SHOP-4', 'description', ['bulletList', 'taskList', 'taskItem'], /default/],
  ['a panel and an expand', 'SHOP-5', 'description', ['panel', 'expand'], /private/],
  ['flows and outcomes', 'SHOP-6', 'description', ['paragraph'], /Flow: .*Expected outcome: /],
  ['criteria in a custom field', 'SHOP-7', 'customfield_10034', ['bulletList'], /90 days/],
  ['numbered rules with limits', 'SHOP-8', 'description', ['orderedList', 'status'], /20 to 2,000 characters/],
  ['Spanish', 'SHOP-9', 'description', ['heading'], /Dado que .*Cuando .*Entonces /],
  ['a bug', 'SHOP-10', 'description', ['orderedList', 'codeBlock'], /Steps to reproduce.*Actual result/],
  ['an outline with examples', 'SHOP-12', 'description', ['codeBlock'], /Scenario Outline:[\s\S]*Examples:/],
  [
    'withdrawn text, statuses and mentions',
    'SHOP-14',
    'description',
    ['strike', 'status', 'mention', 'emoji', 'date'],
    /AC-4/,
  ],
])('there is a ticket with %s', (_shape, key, field, expectedTypes, words) => {
  const types = new Set<string>()
  const texts: string[] = []
  walk(issueSchema.parse(readJson(`issues/${key}.json`)).fields[field], types, texts)
  expect([...types]).toEqual(expect.arrayContaining(expectedTypes))
  expect(texts.join(' ')).toMatch(words)
})
