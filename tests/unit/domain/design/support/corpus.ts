import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import { readIssue } from '#domain/ticket/issue.ts'

const root = new URL('../../../../../', import.meta.url)
const records = z.array(
  z.looseObject({
    id: z.string().optional(),
    file: z.string().optional(),
    issue: z.unknown().optional(),
    document: z.unknown().optional(),
  }),
)

export interface CorpusTicket {
  name: string
  context: GenerationContext
}

/** Every ticket of the corpora and of the sandbox Jira in which criteria are found. */
export function corpusTickets(): CorpusTicket[] {
  const named = [...corpusIssues(), ...sandboxIssues()]
  return named.flatMap(({ name, issue }) => {
    const ticket = readIssue(issue)
    if (!ticket.ok) return []
    const { criteria } = findCriteria(ticket.value)
    return criteria.length === 0 ? [] : [{ name, context: buildContext(ticket.value, criteria) }]
  })
}

function corpusIssues(): { name: string; issue: unknown }[] {
  return ['issues', 'written', 'documents', 'found-issues'].flatMap((file) =>
    records
      .parse(JSON.parse(readFileSync(new URL(`tests/corpora/criteria/${file}.json`, root), 'utf8')))
      .map((record, index) => ({
        name: `${file} ${record.id ?? record.file ?? String(index)}`,
        issue: record.issue ?? {
          key: `DEMO-${index + 1}`,
          fields: { summary: 'A ticket of the corpus', description: record.document },
        },
      })),
  )
}

function sandboxIssues(): { name: string; issue: unknown }[] {
  const folder = new URL('supabase/local/jira/issues/', root)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const issue: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      return { name: `sandbox ${file}`, issue }
    })
}
