import { capitalise } from '../stretch.ts'
import type { EffectStep, RuleOf } from '../rule.ts'
import type { Romance } from './grammar.ts'

const unit = '(?<unit>minutos?|horas?|d[ií]as?|semanas?|minutes?|heures?|jours?|semaines?)'
const least = [
  new RegExp(
    `(?:(?:com|con|à|avec|a) )?(?<count>\\d{1,3}) ?${unit} (?:ou mais|o más|ou plus)(?: (?:de|d['’]) ?(?:antecedência|antelación|avance)| antes(?: d[aeo] [\\p{L}]+)?| avant(?: l(?:[ea] |['’])[\\p{L}]+)?)?`,
    'iu',
  ),
  new RegExp(
    `(?:até|hasta|jusqu['’]à) (?<count>\\d{1,3}) ?${unit} (?:antes|avant)(?: (?:d[aeo]s?|del|de la|le|la|l['’]) ?[\\p{L}]+(?: d[aeo]s? [\\p{L}]+)?)?`,
    'iu',
  ),
]
const over = new RegExp(
  `(?:(?:com|con|à|avec) )?(?:mais|más|plus) de (?<count>\\d{1,3}) ?${unit}(?: (?:de|d['’]) ?(?:antecedência|antelación|avance)| antes(?: d[aeo] [\\p{L}]+)?| avant(?: l[ea] [\\p{L}]+)?)?`,
  'iu',
)
const range = new RegExp(
  `(?:de|entre|do|das) (?<first>\\d{1,3})(?: ?\\p{L}+)? (?:até menos de|a menos de|à moins de|até|a|e|y|à|et) (?<count>\\d{1,3}) ?${unit}(?: (?:antes|avant)(?: (?:d[aeo]s?|del|le|la) [\\p{L}]+)?| (?:de|d['’]) ?(?:antecedência|antelación|avance))?`,
  'iu',
)
const less = new RegExp(
  `(?:(?:com|con|à|avec) )?(?:menos|moins) de (?<count>\\d{1,3}) ?${unit}(?: (?:de|d['’]) ?(?:antecedência|antelación|avance)| antes| avant)?`,
  'iu',
)
const later = /^(?:e |y |et )?(?:depois(?: disso)?|a partir daí|después|a partir de ahí|ensuite|après|au-delà),? /iu
const amount =
  /\d ?%|€|R\$|\bnada\b|\brien\b|gr[aá]tis|gratuit|sem custo|sin coste|sans frais|metade|la mitad|la moitié|(?<!\p{L})(?:tudo|todo|total)(?!\p{L})/iu
const cancelling = /cancel|anul|annul/iu

const words: Record<
  Romance,
  {
    verb: (head: string) => string
    before: string
    look: string
    title: string
    minute: string[]
    hour: string[]
    day: string[]
    and: string
  }
> = {
  pt: {
    verb: (head) => (/cancel/iu.test(head) ? 'Cancelar' : 'Anular'),
    before: 'de antecedência',
    look: 'e ver o valor',
    title: 'conforme a antecedência',
    minute: ['minuto', 'minutos'],
    hour: ['hora', 'horas'],
    day: ['dia', 'dias'],
    and: 'e',
  },
  es: {
    verb: (head) => (/cancel/iu.test(head) ? 'Cancelar' : 'Anular'),
    before: 'de antelación',
    look: 'y ver el importe',
    title: 'según la antelación',
    minute: ['minuto', 'minutos'],
    hour: ['hora', 'horas'],
    day: ['día', 'días'],
    and: 'y',
  },
  fr: {
    verb: () => 'Annuler',
    before: "à l'avance",
    look: 'et relever le montant',
    title: 'selon le délai',
    minute: ['minute', 'minutes'],
    hour: ['heure', 'heures'],
    day: ['jour', 'jours'],
    and: 'et',
  },
}

interface Tier {
  /** The shortest notice for which it holds, in minutes; 0 for the last. */
  from: number
  said: string
}

/** "com 6 horas ou mais devolve 100%; de 2 a 6 horas 50%; com menos de 2 horas nada": both ends of every stretch of notice. */
export function romanceTiers(text: string, language: Romance): RuleOf<'effect'> | undefined {
  const { head, rest } = /^(?<head>[^:;,.]{4,60}?)(?::| (?:é|es|est) )\s*(?<rest>.+)$/iu.exec(text)?.groups ?? {}
  if (head === undefined || rest === undefined || !cancelling.test(head)) return undefined
  const pieces = rest
    .split(/;\s*|,\s+(?=\p{Ll})(?!a partir)/u)
    .map((piece) => piece.trim().replace(/[.]$/u, ''))
    .filter((piece) => piece !== '')
  const days = /d[ií]a|jour|semana|semaine/iu.test(rest)
  const step = days ? 1_440 : 1
  const tiers: Tier[] = []
  for (const piece of pieces) {
    const tier = tierOf(piece, step)
    if (tier === undefined || !amount.test(tier.said)) return undefined
    tiers.push(tier)
  }
  if (tiers.length < 2) return undefined
  const falling = tiers.every(({ from }, at) => at === 0 || from < (tiers[at - 1]?.from ?? 0))
  if (!falling || tiers.at(-1)?.from !== 0) return undefined
  const { verb, before, look, title } = words[language]
  const at = (minutes: number, { said }: Tier): EffectStep => ({
    what: 'action',
    words:
      `${verb(head)} ${language === 'pt' ? 'com' : language === 'es' ? 'con' : ''} ${spanOf(minutes, days, language)} ${before} ${look}`.replace(
        / {2,}/gu,
        ' ',
      ),
    data: spanOf(minutes, days, language),
    outcome: capitalise(said),
  })
  return {
    kind: 'effect',
    source: text,
    title: `${capitalise(head)} ${title}`,
    given: [],
    steps: tiers.flatMap((tier, index) => {
      const above = tiers[index - 1]
      return [
        ...(above === undefined || above.from - step === tier.from ? [] : [at(above.from - step, tier)]),
        ...(tier.from === 0 ? [] : [at(tier.from, tier)]),
      ]
    }),
    outcome: '',
    dated: true,
  }
}

function tierOf(piece: string, step: number): Tier | undefined {
  const said = (found: RegExpExecArray): string =>
    `${piece.slice(0, found.index)} ${piece.slice(found.index + found[0].length)}`
      .replace(/\s+/gu, ' ')
      .replace(/^[\s,:]+|[\s,:]+$/gu, '')
  for (const sign of least) {
    const found = sign.exec(piece)
    if (found?.groups !== undefined) return { from: minutesIn(found.groups), said: said(found) }
  }
  const between = range.exec(piece)
  if (between?.groups !== undefined) {
    const [first, last] = [Number(between.groups.first), Number(between.groups.count)]
    return { from: minutesIn({ ...between.groups, count: String(Math.min(first, last)) }), said: said(between) }
  }
  const more = over.exec(piece)
  if (more?.groups !== undefined) return { from: minutesIn(more.groups) + step, said: said(more) }
  const fewer = less.exec(piece)
  if (fewer !== null) return { from: 0, said: said(fewer) }
  return later.test(piece) ? { from: 0, said: piece.replace(later, '') } : undefined
}

function minutesIn({ count = '0', unit: name = '' }: Record<string, string>): number {
  const each = /^min/iu.test(name) ? 1 : /^(?:hora|heure)/iu.test(name) ? 60 : /^sem/iu.test(name) ? 10_080 : 1_440
  return Number(count) * each
}

function spanOf(minutes: number, days: boolean, language: Romance): string {
  const { minute, hour, day, and } = words[language]
  const part = (count: number, [one = '', many = '']: string[]): string =>
    `${String(count)} ${count === 1 ? one : many}`
  if (days) return part(Math.round(minutes / 1_440), day)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours === 0 ? [] : [part(hours, hour)]), ...(rest === 0 ? [] : [part(rest, minute)])].join(` ${and} `)
}
