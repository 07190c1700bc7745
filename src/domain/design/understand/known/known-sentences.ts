import type { ContextCriterion } from '../../../generation/context.ts'
import { defaultParts } from '../../../criteria/texts.ts'
import type { Language } from '../../language.ts'
import { accusative, withoutDeterminer } from '../german/noun-phrases.ts'
import { asMain, parseMain } from '../german/sentence.ts'
import { namesPerson, verbOfParticiple } from '../german/words.ts'
import { namesAgent } from '../romance/actors.ts'
import { isRomance } from '../romance/grammar.ts'
import { indicative } from '../romance/moods.ts'
import { romanceTiers } from '../romance/notice-tiers.ts'
import { infinitiveOfParticiple } from '../romance/verbs.ts'
import type { EffectStep, RuleOf } from '../rule.ts'
import { capitalise } from '../stretch.ts'
import { frenchEveryday } from './french-everyday.ts'
import { frenchSentences } from './french.ts'
import { germanEveryday } from './german-everyday.ts'
import { germanRights } from './german-rights.ts'
import { germanSentences } from './german.ts'
import { portugueseEveryday } from './portuguese-everyday.ts'
import { portugueseSentences } from './portuguese.ts'
import { type Slots, slotsOf, type Spoken } from './slots.ts'
import { spanishEveryday } from './spanish-everyday.ts'
import { spanishSentences } from './spanish.ts'

/**
 * A kind of sentence that is known as a whole, with the steps that prove it. `said` is a regular expression with named
 * groups for what varies; the whole sentence has to fit, so that no word of it gets lost. The other texts refer to the
 * groups in braces. A step is written "step | data | expected result"; one whose group is empty is left out.
 *
 * Some groups have a meaning: `gap` is the time between two events, `lead` the time before an event (at the time of day
 * `clock`, or on its `eve`), `date` a day, `count` a number, `amount` a sum, `percent` a share, `from` and `to` times of day,
 * `most` a number of things, `rate` a sum for each unit, `cap` the most it comes to,
 * `list` or `options` a list whose items each get the step that names {item}.
 */
export interface KnownSentence {
  said: string
  given?: string[]
  steps: string[]
  refuses?: true
  /** The group that has to name people. */
  person?: string
}

const sentences: Record<Spoken, KnownSentence[]> = {
  de: [...germanRights, ...germanEveryday, ...germanSentences],
  es: [...spanishEveryday, ...spanishSentences],
  fr: [...frenchEveryday, ...frenchSentences],
  pt: [...portugueseEveryday, ...portugueseSentences],
}

const stretch = '[^,;:()]'
const time: Record<Spoken, string> = {
  de: '(?:\\d{1,4}|ein\\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf) (?:Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)',
  es: '(?:\\d{1,4}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce) (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?: naturales)?',
  fr: '(?:\\d{1,4}|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze) (?:minutes?|heures?|jours?|semaines?|mois|ans?)',
  pt: '(?:\\d{1,4}|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|dez|doze) (?:minutos?|horas?|dias?|semanas?|mês|meses|anos?)',
}
/** At the start of a sentence a number word has a capital letter. */
const spelled: Record<Spoken, string> = {
  de: '(?:Ein\\p{L}*|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Zehn|Zwölf) (?:Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?)',
  es: '(?:Una?|Dos|Tres|Cuatro|Cinco|Seis|Siete|Diez|Doce) (?:minutos?|horas?|días?|semanas?|mes(?:es)?)',
  fr: '(?:Une?|Deux|Trois|Quatre|Cinq|Six|Sept|Dix|Douze) (?:minutes?|heures?|jours?|semaines?|mois)',
  pt: '(?:Uma?|Dois|Duas|Três|Quatro|Cinco|Seis|Sete|Dez|Doze) (?:minutos?|horas?|dias?|semanas?|mês|meses)',
}
const money = '(?:(?:€|R\\$) ?\\d[\\d.,\\u00a0\\u202f ]{0,12}|\\d[\\d.,\\u00a0\\u202f]{0,12} ?(?:€|euros?|Euro))'
const hour = '\\d{1,2}(?:(?:[:.]| ?h ?)\\d{2}| ?h)?'
const groups: Record<string, string> = {
  date: '\\d{1,2}[./]\\d{1,2}[./]\\d{4}',
  clock: hour,
  from: hour,
  to: hour,
  percent: '\\d{1,3}(?:[.,]\\d)? ?%',
  amount: money,
  price: money,
  rate: money,
  cap: money,
  quoted: '[„“"«»‹][^„“”"«»‹›]{1,60}[“”"»«›]',
  list: '[\\p{L}-]{2,8}(?:, [\\p{L}-]{2,8}){0,4},? (?:und|oder|y|o|et|ou|e) (?:als |en |em )?[\\p{L}-]{2,8}',
  rest: '.{2,160}?',
  number: '-?\\d{1,6}',
  most: '\\d{1,3}(?:[.,\\u00a0\\u202f ]?\\d{3})*',
  options: '[^()]{3,80}',
}

const compiled = new Map<Spoken, { known: KnownSentence; sign: RegExp }[]>()

/** `<thing>` in a pattern stands for a stretch without a comma, unless the group's name has a meaning of its own. */
function patternsOf(language: Spoken): { known: KnownSentence; sign: RegExp }[] {
  const made = compiled.get(language)
  if (made !== undefined) return made
  const source = (said: string): string =>
    said.replace(/(?<!\(\?)<(?<name>[a-z]+)>/gu, (_, name: string) => {
      if (name === 'early') return `${spelled[language]}|${time[language]}`
      const own = name === 'gap' || name === 'lead' || name === 'wait' ? time[language] : groups[name]
      return `(?<${name}>${own ?? `${stretch}{2,70}?`})`
    })
  const list = sentences[language].map((known) => ({
    known,
    // The first letter of a sentence is a capital one, whatever the pattern begins with.
    sign: new RegExp(`^${source(known.said)}$`, 'u'),
  }))
  compiled.set(language, list)
  return list
}

/** A sentence that goes on from the one before it may not lose it. */
const goesOn: Record<Spoken, RegExp> = {
  de: /^(?:danach|dann|sonst|andernfalls|ansonsten|er|sie|es|dies|diese[rsnm]?|das|dabei|dafür|dort|außerdem|anschließend|wird sie|wird er|aber|und|nur dann)(?!\p{L})/iu,
  es: /^(?:después|luego|entonces|si no|en caso contrario|de lo contrario|él|ella|est[eao]s?|ese|esa|eso|pero|y|además|se |lo |la |pasado|así|tampoco|también)/iu,
  fr: /^(?:ensuite|après|sinon|autrement|dans le cas contraire|il|elle|ils|elles|cel\p{L}+|ceci|cela|ça|mais|et|puis|passé|au-delà|une fois)(?!\p{L})/iu,
  pt: /^(?:depois|então|caso contrário|senão|ele|ela|eles|elas|est[eas]s?|ess[eas]s?|isso|isto|mas|e|passado|a partir d|também)(?!\p{L})/iu,
}

export interface KnownPart {
  rules: RuleOf<'effect'>[]
  /** The criterion without the sentences that were known; undefined where nothing is left. */
  rest: ContextCriterion | undefined
}

/** Takes the sentences that are known as a whole out of a criterion. */
export function readKnownSentences(criterion: ContextCriterion, language: Language): KnownPart {
  const { text = '', given, when, title } = criterion
  const stated = (part: string, none: string): boolean => part.trim() !== '' && part.trim() !== none
  if (
    language === 'en' ||
    text === '' ||
    text.length > 2_000 ||
    /[\n|]/.test(text.trim()) ||
    stated(given, defaultParts.given) ||
    stated(when, defaultParts.when) ||
    criterion.examples !== undefined
  )
    return { rules: [], rest: criterion }
  const pieces = text
    .trim()
    .replace(/[\u00a0\u202f]/g, ' ')
    .split(/((?<=[^\d.][.!?])\s+(?=[\p{Lu}«„"¿¡])|\s*;\s*)/u)
  const rules: RuleOf<'effect'>[] = []
  const left: string[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const tiers = isRomance(language) ? romanceTiers(runFrom(pieces, at), language) : undefined
    if (tiers !== undefined) {
      rules.push(tiers)
      while (pieces[at + 1]?.includes(';') === true) at += 2
      continue
    }
    const [one = '', sign = '', next = '', afterwards = ''] = pieces.slice(at, at + 4)
    const pair = next === '' ? undefined : ruleOf(`${one}${/;/.test(sign) ? '; ' : ' '}${next}`, language)
    if (pair !== undefined && !goesOn[language].test(pieces[at + 4] ?? '')) {
      rules.push(pair)
      at += 2
      if (afterwards !== '' && left.length > 0) left.push(afterwards)
      continue
    }
    const known = goesOn[language].test(next) ? undefined : ruleOf(one, language)
    if (known === undefined) left.push(one, sign)
    else rules.push(known)
  }
  const remaining = left.join('').replace(/[\s;]+$/, '')
  if (rules.length === 0) return { rules, rest: criterion }
  return {
    rules,
    rest: remaining === '' ? undefined : { ...criterion, text: remaining, ...(title === undefined ? {} : { title }) },
  }
}

/** A sentence with all that follows it behind semicolons. */
function runFrom(pieces: string[], start: number): string {
  let text = pieces[start] ?? ''
  for (let at = start; pieces[at + 1]?.includes(';') === true; at += 2) text += `; ${pieces[at + 2] ?? ''}`
  return text
}

function ruleOf(written: string, language: Spoken): RuleOf<'effect'> | undefined {
  const sentence = written.trim().replace(/[.;,]+$/, '')
  if (sentence.length > 320) return undefined
  const capital = capitalise(sentence)
  for (const { known, sign } of patternsOf(language)) {
    const found = sign.exec(capital)
    if (found === null) continue
    const slots = slotsOf({ ...found.groups, whole: capital }, language)
    const steps = slots === undefined ? undefined : stepsOf(known, slots, language)
    if (known.person !== undefined && !isPerson(slots?.get(known.person) ?? '', language)) continue
    if (slots === undefined || steps === undefined) continue
    const dated = known.steps.some((line) =>
      /\{(?:dayBefore|dayAfter|date|sooner|later|tooSoon|due|justBefore|justAfter|opensBefore)\}/u.test(line),
    )
    return {
      kind: 'effect',
      source: capital,
      title: capital,
      given: (known.given ?? []).flatMap((line) => {
        const words = filled(line, slots, language)
        return words === undefined ? [] : [capitalise(words)]
      }),
      steps,
      outcome: '',
      ...(dated ? { dated } : {}),
      ...(known.refuses === true ? { refuses: true } : {}),
    }
  }
  return undefined
}

function isPerson(words: string, language: Spoken): boolean {
  return language === 'de' ? namesPerson(words) : namesAgent(words, language)
}

function stepsOf({ steps }: KnownSentence, slots: Slots, language: Spoken): EffectStep[] | undefined {
  const items = (slots.get('list') ?? slots.get('options') ?? '')
    .split(/,? (?:und|oder|y|o|et|ou|e) (?:als |en |em )?|, /u)
    .filter((item) => item !== '')
  const lines = steps.flatMap((line) =>
    line.includes('{item}') ? items.map((item) => line.replaceAll('{item}', item)) : [line],
  )
  const made = lines.flatMap((line): EffectStep[] => {
    const [words, data, outcome] = line.split(' | ').map((part) => filled(part, slots, language) ?? '')
    return words === undefined || words === '' || data === undefined || outcome === undefined || outcome === ''
      ? []
      : [{ what: 'action', words: capitalise(words), outcome: capitalise(outcome), ...(data === '' ? {} : { data }) }]
  })
  return made.length === 0 ? undefined : made
}

/** The line with its slots filled in; undefined where one of them is empty. */
function filled(line: string, slots: Slots, language: Spoken): string | undefined {
  let whole = true
  const text = line.replace(/\{(?<name>[a-zA-Z]+)(?::(?<form>[a-z]+))?\}/gu, (_, name: string, form?: string) => {
    const words = shaped(slots.get(name), form, language)
    if (words === undefined) whole = false
    return words ?? ''
  })
  return whole ? text.trim() : undefined
}

const article: Record<Spoken, RegExp> = {
  de: /^(?:Der|Die|Das|Ein|Eine|Einen|Einem|Einer|Den|Dem|Alle|Jede[rsn]?|Kein|Keine[rsn]?|Es|Man|Diese[rsn]?|Nur|In|Im|Auf)(?= )/u,
  es: /^(?:El|La|Los|Las|Un|Una|Cada|Todos|Todas|Su|Sus|Se|Solo|Aparece|En|Al|No)(?= )/u,
  fr: /^(?:Le|La|Les|Un|Une|Chaque|Tous|Toutes|Son|Sa|Ses|On|Il|Dans|Sur)(?= )|^L(?=['’])/u,
  pt: /^(?:O|A|Os|As|Um|Uma|Cada|Todos|Todas|Seu|Sua|Só|Aparece|No|Na|É)(?= )/u,
}
const determiners: Record<Exclude<Spoken, 'de'>, RegExp> = {
  es: /^(?:el|la|los|las|un|una|cada|todos los|todas las) /iu,
  fr: /^(?:le |la |les |l['’]|un |une |chaque )/iu,
  pt: /^(?:o|a|os|as|um|uma|cada) /iu,
}

/** "werden 50 % des Preises berechnet" */
const shareFirst =
  /^(?<verb>wird|werden|fällt|fallen|gilt|kostet|kosten) (?<share>\d[\d.,]* ?(?:%|€|Euro)(?: (?:des|der|vom|von) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)?)(?<rest>.*)$/u

function shaped(value: string | undefined, form: string | undefined, language: Spoken): string | undefined {
  if (value === undefined || value === '') return undefined
  const words = value.replace(article[language], (word) => word.toLowerCase())
  if (form === 'acc') return accusative(words)
  // "danach wird eine Gebühr berechnet": behind its adverb the German verb comes first.
  if (form === 'main') {
    const share = shareFirst.exec(value)?.groups
    if (share !== undefined) return `${share.share ?? ''} ${share.verb ?? ''}${share.rest ?? ''}`
    const sentence = parseMain(value)
    return sentence === undefined ? words : asMain(sentence)
  }
  if (form === 'ind') return language === 'de' ? words : indicative(words, language)
  if (form === 'bare') return language === 'de' ? withoutDeterminer(words) : words.replace(determiners[language], '')
  if (form === 'inf')
    return language === 'de'
      ? verbOfParticiple(words)?.infinitive
      : (infinitiveOfParticiple(words, language) ?? (language === 'es' ? words.replace(/rse$/u, 'r') : words))
  return words
}
