import { asMain, parseMain } from './german/sentence.ts'
import type { Clause } from './clauses.ts'
import type { Limit } from './limits.ts'
import type { Reading } from './reading.ts'
import { isRomance } from './romance/grammar.ts'
import { parseRomance } from './romance/sentence.ts'
import type { Rule } from './rule.ts'
import { capitalise, plain, subjectOf } from './stretch.ts'

const caseWith = {
  de: (value: string) => `mit ${value}`,
  es: (value: string) => `un caso con ${value}`,
  fr: (value: string) => `un cas avec ${value}`,
  pt: (value: string) => `um caso com ${value}`,
}

/** "À partir de 5 000 € un expert est annoncé": the bound leads, and what follows is a sentence of its own. */
export function leadingBound(reading: Reading, limit: Limit, clause: Clause, words: string): Rule | undefined {
  const { language } = reading
  if (language === 'en' || clause.role !== 'statement') return undefined
  const start = clause.text.indexOf(words)
  if (start < 0 || !/^(?:con|avec|com|mit|bei)?$/iu.test(clause.text.slice(0, start).trim())) return undefined
  const behind = clause.text.slice(start + words.length).replace(/^[,\s]+/, '')
  // "90 % da quota o ecrã mostra …": what the share is one of.
  const of = isRomance(language)
    ? /^(?<of>(?:d[aeo]s?|del|de la|du|de l['’]) ?\p{L}+),? (?=(?:o|a|os|as|el|la|los|las|le|les|une?|uma?|il|elle) |l['’])/iu.exec(
        behind,
      )?.groups?.of
    : undefined
  const unit =
    of ??
    /^(?<unit>\p{L}+(?: \p{L}+)?) (?=(?:wird|werden|erhält|erhalten|gilt|gelten|ist|sind|kostet|kosten|se|es|est|é) )/u.exec(
      behind,
    )?.groups?.unit
  // "Ab 10 Exemplaren gilt …"
  const rest =
    unit === undefined || (of === undefined && !/^\p{Lu}|s$/u.test(unit))
      ? behind
      : behind.slice(unit.length).replace(/^[,\s]+/u, '')
  const outcome = sentenceIn(reading, rest)
  if (outcome === undefined) return undefined
  const counted = rest === behind ? '' : ` ${unit ?? ''}`
  const topic = reading.clauses
    .slice(0, reading.clauses.indexOf(clause))
    .reverse()
    .map(({ main }) => subjectOf(reading, main))
    .find((thing) => thing !== undefined)
  const named = counted === '' && topic !== undefined && topic.words.split(' ').length <= 5 ? topic : undefined
  const template = (shown: string): string =>
    named === undefined
      ? caseWith[language](`${shown}${counted}`)
      : `${named.words}${language === 'fr' ? ' ' : ''}: ${shown}`
  return {
    kind: 'threshold',
    source: plain(reading, clause.text),
    thing: named ?? { words: outcome.slice(0, 40), label: false },
    limit,
    head: outcome,
    outcome,
    template,
    statement: () => outcome,
  }
}

/** The rest of the clause where it is a sentence: with its own subject and verb, in the order of a main clause. */
function sentenceIn(reading: Reading, rest: string): string | undefined {
  if (isRomance(reading.language)) {
    const sentence = parseRomance(rest, reading.language)
    return sentence === undefined || (sentence.subject === '' && !sentence.impersonal)
      ? undefined
      : capitalise(plain(reading, rest))
  }
  const sentence = parseMain(rest)
  return sentence === undefined ||
    sentence.front !== '' ||
    sentence.subject === '' ||
    (sentence.verb === undefined && sentence.middle === '')
    ? undefined
    : capitalise(plain(reading, asMain(sentence)))
}
