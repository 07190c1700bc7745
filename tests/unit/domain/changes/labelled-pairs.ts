import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { compareCriteria, type CriterionComparison } from '#domain/changes/compare-criteria.ts'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { readIssue } from '#domain/ticket/issue.ts'

const state = z.enum(['edited', 'new', 'gone'])
const pairSchema = z.object({
  name: z.string(),
  kind: z.string(),
  language: z.string(),
  languageAfter: z.string().optional(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** State, words of the criterion and, for an edited one, words it had before. */
  affected: z.array(z.tuple([state, z.string()]).or(z.tuple([state, z.string(), z.string()]))),
  /** Either half of a split may count as the edited one. */
  anyOfSplit: z.boolean().optional(),
})
export type LabelledPair = z.infer<typeof pairSchema>

const folder = new URL('../../../corpora/changes/', import.meta.url)

export const labelledPairs = ['pairs-1.json', 'pairs-2.json', 'pairs-3.json'].flatMap((file) =>
  z.array(pairSchema).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
)

const headings: Partial<Record<string, string>> = {
  en: 'Acceptance criteria',
  es: 'Criterios de aceptación',
  de: 'Akzeptanzkriterien',
  fr: "Critères d'acceptation",
  pt: 'Critérios de aceitação',
}

export function issueOf(lines: string[], language: string): unknown {
  const description = [`## ${headings[language] ?? ''}`, '', ...lines].join('\n')
  return { key: 'SHOP-1', fields: { summary: 'A ticket', description } }
}

export function criteriaOf(lines: string[], language: string): AcceptanceCriterion[] {
  const ticket = readIssue(issueOf(lines, language))
  if (!ticket.ok) throw new Error(ticket.reason.message)
  return findCriteria(ticket.value).criteria
}

export interface Score {
  right: number
  predicted: number
  labelled: number
  wrong: string[]
}

/** How many of the affected criteria were found, and which were found wrongly or missed. */
export function scoreOf(pair: LabelledPair): Score {
  const changes = compareCriteria(
    criteriaOf(pair.before, pair.language),
    criteriaOf(pair.after, pair.languageAfter ?? pair.language),
  )
  const predicted = changes.filter((change) => change.state !== 'same')
  const left = [...predicted]
  const missed: string[] = []
  for (const label of pair.affected) {
    const found = left.findIndex((change) => fits(change, label, pair.anyOfSplit === true))
    if (found < 0) missed.push(`missed: ${label.join(' | ')}`)
    else left.splice(found, 1)
  }
  const wrong = left.map((change) => `wrong: ${change.state} ${textOf(change)}`)
  return {
    right: predicted.length - left.length,
    predicted: predicted.length,
    labelled: pair.affected.length,
    wrong: [...missed, ...wrong],
  }
}

function fits(
  change: CriterionComparison<AcceptanceCriterion>,
  [state, text, was]: LabelledPair['affected'][number],
  anyOfSplit: boolean,
): boolean {
  const isHalf = anyOfSplit && state !== 'gone' && change.state !== 'gone'
  if (!isHalf && change.state !== state) return false
  if (!textOf(change).includes(text)) return false
  return isHalf || was === undefined || (change.state === 'edited' && wholeText(change.before).includes(was))
}

function textOf(change: CriterionComparison<AcceptanceCriterion>): string {
  return wholeText(change.state === 'gone' ? change.before : change.after)
}

function wholeText({ title = '', text }: AcceptanceCriterion): string {
  return `${title}\n${text}`
}
