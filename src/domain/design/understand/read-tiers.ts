import type { Language } from '../language.ts'
import type { Limit } from './limits.ts'
import { valueIndexes } from './marked-text.ts'
import type { Reading } from './reading.ts'
import { nounAfter, plain, says, subjectOf, thing } from './stretch.ts'
import type { Rule, Thing, Tier } from './rule.ts'
import { isPriceOrRate, moved, naturalStep, withAmount, type Value } from './value.ts'
import { pattern } from './lexicon/lexicon.ts'

/** "afterwards", "en el resto": the words for what lies above the tier before. */
const above =
  / (?:above|over|beyond|higher|acima|más|mais|plus)(?=[.¶ ]*$)|(?<!\p{L})(?:afterwards|above that|beyond that|over that|after that|thereafter|darüber|danach|a partir de ahí|por encima|a partir de então|a partir daí|acima disso|daí em diante|ensuite|au-delà|après)(?!\p{L})/iu
const nothing =
  /(?<!\p{L})(?:nothing|free|no (?:fee|charge|tax|commission|surcharge|discount|refund)|nichts|kostenlos|gratis|nada|sem (?:taxa|custo)|sin (?:coste|cargo)|rien|gratuit\p{L}*)(?!\p{L})/iu
const reduces = /discount|rebate|off|reduc|nachlass|rabatt|ermäßig|descuento|desconto|remise|réduction|rabais/iu

interface Part {
  text: string
  limit?: Limit
  result?: { value: Value; index: number; per: boolean }
  beyond: boolean
}

/** Ranges in running text, each with its price or rate: "up to 5 kg €4.00, from 5 to 20 kg €9.50". */
export function readTiers(reading: Reading): Rule[] {
  const { text } = reading.marked
  const whole = reading.given.length > 0 || reading.when.length > 0
  const sentences = whole ? [text] : text.split(/(?<=[.!?])\s+/)
  return [listedTiers(reading), ...sentences.map((sentence) => tiersIn(reading, sentence))].flatMap(
    (rule) => rule ?? [],
  )
}

function tiersIn(reading: Reading, sentence: string): Rule | undefined {
  const parts = partsOf(reading, sentence).map((text) => partOf(reading, text))
  const tiers: (Tier & { used: number[]; per: boolean })[] = []
  let open: Limit | undefined
  let priced: Part['result']
  const free: { at: number; limit: Limit }[] = []
  for (const { limit, result, beyond, text } of parts) {
    const range = limit ?? (beyond ? beyondOf(tiers.at(-1)?.limit) : undefined) ?? open
    const given = result ?? (limit !== undefined && open === undefined ? priced : undefined)
    if (range !== undefined && given !== undefined) {
      tiers.push({ limit: range, result: given.value, used: [...range.used, given.index], per: given.per })
      ;[open, priced] = [undefined, undefined]
    } else if (range !== undefined && nothing.test(text)) {
      free.push({ at: tiers.length, limit: range })
      open = undefined
    } else {
      open = limit ?? open
      priced = result ?? priced
    }
  }
  const [first] = tiers
  if (first !== undefined)
    for (const { at, limit } of free.toReversed())
      tiers.splice(at, 0, { limit, result: withAmount(first.result, 0), used: limit.used, per: false })
  const joined = contiguous(tiers)
  if (joined === undefined) return undefined
  const used = tiers.flatMap((tier) => tier.used)
  const told = parts.find(({ result }) => result?.index === first?.used.at(-1))
  return ruleOf(reading, joined, used, sentence, {
    named: told === undefined ? undefined : namedResult(reading, told),
    per: tiers.every(({ per }) => per) && parts.some(({ beyond }) => beyond),
  })
}

function partsOf(reading: Reading, sentence: string): string[] {
  const from = reading.marked.text.indexOf(sentence)
  const parts: string[] = []
  let start = 0
  for (const found of sentence.matchAll(new RegExp(`[,;:¶]\\s+|[.!?]\\s+|\\s+(?:${reading.lexicon.and})\\s+`, 'giu'))) {
    const at = from + found.index
    if (reading.limits.some((limit) => limit.start < at && at < limit.end)) continue
    parts.push(sentence.slice(start, found.index))
    start = found.index + found[0].length
  }
  return [...parts, sentence.slice(start)]
}

function partOf(reading: Reading, text: string): Part {
  const indexes = valueIndexes(text).filter((index) => !reading.taken.has(index))
  const beyond = above.test(text)
  const limit = [...reading.limits, ...boundIn(reading, text)].find(
    ({ used, low, high }) =>
      used.length > 0 &&
      used.every((index) => indexes.includes(index)) &&
      (low ?? high)?.value.measure !== 'percent' &&
      !(beyond && (low ?? high)?.value.measure === 'money'),
  )
  const results = indexes.flatMap((index) => {
    const value = reading.marked.values[index]
    return value === undefined || !isPriceOrRate(value) || limit?.used.includes(index) === true
      ? []
      : [{ value, index }]
  })
  const [result] = results
  const sign = result === undefined ? '' : String.fromCharCode(0xe000 + result.index)
  return {
    text,
    beyond,
    ...(limit === undefined ? {} : { limit }),
    ...(result === undefined || results.length > 1
      ? {}
      : { result: { ...result, per: text.charAt(text.indexOf(sign) + 1) === '/' } }),
  }
}

const tierBounds: [language: Language, word: string, end: 'low' | 'high'][] = [
  ['de', 'bis', 'high'],
  ['de', 'ab', 'low'],
  ['en', 'from', 'low'],
  ['fr', 'dès', 'low'],
]

/** "bis 100 kg 9,90 €", "15 % from 10 items": words that are a limit only among tiers; elsewhere they tell a time or a place. */
function boundIn({ language, marked }: Reading, text: string): Limit[] {
  return tierBounds.flatMap(([of, word, end]): Limit[] => {
    const sign =
      language === of ? pattern(`(?<!\\p{L})${word} (?<value>[\uE000-\uE7FF])`).exec(text)?.groups?.value : undefined
    const [index] = valueIndexes(sign ?? '')
    const value = index === undefined ? undefined : marked.values[index]
    return index === undefined || value === undefined
      ? []
      : [{ start: 0, end: 0, used: [index], [end]: { value, inclusive: true } }]
  })
}

/** "7 nights: −10 %. 14 nights: −15 %. 28 nights and more: −25 %": each range goes up to the next. */
function listedTiers(reading: Reading): Rule | undefined {
  const found = [
    ...reading.marked.text.matchAll(
      /(?<=^|[.;:,|] )(?<from>[\uE000-\uE7FF])(?: \p{L}+)?(?: (?:et plus|or more|and more|o más|y más|und mehr|oder mehr|ou mais|e mais))? ?: ?(?<result>[\uE000-\uE7FF])/giu,
    ),
  ]
  const tiers = found.flatMap(({ groups }) => {
    const [from, result] = valueIndexes(`${groups?.from ?? ''}${groups?.result ?? ''}`)
    const [low, value] = [reading.marked.values[from ?? -1], reading.marked.values[result ?? -1]]
    if (from === undefined || result === undefined || low === undefined || value === undefined) return []
    const limit: Limit = { start: 0, end: 0, used: [from], low: { value: low, inclusive: true } }
    return [{ limit, result: value, used: [from, result] }]
  })
  const joined = contiguous(tiers)
  if (joined === undefined) return undefined
  return ruleOf(
    reading,
    joined,
    tiers.flatMap(({ used }) => used),
    reading.marked.text,
    {},
  )
}

/** Two tiers and more that follow one another without a gap; an open end goes up to the next tier. */
function contiguous(tiers: Tier[]): Tier[] | undefined {
  const [head] = tiers
  const measureOf = ({ limit }: Tier): string | undefined => (limit.low ?? limit.high)?.value.measure
  if (
    head === undefined ||
    tiers.length < 2 ||
    tiers.some((tier) => measureOf(tier) !== measureOf(head) || tier.result.measure !== head.result.measure)
  )
    return undefined
  const sorted = withLowerEnds(tiers)
  const joined: Tier[] = []
  for (const [at, { limit, result }] of sorted.entries()) {
    const next = sorted[at + 1]?.limit.low
    const before = joined.at(-1)?.limit.high
    const high = limit.high ?? (next === undefined ? undefined : { value: next.value, inclusive: !next.inclusive })
    const low =
      limit.low !== undefined && before?.inclusive === true && before.value.amount === limit.low.value.amount
        ? { ...limit.low, inclusive: false }
        : limit.low
    if (at > 0 && (low === undefined || before === undefined)) return undefined
    if (low !== undefined && before !== undefined) {
      const gap = low.value.amount - before.value.amount
      if (gap < 0 || gap > naturalStep(low.value) + 1e-9) return undefined
    }
    joined.push({
      limit: { ...limit, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) },
      result,
    })
  }
  return joined
}

/** In rising order; "up to 5 kg …, up to 10 kg …" are ranges, each of which begins behind the one before. */
function withLowerEnds(tiers: Tier[]): Tier[] {
  const start = ({ limit }: Tier): number => limit.low?.value.amount ?? (limit.high?.value.amount ?? 0) - 1e-6
  const sorted = [...tiers].sort((a, b) => start(a) - start(b))
  return sorted.map((tier, at) => {
    const before = sorted[at - 1]?.limit.high
    return tier.limit.low !== undefined || before === undefined
      ? tier
      : { ...tier, limit: { ...tier.limit, low: { value: before.value, inclusive: !before.inclusive } } }
  })
}

function beyondOf(limit: Limit | undefined): Limit | undefined {
  const high = limit?.high
  return high === undefined
    ? undefined
    : {
        start: 0,
        end: 0,
        used: [],
        low: { value: high.inclusive ? moved(high.value, naturalStep(high.value)) : high.value, inclusive: true },
      }
}

function ruleOf(
  reading: Reading,
  tiers: Tier[],
  used: number[],
  sentence: string,
  { named, per = false }: { named?: Thing | undefined; per?: boolean },
): Rule | undefined {
  const words = /^\p{Lu}?[^:.\uE000-\uF8FF]{2,40}(?=:)/u.exec(reading.marked.text)?.[0] ?? reading.title
  const object = named ?? priced(reading, sentence) ?? (words === undefined ? undefined : { words, label: false })
  if (object === undefined) return undefined
  for (const index of used) reading.taken.add(index)
  const tells = (text: string): boolean => valueIndexes(text).some((index) => used.includes(index))
  reading.given = reading.given.filter((text) => !tells(text))
  reading.then = reading.then.filter((text) => !tells(text))
  const of = pattern(
    '^\\s*(?:of|de|des?|do|da|du|del|der|von) (?:the |la |el |le |den |dem |des |o |a )?(?<base>[\\p{L} ]{3,40}?)(?=[,;.]|$)',
  ).exec(
    sentence.slice(
      sentence.indexOf(
        String.fromCharCode(0xe000 + (used.find((index) => reading.marked.values[index]?.measure === 'percent') ?? 0)),
      ) + 1,
    ),
  )?.groups?.base
  return {
    kind: 'tiers',
    source: plain(reading, sentence),
    thing: object,
    tiers,
    input: inputOf(reading, tiers[0]?.limit),
    money: reading.money,
    per,
    reduces: reduces.test(plain(reading, sentence)) || tiers.every(({ result }) => result.amount < 0),
    ...(of === undefined ? {} : { of: plain(reading, of) }),
  }
}

/** What a tier's value counts or measures: "zahlenden Personen", "renta anual". */
function inputOf(reading: Reading, limit: Limit | undefined): string {
  const { text } = reading.marked
  const index = limit?.used.at(-1)
  const value = index === undefined ? undefined : reading.marked.values[index]
  if (limit === undefined || index === undefined || value === undefined) return ''
  const at = text.indexOf(String.fromCharCode(0xe000 + index))
  const noun = nounAfter(reading, text.slice(at + 1))?.replace(
    / (?:no|free|gives?|gets?|costs?|ohne|kostenlos|sin|sem|sans|gratis)(?!\p{L}).*$/iu,
    '',
  )
  if (value.measure === 'number' && value.format.suffix === '' && noun !== undefined && text.charAt(at + 1) === ' ')
    return ` ${plain(reading, noun).replace(/(\p{Ll}+e)n (?=\p{Lu})/u, '$1 ')}`
  const before = text.slice(Math.max(0, limit.start - 60), limit.start).split(/[\s,;:¶]+/)
  const words = before
    .filter((word) => word !== '')
    .slice(-2)
    .filter((word) => !pattern(`^(?:${reading.lexicon.determiners}|${reading.lexicon.stops})$`).test(word))
    .join(' ')
  return reading.given.length < reading.clauses.filter(({ role }) => role === 'given').length &&
    /^[\p{L} ]{3,}$/u.test(words)
    ? words
    : ''
}

/** "Up to 20 km the delivery costs €5.00": what has the price, behind the first range. */
function priced(reading: Reading, sentence: string): Thing | undefined {
  const name =
    /[\uE000-\uE7FF](?: \p{L}+)?,? (?<name>[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}) (?:costs?|cuestan?|custam?|coûten?t?) [\uE000-\uE7FF]/iu.exec(
      sentence,
    )?.groups?.name ??
    /[\uE000-\uE7FF] (?:kostet|kosten|beträgt|betragen) (?<name>(?:der|die|das|ein|eine) [\p{L}-]+)/iu.exec(sentence)
      ?.groups?.name
  return name === undefined ? undefined : thing(reading, name, false)
}

/** What the price or rate is called: the subject, or the noun behind it. */
function namedResult(reading: Reading, { text, result }: Part): Thing | undefined {
  const at = text.indexOf(String.fromCharCode(0xe000 + (result?.index ?? 0)))
  const noun = nounAfter(reading, text.slice(at + 1))
  if (noun === 'off') return { words: 'discount', label: false }
  if (noun !== undefined && says(reading, 'reduction', noun)) return thing(reading, noun, false)
  const subject = subjectOf(reading, text)
  const cut =
    subject?.words.search(/ (?:up to|from|until|over|above|under|between|bis|ab|hasta|desde|até|jusqu|à partir) /i) ??
    -1
  if (subject !== undefined && cut > 2) return { ...subject, words: subject.words.slice(0, cut) }
  if (subject !== undefined && !/\d/.test(subject.words) && !/^(?:er|sie|es|it|they|il|elle)$/i.test(subject.words))
    return subject
  const lead = /^(?<words>\p{Lu}\p{L}+(?: \p{L}+)?)(?= (?:d[aeo]s?|del|of|von) [\uE000-\uE7FF])/u.exec(
    text.replace(/^(?:.*[.:¶] )?/u, ''),
  )?.groups?.words
  return lead === undefined ? undefined : thing(reading, lead, false)
}
