import { defaultParts } from '../../criteria/texts.ts'
import type { ContextCriterion } from '../../generation/context.ts'
import type { Language } from '../language.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { lexiconOf, type Lexicon } from './lexicon/lexicon.ts'
import { isRomance } from './romance/grammar.ts'
import { inIndicative } from './romance/moods.ts'
import { resolved } from './english/resolve.ts'
import { parseSentence } from './english/sentence.ts'
import { germanScenario, quotedChain } from './german/clauses.ts'
import { withoutTeller } from './first-person.ts'
import { findLimits, type Limit } from './limits.ts'
import { spokenRow, withoutNumber, withoutTopic } from './table-row.ts'
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
  /** Sentences that were taken for something else; what the last reader would make of them is no better. */
  misread: Set<string>
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
  const row = spokenRow(criterion, language)
  if (row !== undefined) return readCriterion(row, language, money)
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
    misread: new Set(),
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
