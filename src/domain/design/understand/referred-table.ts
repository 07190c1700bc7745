import type { Language } from '../language.ts'
import { edgesOf, findLimits } from './limits.ts'
import { markText } from './marked-text.ts'
import type { EffectStep, RuleOf } from './rule.ts'

interface TableWords {
  /** "selon le tableau": the criterion leaves its values to a table of the ticket. */
  refers: RegExp
  prepare: (values: string) => string
}

const words: Record<Exclude<Language, 'en'>, TableWords> = {
  de: {
    refers:
      /(?<!\p{L})(?:siehe|laut|gemäß|nach|entsprechend|aus|in) (?:der |die |folgender |obiger |nachstehender |untenstehender )*\p{L}*[Tt]abelle(?!\p{L})/u,
    prepare: (values) => `Diesen Fall herstellen: ${values}`,
  },
  es: {
    refers: /(?<!\p{L})(?:según|ver|conforme a|de acuerdo con) (?:la|esta) (?:siguiente )?tabla(?!\p{L})/iu,
    prepare: (values) => `Preparar este caso: ${values}`,
  },
  fr: {
    refers: /(?<!\p{L})(?:selon|voir|d['’]après|conformément au|dans|suivant) ?(?:le|ce)? ?tableau(?!\p{L})/iu,
    prepare: (values) => `Préparer ce cas : ${values}`,
  },
  pt: {
    refers: /(?<!\p{L})(?:conforme|segundo|ver|de acordo com) ?(?:a|esta)? ?(?:seguinte )?tabela(?!\p{L})/iu,
    prepare: (values) => `Preparar este caso: ${values}`,
  },
}

const mostRows = 12

/** The only table of a text, its header first; undefined where there is none, several or one whose rows differ in length. */
export function onlyTable(text: string): string[][] | undefined {
  const blocks = text
    .slice(0, 40_000)
    .split(/\n(?!\s*\|)|(?<!\|\s*)\n/)
    .map((block) =>
      block
        .split('\n')
        .filter((line) => /^\s*\|.*\|\s*$/.test(line) && !/^[\s|:-]+$/.test(line))
        .map((line) =>
          line
            .trim()
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim().slice(0, 120)),
        ),
    )
    .filter((rows) => rows.length > 2)
  const [table] = blocks
  const width = table?.[0]?.length ?? 0
  return blocks.length === 1 && width > 1 && width < 7 && table?.every((row) => row.length === width) === true
    ? table
    : undefined
}

/** A criterion that leaves its values to the ticket's table: one step for each row, at both ends of the row's range. */
export function referredTable(
  text: string,
  table: string[][] | undefined,
  language: Language,
): RuleOf<'effect'> | undefined {
  if (language === 'en' || table === undefined || /[|\n]/.test(text)) return undefined
  const { refers, prepare } = words[language]
  const [header = [], ...rows] = table
  if (!refers.test(text) || rows.length > mostRows) return undefined
  const isResult = (at: number): boolean =>
    rows.every((row) => /^[^\p{L}]*\d[\d.,\s]*(?:€|%|R\$|EUR|CHF)?$|^(?:R\$|€) ?\d/u.test(row[at] ?? ''))
  const amounts = header.map((_, at) => at).filter((at) => at > 0 && isResult(at))
  // Which of several amounts the criterion is about is not told.
  if (language === 'de' && amounts.length > 1) return undefined
  const results = amounts.length > 0 && amounts.length < header.length ? amounts : [header.length - 1]
  const colon = language === 'fr' ? ' : ' : ': '
  const listed = (pairs: [number, string][]): string =>
    pairs.map(([at, value]) => `${header[at] ?? ''}${colon}${value}`).join('; ')
  const steps = rows.flatMap((row): EffectStep[] => {
    const given = row.flatMap((cell, at): [number, string][] =>
      results.includes(at) || cell === '' ? [] : [[at, cell]],
    )
    const outcome = listed(results.map((at) => [at, row[at] ?? '']))
    const ranged = given.find(([, cell]) => insideOf(cell, language).length > 0)
    const cases =
      ranged === undefined
        ? [given]
        : insideOf(ranged[1], language).map((value) =>
            given.map((pair): [number, string] => (pair === ranged ? [pair[0], value] : pair)),
          )
    return cases.map((values) => ({
      what: 'action',
      words: prepare(listed(values)),
      data: listed(values),
      outcome: `${outcome}.`,
    }))
  })
  return steps.length < 2
    ? undefined
    : {
        kind: 'effect',
        source: text,
        title: text.replace(/\.$/, ''),
        given: [],
        steps: steps.slice(0, 16),
        outcome: '',
      }
}

/** The ends of a range that still belong to it: 12 and 17 of "12 à 17 ans", 11 of "moins de 12 ans". */
function insideOf(cell: string, language: Language): string[] {
  const [limit, ...more] = findLimits(markText(cell, language), language)
  return limit === undefined || more.length > 0
    ? []
    : edgesOf(limit).flatMap(({ inside, value }) => (inside && value.amount >= 0 ? [value.text] : []))
}
