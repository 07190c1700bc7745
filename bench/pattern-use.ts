/**
 * `npm run bench:patterns`: on how many tickets of the corpora each sentence pattern of the designer reads something. Lists
 * those that read nothing, which may go (docs/decisions/018-sentence-patterns.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { languageOf, type Language } from '#domain/design/language.ts'
import { sentenceBooks } from '#domain/design/sentences/sentence-books.ts'
import { understandTicket } from '#domain/design/understand/understand.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import { readIssue } from '#domain/ticket/issue.ts'

const corpora = new URL('../tests/corpora/', import.meta.url)
const languages: Language[] = ['en', 'de', 'es', 'fr', 'pt']
const records = z.array(z.looseObject({ issue: z.unknown().optional(), document: z.unknown().optional() }))

function contextsOf(issue: unknown): GenerationContext[] {
  const ticket = readIssue(issue)
  if (!ticket.ok) return []
  const { criteria } = findCriteria(ticket.value)
  return criteria.length === 0 ? [] : [buildContext(ticket.value, criteria)]
}

function read(file: string): string {
  return readFileSync(new URL(file, corpora), 'utf8')
}

const found = ['issues', 'written', 'documents', 'found-issues'].flatMap((file) =>
  records
    .parse(JSON.parse(read(`criteria/${file}.json`)))
    .flatMap(({ issue, document }) => contextsOf(issue ?? { key: 'DEMO-1', fields: { description: document } })),
)
const written = readdirSync(new URL('design/', corpora), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/[DT]-\d+\.md$/.test(file))
  .flatMap((file) => {
    const [first = '', ...rest] = read(`design/${file}`).split('\n')
    const [, key = '', summary = ''] = /^# ([^:]+): (.*)$/.exec(first) ?? []
    return contextsOf({ key, fields: { summary, description: rest.join('\n') } })
  })
/** Each criterion is a ticket of its own, in English once more as one about an interface. */
const single = languages.flatMap((language) =>
  read(`design/single-criteria/${language}.txt`)
    .split('\n')
    .flatMap((line) =>
      (language === 'en' ? ['', 'POST /v1/orders for partners'] : ['']).flatMap((summary) =>
        contextsOf({ key: 'DEMO-1', fields: { summary, description: `Acceptance criteria\n\n- ${line}` } }),
      ),
    ),
)

const uses = new Map<string, number>()
for (const context of [...found, ...written, ...single]) {
  const language = languageOf(context) ?? 'en'
  const rules = understandTicket(context, language).flatMap((understood) => understood.rules)
  const patterns = rules.flatMap((rule) => (rule.kind === 'written' ? [`${language} ${rule.pattern}`] : []))
  for (const pattern of new Set(patterns)) uses.set(pattern, (uses.get(pattern) ?? 0) + 1)
}

for (const language of languages) {
  const patterns = sentenceBooks[language].groups.flatMap((group) => group.patterns)
  const counted = patterns.map(({ said, example }) => ({ example, count: uses.get(`${language} ${said}`) ?? 0 }))
  const unused = counted.filter(({ count }) => count === 0)
  const often = counted.filter(({ count }) => count > 3)
  console.log(
    `${language}: ${String(patterns.length)} patterns, ${String(often.length)} read more than three tickets, ${String(unused.length)} none:`,
  )
  for (const { example } of unused) console.log(`  ${example}`)
}
