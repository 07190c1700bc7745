import { defaultParts } from '../../criteria/texts.ts'
import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { lexiconOf, type Lexicon } from './lexicon/lexicon.ts'
import { isRomance } from './romance/grammar.ts'
import { inIndicative } from './romance/moods.ts'
import { resolved } from './english/resolve.ts'
import { parseSentence } from './english/sentence.ts'
import { isStem } from './english/words.ts'
import { germanScenario, quotedChain } from './german/clauses.ts'
import { withoutTeller } from './first-person.ts'
import { findLimits, type Limit } from './limits.ts'
import { markText, type MarkedText } from './marked-text.ts'
import type { Value } from './value.ts'
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
/** "AC-2 – ", "CA3: ": the number of a criterion is no part of its rule. */
const numbered = /^\s*(?:AC|CA|AK|EK|UC|US|REQ|RULE)[ -]?\d{1,3}(?:\.\d{1,2})?\s*[:.)–—-]\s*(?=[\p{L}"“«„'])/iu
/** So many lines of a part, and so many statements, are read. */
const mostLines = 60

export function readCriterion(criterion: ContextCriterion, language: Language, money: Value): Reading {
  const row = (language === 'en' ? answeredRow(criterion) : undefined) ?? ruleRow(criterion, language)
  if (row !== undefined)
    return readCriterion({ id: criterion.id, given: '', when: '', then: row, text: row }, language, money)
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
  // "Given the page has been open for 20 minutes, then …": what is given last is what leads to the outcome.
  if (language === 'en' && when.length === 0 && given.length > 0 && criterion.then.trim() !== '')
    when.push(...given.splice(-1))
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
      .map(({ role, text }) => (scenario ? withoutTeller(text, role, language) : text))
      .map((text) => (language === 'de' ? quotedChain(text) : text).replaceAll(partSign, ' '))
      .join(` ${partSign} `),
    language,
  )
  const marked =
    language === 'en'
      ? { ...written, text: resolved(written.text) }
      : isRomance(language)
        ? { ...written, text: inIndicative(written.text, language) }
        : written
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

export function withoutOwnNumber(criterion: ContextCriterion): ContextCriterion {
  const { title: named, ...rest } = criterion
  const { text } = rest
  const title = named === undefined || /^\W*\d{1,3}\W*$/.test(named) ? undefined : named
  return {
    ...rest,
    given: criterion.given.replace(numbered, ''),
    when: criterion.when.replace(numbered, ''),
    then: criterion.then.replace(numbered, ''),
    ...(title === undefined ? {} : { title: title.replace(numbered, '') }),
    ...(text === undefined ? {} : { text: text.replace(numbered, '') }),
  }
}

/** "Weight | per parcel 0.1 kg – 31.5 kg | 422": the row of a table of an interface's rules and answers as sentences. */
function answeredRow({ given, when, then, title }: ContextCriterion): string | undefined {
  const found =
    /^(?:Rule|Condition|Requirement|Check): (?<rule>[^;]+(?:; [^;]+)*?); (?:Answer|Response|Reply|Result|Status): (?<answer>[1-5]\d\d(?!\d).*)$/su.exec(
      then.trim(),
    )?.groups
  const topic = [when, given].find((text) => text.trim() !== '' && !text.includes('initial state')) ?? title ?? ''
  if (found?.rule === undefined || found.answer === undefined || topic === '' || topic.includes('\n')) return undefined
  const { rule, answer } = found
  // A peculiar request is answered itself; a rule for a value tells how every other value is answered.
  if (!/^[45]/.test(answer) || situations.test(topic))
    // "Repeat | same key and same body": the rule says what the request is like.
    return /^(?:the )?(?:same|different|another|other|more than|fewer than|no|without|missing) /iu.test(rule) &&
      parseSentence(rule) === undefined
      ? `${capital(rule)} → ${answer}.`
      : `${topic} → ${answer}. ${/\d$/.test(answer) ? capital(rule) : rule}.`
  const [first = ''] = rule.split(' ')
  const subject = first.toLowerCase() === topic.toLowerCase() || parseSentence(rule) !== undefined ? '' : `${topic}: `
  return `${subject}${rule}. Anything else → ${answer.replace(/ otherwise$/iu, '')}.`
}

const ruleColumn =
  /^(?:rules?|requirements?|regeln?|anforderung(?:en)?|reglas?|requisitos?|règles?|exigences?|regras?) ?: /iu
const answerColumn =
  /^(?:answers?|responses?|repl(?:y|ies)|results?|status|error(?: message)?|message|antwort|meldung|fehler|respuesta|resultado|mensaje|réponse|résultat|message|resposta|mensagem) ?: /iu
const topicColumn = /^(?:area|topic|field|feature|parameter|what) ?: /iu
/** "Missing or malformed: 400": what is missing stands in another column. */
const bareState =
  /^(?:(?:missing|malformed|expired|duplicate|invalid|unknown|wrong|revoked|empty|unsupported)(?: or |, )?)+(?=:)/iu
const otherwise: Record<Language, string> = {
  en: 'Anything else',
  de: 'Sonst',
  es: 'En otro caso',
  fr: 'Sinon',
  pt: 'Caso contrário',
}

/** "Area: Weight", "Rule: 50 to 31500", then "422 weight": the cells of a table that states a rule and how its breach is answered. */
function ruleRow({ given, when, then }: ContextCriterion, language: Language): string | undefined {
  const cells = given.split('\n')
  const rule = cells.find((cell) => ruleColumn.test(cell))?.replace(ruleColumn, '')
  if (rule === undefined || when.includes('\n')) return undefined
  const answer = then.trim().replace(answerColumn, '')
  const topic =
    /^(?<name>\p{Lu}[\p{L} -]{2,30}),/u.exec(rule)?.groups?.name ??
    cells.find((cell) => topicColumn.test(cell))?.replace(topicColumn, '') ??
    ''
  const answers = answer.split(/(?<=[^\s.]{2})[.;] +/u).map((text) =>
    // Neither a condition in front of the status nor one behind it: every other value.
    /^(?:[1-5]\d\d(?!\d)[^:]*|["“„«].*)$/u.test(text)
      ? `${otherwise[language]}: ${text}`
      : capital(
          language === 'en' ? text.replace(bareState, `$& ${topic.charAt(0).toLowerCase()}${topic.slice(1)}`) : text,
        ),
  )
  return `${rule.replace(/\.$/u, '')}. ${answers.join('. ').replace(/\.$/u, '')}.`
}

const situations =
  /(?<!\p{L})(?:missing|unknown|revoked|expired|invalid|too many|repeat(?:ed)?|conflict(?:ing)?|duplicate|wrong|unauthori[sz]ed|forbidden|not found|valid|empty|without)(?!\p{L})/iu

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
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

/** What follows in a scenario, as one text; each line of another language than English is a sentence of its own. */
export function allThen({ then, language }: Reading): string {
  return language === 'en'
    ? then.join(', ')
    : then.map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}`.replace(/[.;,]+$/, '')).join('. ')
}
