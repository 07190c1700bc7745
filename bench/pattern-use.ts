/**
 * `npm run bench:patterns`: on how many tickets of the corpora each sentence pattern of the designer reads something. Lists
 * those that read nothing, which may go (docs/decisions/018-sentence-patterns.md).
 */
import { readFileSync } from 'node:fs'
import { languageOf, type Language } from '#domain/design/language.ts'
import { sentenceBooks } from '#domain/design/sentences/sentence-books.ts'
import { understandTicket } from '#domain/design/understand/understand.ts'
import { corpusTickets, ticketOf, writtenTickets } from './support/design-tickets.ts'

const languages: Language[] = ['en', 'de', 'es', 'fr', 'pt']
/** Each criterion is a ticket of its own, in English once more as one about an interface. */
const single = languages.flatMap((language) =>
  readFileSync(new URL(`../tests/corpora/design/single-criteria/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) =>
      (language === 'en' ? ['', 'POST /v1/orders for partners'] : ['']).flatMap((summary) =>
        ticketOf(line, { key: 'DEMO-1', fields: { summary, description: `Acceptance criteria\n\n- ${line}` } }),
      ),
    ),
)

const uses = new Map<string, number>()
for (const { context } of [...corpusTickets(), ...writtenTickets(), ...single]) {
  const language = languageOf(context) ?? 'en'
  const rules = understandTicket(context, language).flatMap((understood) => understood.rules)
  const patterns = rules.flatMap((rule) => (rule.kind === 'written' ? [`${language} ${rule.pattern}`] : []))
  for (const pattern of new Set(patterns)) uses.set(pattern, (uses.get(pattern) ?? 0) + 1)
}

for (const language of languages) {
  const { groups, scenarios = [] } = sentenceBooks[language]
  const patterns = [...groups, ...scenarios].flatMap((group) => group.patterns)
  const counted = patterns.map(({ said, example }) => ({ example, count: uses.get(`${language} ${said}`) ?? 0 }))
  const unused = counted.filter(({ count }) => count === 0)
  const often = counted.filter(({ count }) => count > 3)
  console.log(
    `${language}: ${String(patterns.length)} patterns, ${String(often.length)} read more than three tickets, ${String(unused.length)} none:`,
  )
  for (const { example } of unused) console.log(`  ${example}`)
}
