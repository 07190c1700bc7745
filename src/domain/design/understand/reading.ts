import { defaultParts } from '../../criteria/texts.ts'
import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { lexiconOf, pattern, type CueName, type Lexicon, type ShapeName } from './lexicon/lexicon.ts'
import { isRomance } from './romance/grammar.ts'
import { resolved } from './english/resolve.ts'
import { parseSentence } from './english/sentence.ts'
import { definite, isPlural } from './english/subject.ts'
import { isStem } from './english/words.ts'
import { germanScenario, germanStatements, quotedChain } from './german/clauses.ts'
import { findLimits, type Limit } from './limits.ts'
import { markText, plainText, quoteIndexes, unquoted, type MarkedText } from './marked-text.ts'
import type { Thing } from './rule.ts'
import { stepText } from './step-text.ts'
import type { Value } from './value.ts'

/** One statement of a criterion; every text in it is marked. */
export interface Clause {
  role: 'given' | 'when' | 'then' | 'statement'
  text: string
  /** "if …", "once …": where the clause names one. */
  condition?: string
  /** The clause without its condition. */
  main: string
  /** It tells what happens in the other case: "otherwise …". */
  otherwise: boolean
  /** The condition keeps the clause from holding: "unless …". */
  unless?: boolean
  /** It goes on from the clause before: "they are then told …", or a sentence behind a semicolon. */
  follows?: boolean
}

/** A criterion as the recognisers see it. */
export interface Reading {
  id: string
  language: Language
  lexicon: Lexicon
  marked: MarkedText
  clauses: Clause[]
  given: string[]
  when: string[]
  then: string[]
  limits: Limit[]
  /** Values that a rule has explained already. */
  taken: Set<number>
  /** Quotes that a rule has explained already. */
  told: Set<number>
  rows: string[][]
  /** An amount as this ticket writes amounts, for worked examples. */
  money: Value
  title?: string
}

const partSign = '¶'
/** The keyword a part may still carry. */
const keyword = /^(?:étant donnée?s?(?: que?)?|quand|lorsque|alors) (?=\p{L})/iu
/** The heading of the column that a table's situation comes from. */
const namedSituation = /^(?:situaci[oó]n|situação|situation|caso|cas|condici[oó]n|condição|condition|evento): /iu
/** So many lines of a part, and so many statements, are read. */
const mostLines = 60

export function readCriterion(criterion: ContextCriterion, language: Language, money: Value): Reading {
  const lexicon = lexiconOf(language)
  const stated = (part: string, fallback: string): string[] =>
    part.trim() === '' || part.trim() === fallback
      ? []
      : part
          .split('\n')
          .map((line) => line.trim().replace(keyword, ''))
          .filter((line) => line !== '')
          .slice(0, mostLines)
  const given = stated(criterion.given, defaultParts.given).map((line) =>
    line.replace(/^(?:que|that|dass|qu['’])\s*/iu, ''),
  )
  const when = stated(criterion.when, defaultParts.when)
  const [situation] = given
  if (isRomance(language) && when.length === 0 && given.length === 1 && situation !== undefined)
    return readCriterion(
      {
        ...criterion,
        given: '',
        then: '',
        text: `${situation.replace(namedSituation, '')}: ${criterion.then.replaceAll('\n', ' ')}`,
      },
      language,
      money,
    )
  const then = stated(criterion.then, defaultParts.then)
  const rows = criterion.examples ?? tableRows(criterion.text ?? '')
  // "When the address changes, a new card is sent": one sentence whose outcome stands behind its comma.
  const oneSentence =
    given.length === 0 &&
    criterion.text !== undefined &&
    (language === 'en'
      ? /^(?:if|when|once|after|as soon as) [^\n]+$/i.test(criterion.text) && !/[, ]then /i.test(criterion.text)
      : language === 'de' && /^(?:wenn|falls|sobald|sofern|nachdem|nach|bei|beim) [^\n]+$/i.test(criterion.text))
  const scenario = given.length + when.length > 0 && !oneSentence
  const parts: { role: Clause['role']; text: string }[] = scenario
    ? [
        ...given.map((text) => ({ role: 'given' as const, text })),
        ...when.map((text) => ({ role: 'when' as const, text })),
        ...then.map((text) => ({ role: 'then' as const, text })),
      ]
    : withoutTable(
        language === 'en'
          ? inContext(criterion.text ?? then.join('\n'), criterion.title)
          : withoutNumber(criterion.text ?? then.join('\n')),
      ).map((text) => ({ role: 'statement' as const, text }))
  const written = markText(
    parts
      .map(({ text }) => (language === 'de' ? quotedChain(text) : text).replaceAll(partSign, ' '))
      .join(` ${partSign} `),
    language,
  )
  const marked = language === 'en' ? { ...written, text: resolved(written.text) } : written
  const texts = marked.text.split(partSign).map((text) => text.trim())
  const spoken = texts.flatMap((text, index) => clausesOf(text, parts[index]?.role ?? 'statement', lexicon))
  const clauses = language === 'de' && scenario ? germanScenario(spoken) : spoken
  const words = (role: Clause['role']): string[] =>
    clauses.filter((clause) => clause.role === role).map(({ text }) => text)
  return {
    id: criterion.id,
    language,
    lexicon,
    marked,
    clauses,
    rows,
    given: words('given'),
    when: words('when'),
    then: words('then'),
    limits: findLimits(marked, language),
    taken: new Set(),
    told: new Set(),
    money: marked.values.find(({ measure }) => measure === 'money') ?? money,
    ...(criterion.title === undefined ? {} : { title: criterion.title }),
  }
}

function tableRows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => /^\s*\|.*\|\s*$/.test(line) && !/^[\s|:-]+$/.test(line))
  return lines.slice(0, 60).map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().slice(0, 300)),
  )
}

function withoutTable(text: string): string[] {
  const kept = text
    .split('\n')
    .filter((line) => !/^\s*\|/.test(line))
    .join(' ')
    .replace(/^\s*\p{Lu}{1,4}[ .-]?\d{1,3} \| (?=\p{L})/u, '')
  return [kept.trim() === '' ? text.slice(0, 2_000) : withoutTopic(kept)]
}

/** "Site staff | See registration and time": the first cell of a row names its topic, and is the subject where the rule has none. */
function withoutTopic(text: string): string {
  const { topic, rest } = /^\s*(?<topic>[^|.:;]{2,40}) \| (?<rest>\p{L}[^|]{12,})$/u.exec(text)?.groups ?? {}
  if (topic === undefined || rest === undefined) return text
  const [first = ''] = rest.split(' ')
  return /^\p{Lu}\p{Ll}+$/u.test(first) && isStem(first) && parseSentence(rest.split(/[.;]/)[0] ?? '') === undefined
    ? `${topic} ${first.toLowerCase()}${rest.slice(first.length)}`
    : rest
}

/** "3 | Season | Low or high": the row's number says nothing, its first cell names what the second is about. */
function withoutNumber(text: string): string {
  return text
    .replace(/^\s*\d{1,3} \| (?<label>[^|\n]{2,80}) \| (?=[^|]+$)/u, '$<label>: ')
    .replace(/^\s*(?<label>\p{Lu}[^|\n:.]{1,40}) \| (?=[^|\n]+$)/u, '$<label>: ')
}

/** "The plan shows for each room" over "bed type", "During a pause" over "no money is collected": heading and item are one sentence. */
function inContext(text: string, title: string | undefined): string {
  const heading =
    (title ?? '')
      .split(' › ')
      .at(-1)
      ?.replace(/[:.,\s]+$/, '') ?? ''
  if (!/^\p{Ll}/u.test(text) || heading.split(' ').length < 2) return text
  const complete = parseSentence(text) !== undefined
  if (complete)
    return /^(?:during|while|before|after|when|if|once|without|as long as|as soon as) /i.test(heading)
      ? `${heading}, ${text}`
      : text
  const open = parseSentence(heading)
  return open === undefined || /[:=]/.test(text.slice(0, 40)) ? text : `${heading}: ${text}`
}

const abbreviation =
  /(?:^|[ (])(?:p|art|e\.g|i\.e|etc|max|min|approx|no|nr|z\.B|bzw|ca|inkl|p\. ?ej|ex|p\. ?ex|máx|mín|aprox|incl|vs|Mr|Mrs|Dr)\.$/iu

interface Stated {
  text: string
  otherwise: boolean
  follows: boolean
}

function clausesOf(text: string, role: Clause['role'], lexicon: Lexicon): Clause[] {
  const pieces: { text: string; follows: boolean }[] = []
  const split = text.split(lexicon.verbLast ? /((?<=[.!?;])\s+|\s*;\s*)/u : /((?<=[.!?;])\s+|\s*[;→]\s*)/u)
  for (const [at, sentence] of split.entries()) {
    if (at % 2 === 1) continue
    const last = pieces.at(-1)
    const follows = at > 0 && (/;/.test(split[at - 1] ?? '') || (split[at - 2] ?? '').endsWith(';'))
    if (
      last !== undefined &&
      (abbreviation.test(last.text) || (/[\d\uE000-\uE7FF]\.$/u.test(last.text) && /^\p{Ll}/u.test(sentence)))
    )
      last.text = `${last.text} ${sentence}`
    else if (sentence.trim() !== '') pieces.push({ text: sentence, follows })
  }
  const stated = pieces.slice(0, mostLines).flatMap(({ text: piece, follows }): Stated[] => {
    const whole = piece.trim().replace(/[.;,]+$/, '')
    const branch = pattern(
      `^(?<before>.*?)[,:–—-]*\\s*(?<![\\p{L}])(?<sign>${lexicon.otherwise})[,:]?\\s+(?<after>.+)$`,
    ).exec(whole)?.groups
    if (branch === undefined) {
      const parts =
        role === 'statement' && lexicon === lexiconOf('en')
          ? contrasts(whole)
          : [role === 'then' && !lexicon.verbLast ? subjectFirst(whole, lexicon) : whole]
      return parts.map((part, at) => ({ text: part, otherwise: false, follows: follows && at === 0 }))
    }
    const before = (branch.before ?? '').trim()
    return [
      ...(before.length < 3 ? [] : [{ text: before, otherwise: false, follows }]),
      { text: subjectFirst((branch.after ?? '').trim(), lexicon), otherwise: true, follows: false },
    ]
  })
  const english = lexicon === lexiconOf('en')
  const clause = (part: string, otherwise: boolean): Clause => clauseOf(part, role, lexicon, otherwise)
  return role === 'statement' && lexicon.verbLast
    ? germanStatements(stated, clause)
    : stated.map(({ text: part, otherwise, follows }) =>
        english && follows ? { ...clause(part, otherwise), follows } : clause(part, otherwise),
      )
}

/** "…, but only the shift lead may close it": two sentences with a subject each. */
function contrasts(text: string): string[] {
  const never = /^(?<first>.{3,200}?),? but (?:never|not) (?<second>.{3,200})$/iu.exec(text)?.groups
  const told = never?.first === undefined ? undefined : parseSentence(never.first)
  if (
    never?.first !== undefined &&
    never.second !== undefined &&
    told !== undefined &&
    !told.passive &&
    !told.negated &&
    told.modal === '' &&
    told.verb !== 'be' &&
    parseSentence(never.second) === undefined
  )
    return [never.first, `${told.subject} ${isPlural(told.subject) ? 'do' : 'does'} not ${told.verb} ${never.second}`]
  const spliced = splicedAt(text)
  if (spliced !== undefined) return [...contrasts(text.slice(0, spliced.at)), ...contrasts(text.slice(spliced.next))]
  const at = text.search(/,? but (?=[\p{L}\uF000-\uF7FF])/u)
  if (at < 0) return [text]
  const [first, second] = [text.slice(0, at), text.slice(at).replace(/^,? but /, '')]
  const stated = parseSentence(first)
  const other = parseSentence(second)
  if (stated !== undefined && other !== undefined && /^(?:it|them)(?!\p{L})/iu.test(other.rest))
    return [first, second.replace(/ (?:it|them)(?!\p{L})/iu, ` ${definite(stated.subject)}`)]
  return stated === undefined ||
    other === undefined ||
    other.subject === '' ||
    /^(?:the|a|an) \p{L}+ (?:number|text|link)$/iu.test(second)
    ? [text]
    : [first, second]
}

/** Two sentences joined by a comma: "only HR can open it, the manager sees …"; a leading condition holds for both and keeps them together. */
function splicedAt(text: string): { at: number; next: number } | undefined {
  if (
    /^(?:only )?(?:if|when(?:ever)?|once|after|before|until|as soon as|as long as|while|unless|because|on|upon|with|without|for|in|at|during|so|that) /i.test(
      text,
    ) ||
    / (?:if|when|once|after|until|unless|so that|because|while|that|which|who) [^,]*,/i.test(text)
  )
    return undefined
  for (const found of text.matchAll(
    /, (?:and )?(?=(?:the|an?|no|each|every|its|their|all|any|two|both|others?|only|\p{Lu}\p{Ll}+s|it|they) )/giu,
  )) {
    const first = parseSentence(text.slice(0, found.index))
    const second = parseSentence(text.slice(found.index + found[0].length))
    if (
      first !== undefined &&
      second !== undefined &&
      first.subject !== '' &&
      second.lead === '' &&
      second.subject.split(' ').length <= 8 &&
      !/, | and /.test(second.subject) &&
      !/^(?:be|have)?$/.test(first.rest === '' ? first.verb : 'x')
    )
      return { at: found.index, next: found.index + found[0].length }
  }
  return undefined
}

/** "danach ist @ deaktiviert": behind an adverb the German verb precedes its subject; a sentence of its own turns them. */
function subjectFirst(text: string, lexicon: Lexicon): string {
  if (!lexicon.verbLast) return text
  const noun = '(?:(?:\\p{Ll}[\\p{L}-]*|[\\uE000-\\uE7FF]) ){0,3}\\p{Lu}[\\p{L}-]*'
  const subject = `(?:er|sie|es|man|dies)(?!\\p{L})|[\\uF000-\\uF7FF]|(?:(?:${lexicon.determiners}) )?${noun}(?: (?:des|der|von(?! de[rmn] )) ${noun})?(?: [\\uF000-\\uF7FF])?`
  return (text.charAt(0).toLowerCase() + text.slice(1))
    .replace(pattern(`^(${lexicon.subjectVerbs})( sich)? (${subject})`, 'u'), '$3 $1$2')
    .replace(/^.*$/su, (changed) => (changed.toLowerCase() === text.toLowerCase() ? text : changed))
}

function clauseOf(text: string, role: Clause['role'], lexicon: Lexicon, otherwise: boolean): Clause {
  const english = lexicon === lexiconOf('en')
  if (role === 'statement' || role === 'then') {
    for (const name of ['conditionFirst', 'conditionLast'] as const) {
      for (const source of lexicon.shapes[name]) {
        const found = pattern(source).exec(text)?.groups
        // "Without parameters the list shows 50 entries, ordered by id": what follows the comma is no sentence.
        const phrase =
          english &&
          (name === 'conditionLast' || /^(?:for|on|upon|with|without|after) /i.test(text)) &&
          parseSentence(text) !== undefined &&
          found?.main !== undefined &&
          parseSentence(found.main) === undefined
        if (!phrase && found?.condition !== undefined && found.main !== undefined)
          return {
            role,
            text,
            condition: subjectFirst(found.condition.trim(), lexicon),
            main: subjectFirst(found.main.trim(), lexicon),
            otherwise,
            ...(english && /(?:^|[ ,])unless $/i.test(text.slice(0, text.lastIndexOf(found.condition)))
              ? { unless: true }
              : {}),
          }
      }
    }
  }
  const sentence = english && role === 'statement' ? parseSentence(text) : undefined
  if (sentence === undefined || sentence.modal === 'can' || !distance.test(sentence.lead))
    return { role, text, main: text, otherwise }
  return {
    role,
    text,
    condition: sentence.lead,
    main: text.slice(sentence.lead.length).replace(/^[,\s]+/, ''),
    otherwise,
  }
}

/** "one week before the end": a moment that is reached by setting the date. */
export const distance =
  /^(?:[\uE000-\uE7FF]|one (?:day|week|month|hour|year)|an? (?:day|week|month|hour)|the day) (?:before|after) /iu

/** Whether a clause speaks of something. */
export function says({ lexicon }: Reading, cue: CueName, text: string): boolean {
  return pattern(lexicon.cues[cue]).test(text)
}

/** The named groups of the first sentence shape that fits. */
export function shapeOf({ lexicon }: Reading, name: ShapeName, text: string): Record<string, string> | undefined {
  for (const source of lexicon.shapes[name]) {
    const found = pattern(source).exec(text)?.groups
    if (found !== undefined)
      return Object.fromEntries(
        Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
  }
  return undefined
}

export function plain({ marked }: Reading, stretch: string, replaced?: ReadonlyMap<number, string>): string {
  return plainText(marked, stretch, replaced).replace(/\s+/g, ' ').trim()
}

/** A clause as a step in plain words, or undefined where it describes an event. */
export function asStep(reading: Reading, stretch: string, replaced?: ReadonlyMap<number, string>): string | undefined {
  const text = stepText(stretch, reading.lexicon)
  return text === undefined ? undefined : capitalise(plain(reading, text, replaced))
}

/** A condition as a step of the tester, or undefined where it happens to the thing: "the card is declined". */
export function ownStep(reading: Reading, stretch: string): string | undefined {
  const happens =
    pattern(`(?:${reading.lexicon.passives}) \\p{L}+`).test(stretch) ||
    (reading.language !== 'fr' && /(?:^|\s)se \p{L}/iu.test(stretch))
  return happens ? undefined : asStep(reading, stretch)
}

export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** A quoted text that is shown to people, unlike a control's name: a clause that says so, and a sentence in the quotes. */
export function messageIn(reading: Reading, stretch: string): string | undefined {
  if (
    !says(reading, 'says', stretch) &&
    !says(reading, 'refused', stretch) &&
    !/^[^\uF000-\uF7FF]{0,60}[:→] ?[\uF000-\uF7FF]|^[\uF000-\uF7FF](?![\p{L}\s]{3})/u.test(stretch)
  )
    return undefined
  if (/^[\uF000-\uF7FF] \p{L}/u.test(stretch) && !says(reading, 'shown', stretch)) return undefined
  const index = quoteIndexes(stretch).find((at) => isSentence(reading.marked.quotes[at] ?? ''))
  if (index === undefined) return undefined
  reading.told.add(index)
  return unquoted(reading.marked.quotes[index] ?? '')
}

function isSentence(quote: string): boolean {
  const words = unquoted(quote)
  return !quote.startsWith('`') && (/[.!?…]$/.test(words) || words.split(' ').length > 2)
}

/** The control a stretch names in quotes. */
export function controlIn({ marked }: Reading, stretch: string): string | undefined {
  const index = quoteIndexes(stretch).find(
    (at) => !isSentence(marked.quotes[at] ?? '') || quoteIndexes(stretch).length === 1,
  )
  return index === undefined ? undefined : marked.quotes[index]
}

/** What a clause is about: the words in front of its verb, or its label. */
export function subjectOf(reading: Reading, stretch: string): Thing | undefined {
  const { lexicon } = reading
  const label = shapeOf(reading, 'label', stretch)?.label
  if (label !== undefined && label.split(' ').length <= 6 && !pattern(lexicon.subjectVerbs).test(label))
    return thing(reading, label, true)
  const verb = pattern(
    `^(?<subject>(?:(?:${lexicon.determiners}) )?[^ ]{1,40}(?: [^ ]{1,40}){0,8}?)[,:]? (?:${lexicon.subjectVerbs})`,
  ).exec(stretch)?.groups?.subject
  if (verb === undefined || verb.split(' ').length > 10) return undefined
  if (!/ (?:that|which|who|que|qui|der|die|das|welche[rs]?)$/iu.test(verb)) return thing(reading, verb, false)
  const relative = pattern(
    `^(?<subject>.{1,90}? (?:${lexicon.subjectVerbs}) .{1,60}?) (?:${lexicon.subjectVerbs})`,
  ).exec(stretch)?.groups?.subject
  return relative === undefined ? undefined : thing(reading, relative, false)
}

/** What a person may set, in front of its value: "the donor can set any amount from #" is about the amount. */
export function objectOf(reading: Reading, stretch: string, sign: string): Thing | undefined {
  const sentence = reading.language === 'en' ? parseSentence(stretch) : undefined
  if (
    sentence === undefined ||
    sentence.passive ||
    sentence.modal === '' ||
    sentence.verb === 'be' ||
    sentence.verb === 'have'
  )
    return undefined
  const before = sentence.rest.slice(0, Math.max(0, sentence.rest.indexOf(sign)))
  const object =
    /^(?:the |an? |any |each |every |its |their )?(?<noun>[\p{L}-]+(?: (?!of|from|with|between|in|to|for|at|up|by|that|as|than|only)[\p{L}-]+){0,3}) (?:of|from|with|between|in|to|for|at|up|by|that)(?= |$)/iu.exec(
      before,
    )?.groups?.noun
  return object === undefined || /^(?:from|between|up|at|to|no|more|less)(?: |$)/i.test(object)
    ? undefined
    : { words: `the ${plain(reading, object)}`, label: false }
}

/** Words of a file that the product gives out, in the five languages. */
export const givesFileOut =
  /contain|generat|export|download|deliver|e-?mail|sen[dt]|print|gener|descarg|envía|correo|erzeugt|herunter|versand|génér|télécharg|envoy|gerad|transfer|imprim/iu

const onlyWord = /^(?:only|just|solo|sólo|solamente|únicamente|nur|seule?s?|só|apenas|somente|unicamente) /iu

export function thing(reading: Reading, stretch: string, label: boolean): Thing | undefined {
  const cleaned = stretch
    .trim()
    .replace(onlyWord, '')
    .replace(/\([^)]*\)/g, '')
    .replace(/[,:;–-]+$/, '')
    .trim()
  const words = plain(reading, cleaned)
  if (words.length < 2 || words.length > 80) return undefined
  const quotes = quoteIndexes(cleaned)
  return quotes.length === 1 && cleaned.length === 1
    ? { words: words.startsWith('`') ? unquoted(words) : words, label: true }
    : { words, label }
}

/** The members of a written list: "a, b and c". */
export function listMembers(reading: Reading, list: string, joiners: string): string[] {
  return list
    .split(new RegExp(`\\s*[,/]\\s+(?:(?:${joiners})\\s+)?|\\s+(?:${joiners})\\s+`, 'iu'))
    .map((item) => plain(reading, item.replace(/\([^)]*\)?/g, '')).replace(/[.;)]$/, ''))
    .filter((item) => item !== '')
}

/** The noun phrase behind a value: "articles", "open requests". */
export function nounAfter(reading: Reading, stretch: string): string | undefined {
  const words: string[] = []
  for (const [word] of stretch
    .trim()
    .slice(0, 80)
    .matchAll(/[\p{L}’'-]+|[^\p{L}\s]/gu)) {
    // "2 Ausweise ausgestellt": behind its noun a German phrase is over.
    if (reading.lexicon.verbLast && /^\p{Ll}/u.test(word) && words.some((known) => /^\p{Lu}/u.test(known))) break
    if (!/^\p{L}/u.test(word) || words.length === 3 || pattern(`^(?:${reading.lexicon.stops})$`).test(word)) break
    words.push(word)
  }
  return words.length === 0 ? undefined : words.join(' ')
}
