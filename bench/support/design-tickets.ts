import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import { readIssue } from '#domain/ticket/issue.ts'

export interface Ticket {
  name: string
  context: GenerationContext
}

const root = new URL('../../', import.meta.url)
const record = z.looseObject({
  id: z.string().optional(),
  file: z.string().optional(),
  issue: z.unknown().optional(),
  document: z.unknown().optional(),
})

/** Nothing where no criteria are found. */
export function ticketOf(name: string, raw: unknown): Ticket[] {
  const ticket = readIssue(raw)
  if (!ticket.ok) return []
  const { criteria } = findCriteria(ticket.value)
  return criteria.length === 0 ? [] : [{ name, context: buildContext(ticket.value, criteria) }]
}

/** The tickets and documents of the corpus of criteria. */
export function corpusTickets(): Ticket[] {
  return ['issues', 'written', 'documents', 'found-issues'].flatMap((file) =>
    z
      .array(record)
      .parse(JSON.parse(readFileSync(new URL(`tests/corpora/criteria/${file}.json`, root), 'utf8')))
      .flatMap((item, index) =>
        ticketOf(
          `${file} ${item.id ?? item.file ?? String(index)}`,
          item.issue ?? {
            key: `DEMO-${String(index + 1)}`,
            fields: { summary: 'A ticket of the corpus', description: item.document },
          },
        ),
      ),
  )
}

/** Tickets as Markdown: `# KEY: summary`, the type, the description. */
export function writtenTickets(): Ticket[] {
  const folder = new URL('tests/corpora/design/', root)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/[DT]-\d+\.md$/.test(file))
    .sort()
    .flatMap((file) => {
      const [first = '', ...rest] = readFileSync(new URL(file, folder), 'utf8').split('\n')
      const [, key = '', summary = ''] = /^# ([^:]+): (.*)$/.exec(first) ?? []
      const description = rest.filter((line) => !line.startsWith('Type: ')).join('\n')
      return ticketOf(`${file} ${key}`, { key, fields: { summary, description } })
    })
}
