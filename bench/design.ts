/**
 * `npm run bench:design`: measures the cases that the built-in designer writes for real and invented tickets. `--
 * <name>` also prints the cases of the tickets whose name contains it; `-- --gold <folder>` adds tickets with
 * classified criteria (files named G-*.json).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { caseLimit } from '#domain/design/case-limit.ts'
import { designTestCases } from '#domain/design/design-test-cases.ts'
import { languageOf } from '#domain/design/language.ts'
import { edgesOf } from '#domain/design/understand/limits.ts'
import { understandTicket, type Understood } from '#domain/design/understand/understand.ts'
import { generationContextSchema, type GenerationContext } from '#domain/generation/context.ts'
import { corpusTickets, type Ticket, writtenTickets } from './support/design-tickets.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { gold: { type: 'string' }, plain: { type: 'boolean', default: false } },
})
const gold = z.looseObject({
  key: z.string(),
  title: z.string(),
  description: z.string(),
  criteria: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      given: z.string().nullable(),
      when: z.string().nullable(),
      then: z.string().nullable(),
    }),
  ),
})

/** The criteria of a gold ticket as they appear in the ticket; only those written as scenarios have parts. */
function goldTickets(folder: string): Ticket[] {
  if (!existsSync(folder)) throw new Error(`No such folder: ${folder}`)
  return readdirSync(folder)
    .filter((file) => /^G-.*\.json$/.test(file))
    .map((file) => {
      const { key, title, description, criteria } = gold.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      const acceptanceCriteria = criteria.map(({ id, text, given, when, then }) =>
        /\n/.test(text) && given !== null
          ? { id, text, given, when: when ?? '', then: then ?? '' }
          : { id, text, given: '', when: '', then: '' },
      )
      return {
        name: key,
        context: generationContextSchema.parse({ title, description, ticketKey: key, acceptanceCriteria }),
      }
    })
}

const banned =
  /(?:^|\W)(?:works correctly|as expected|properly|successfully|bring up what|seen to hold|valid data|test data|sample:|undefined|NaN|\[object)/i
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** An expected result that only repeats its step or the whole criterion. */
function isCopied(expected: string, step: string, criterion: string): boolean {
  const said = plainWords(expected)
  return said === plainWords(step) || (said.length > 30 && said === plainWords(criterion))
}

function bothSides(criterion: Understood, cases: WireTestCase[]): { stated: number; tested: number } {
  const steps = cases
    .filter(({ criterionIds }) => criterionIds.includes(criterion.id))
    .flatMap((testCase) => testCase.steps.map(({ step, data }) => `${step} ${data}`))
    .join('\n')
  const limits = criterion.rules.flatMap((rule) =>
    rule.kind === 'limit' || rule.kind === 'threshold' ? [rule.limit] : [],
  )
  const tested = limits.filter((limit) =>
    edgesOf(limit)
      .filter(({ value }) => value.amount >= 0)
      .every(({ value }) => steps.includes(value.text.replace(value.format.suffix, ''))),
  )
  return { stated: limits.length, tested: tested.length }
}

const tickets = [
  ...corpusTickets(),
  ...writtenTickets(),
  ...(options.gold === undefined ? [] : goldTickets(options.gold)),
]
const kinds = new Map<string, number>()
const notUnderstood: string[] = []
const sums = {
  criteria: 0,
  covered: 0,
  cases: 0,
  steps: 0,
  limits: 0,
  tested: 0,
  copied: 0,
  banned: 0,
  duplicates: 0,
  longTitles: 0,
}
const times: { name: string; criteria: number; ms: number }[] = []

for (const { name, context } of tickets) {
  const language = languageOf(context)
  const understood = understandTicket(context, language ?? 'en')
  const maxTestCases = caseLimit(context.acceptanceCriteria, !options.plain)
  const start = performance.now()
  const cases = designTestCases(context, { enrichment: !options.plain, maxTestCases })
  times.push({ name, criteria: understood.length, ms: performance.now() - start })
  const covered = new Set(cases.flatMap(({ criterionIds }) => criterionIds))
  const contents = cases.map(({ preconditions, steps }) => plainWords(JSON.stringify([preconditions, steps])))
  sums.cases += cases.length
  sums.duplicates += contents.length - new Set(contents).size
  sums.longTitles += cases.filter(({ title }) => title.endsWith('…')).length
  for (const criterion of understood) {
    sums.criteria += 1
    if (covered.has(criterion.id) && criterion.understood) sums.covered += 1
    if (!criterion.understood) notUnderstood.push(`${name} ${criterion.id}: ${criterion.text.slice(0, 160)}`)
    for (const { kind } of criterion.rules) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const { stated, tested } = bothSides(criterion, cases)
    sums.limits += stated
    sums.tested += tested
    for (const testCase of cases.filter(({ criterionIds }) => criterionIds[0] === criterion.id)) {
      for (const { step, data, expected } of testCase.steps) {
        sums.steps += 1
        if (isCopied(expected, step, criterion.text)) sums.copied += 1
        if (banned.test(`${step} ${data} ${expected}`) && !banned.test(criterion.text)) sums.banned += 1
      }
    }
  }
  if (positionals.some((wanted) => name.includes(wanted))) print(name, context, cases)
}

function print(name: string, { title, acceptanceCriteria }: GenerationContext, cases: WireTestCase[]): void {
  console.log(
    `\n##### ${name}: ${title} (${String(acceptanceCriteria.length)} criteria, ${String(cases.length)} cases)`,
  )
  for (const { id, text, given, when, then } of acceptanceCriteria) {
    console.log(`\n== ${id} ${(text ?? [given, when, then].join(' / ')).replace(/\s+/g, ' ')}`)
    for (const testCase of cases.filter(({ criterionIds }) => criterionIds.includes(id))) {
      console.log(
        `  T ${testCase.title}  [${testCase.type ?? ''}, ${testCase.technique ?? ''}, ${testCase.priority ?? ''}]`,
      )
      for (const line of testCase.preconditions) console.log(`     P ${line}`)
      for (const { step, data, expected } of testCase.steps) console.log(`     - ${step} | ${data} | ${expected}`)
      for (const line of testCase.assumptions ?? []) console.log(`     A ${line}`)
    }
  }
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)
if (positionals.includes('open')) for (const line of notUnderstood) console.log(line)
times.sort((a, b) => b.ms - a.ms)
console.log(
  `\n${String(tickets.length)} tickets, ${String(sums.criteria)} criteria, ${String(sums.cases)} cases (${(sums.cases / sums.criteria).toFixed(2)} per criterion)`,
)
console.log(
  `understood: ${percent(sums.criteria - notUnderstood.length, sums.criteria)}; covered by a core case: ${percent(sums.covered, sums.criteria)}`,
)
console.log(
  `limits with values on both sides: ${String(sums.tested)} of ${String(sums.limits)} (${percent(sums.tested, sums.limits)})`,
)
console.log(
  `copied expected results: ${percent(sums.copied, sums.steps)}; banned phrases: ${String(sums.banned)}; duplicates: ${String(sums.duplicates)}; cut titles: ${percent(sums.longTitles, sums.cases)}`,
)
console.log(
  `slowest: ${times
    .slice(0, 3)
    .map(({ name, criteria, ms }) => `${name} ${ms.toFixed(1)} ms (${String(criteria)} criteria)`)
    .join(', ')}; median ${(times[Math.floor(times.length / 2)]?.ms ?? 0).toFixed(2)} ms`,
)
console.log(
  `kinds: ${[...kinds]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => `${kind} ${String(count)}`)
    .join(', ')}`,
)
