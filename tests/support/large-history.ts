import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

/**
 * Large results of a busy team: raw tickets of 60 KB (mostly the description, plus Jira's metadata), 12 criteria and 20
 * cases. The words come from the labelled corpus; the same number gives the same result.
 */
export function largeResult(n: number): GenerationResult {
  const random = randomFrom(n)
  const line = () => pick(random, sentences)
  const ticketId = `TEAM-${1000 + n}`
  const title = cut(line(), 90)
  const ticketData = rawIssue({ ticketId, title, line, random })
  const acceptanceCriteria = Array.from({ length: 12 }, (_, index) => criterion(index + 1, line))
  const testCases = Array.from({ length: 20 }, (_, index) => testCase(index + 1, line, random))
  return {
    ticketId,
    title,
    ticketTitle: title,
    acceptanceCriteria,
    testCases,
    ticketData,
    timestamp: new Date(Date.UTC(2026, 10, 21, 9) - n * 20 * 3_600_000).toISOString(),
    tokensUsed: 2_000 + n,
    provider: 'openai-compatible',
    model: 'a-model',
    enriched: true,
    warnings: [],
    dropped: [],
    uncoveredCriterionIds: [],
  }
}

const corpus = join(import.meta.dirname, '../corpora/criteria/texts.json')

const sentences = z
  .array(z.object({ text: z.string() }))
  .parse(JSON.parse(readFileSync(corpus, 'utf8')))
  .flatMap(({ text }) => text.split('\n'))
  .map((line) => line.trim())
  .filter((line) => line.length > 30)

function criterion(n: number, line: () => string): AcceptanceCriterion {
  const [given, when, then] = [cut(line(), 80), cut(line(), 80), cut(line(), 100)]
  return {
    id: `AC-${n}`,
    given,
    when,
    then,
    text: `Given ${given}\nWhen ${when}\nThen ${then}`,
    source: { kind: 'section', label: 'Acceptance criteria' },
  }
}

function testCase(n: number, line: () => string, random: () => number): TestCase {
  return {
    id: `TC-${n}`,
    title: cut(line(), 80),
    description: cut(line(), 160),
    preconditions: [cut(line(), 70), cut(line(), 70)],
    type: pick(random, ['Positive', 'Negative', 'Boundary', 'Security']),
    priority: pick(random, ['High', 'Medium', 'Low']),
    steps: Array.from({ length: 4 }, () => ({
      step: cut(line(), 70),
      data: String(Math.floor(random() * 1e8)),
      expected: cut(line(), 80),
    })),
    criterionIds: [`AC-${1 + Math.floor(random() * 12)}`],
    technique: 'Boundary value analysis',
    priorityReason: 'The ticket says that money depends on it.',
    generationStatus: 'ai',
  }
}

interface IssueParts {
  ticketId: string
  title: string
  line: () => string
  random: () => number
}

function rawIssue({ ticketId, title, line, random }: IssueParts) {
  const site = 'https://team.atlassian.net'
  const person = (name: string) => ({
    self: `${site}/rest/api/3/user?accountId=${name}`,
    accountId: name,
    displayName: name,
    avatarUrls: { '48x48': `${site}/avatar/${name}/48`, '24x24': `${site}/avatar/${name}/24` },
    active: true,
    timeZone: 'Europe/Madrid',
  })
  const emptyFields = Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => [`customfield_${10_000 + index}`, null]),
  )
  const content: object[] = []
  const issue = {
    expand: 'renderedFields,names,schema,operations,editmeta,changelog',
    id: String(Math.floor(random() * 1e6)),
    self: `${site}/rest/api/3/issue/${ticketId}`,
    key: ticketId,
    fields: {
      summary: title,
      issuetype: { self: `${site}/rest/api/3/issuetype/10001`, id: '10001', name: 'Story', subtask: false },
      priority: { self: `${site}/rest/api/3/priority/2`, iconUrl: `${site}/images/high.svg`, name: 'High', id: '2' },
      status: {
        self: `${site}/rest/api/3/status/3`,
        name: 'In Progress',
        statusCategory: { key: 'indeterminate', name: 'In Progress' },
      },
      assignee: person('quinn'),
      reporter: person('avery'),
      components: [{ name: 'Checkout' }],
      labels: ['release-7'],
      created: '2026-10-01T10:00:00.000+0200',
      updated: '2026-11-20T10:00:00.000+0200',
      description: { type: 'doc', version: 1, content },
      ...emptyFields,
    },
  }
  let size = JSON.stringify(issue).length
  while (size < 60_000) {
    const block = {
      type: 'paragraph',
      content: [
        { type: 'text', text: line(), marks: [{ type: 'strong' }] },
        { type: 'text', text: ` ${line()}` },
      ],
    }
    content.push(block)
    size += JSON.stringify(block).length + 1
  }
  if (!readIssue(issue).ok) throw new Error('The made issue cannot be read')
  return issue
}

function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

function cut(text: string, length: number): string {
  return text.slice(0, length).trimEnd()
}

/** Numbers below 1, always the same for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
