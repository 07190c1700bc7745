import type { Clause } from '../clauses.ts'
import { memoryOf, resolved, type Memory } from './noun-phrases.ts'
import { asLast, asMain, parseLast, parseMain } from './sentence.ts'
import { isAuxiliary, isModal, namesPerson, verbOfInfinitive, verbOfParticiple } from './words.ts'

import { conditionalOf } from './conditionals.ts'
import { coordinated } from './coordination.ts'
/** "Offen → In Arbeit → Behoben": the names of a chain in quotation marks. */
export function quotedChain(text: string): string {
  const name = '\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*){0,2}'
  return text.replace(new RegExp(`(?<!\\p{L})${name}(?: ?(?:→|->) ?${name}){2,10}`, 'gu'), (chain) =>
    chain
      .split(/ ?(?:→|->) ?/)
      .map((status) => `„${status}“`)
      .join(' → '),
  )
}

/** The statements of a criterion, one clause each, with their pronouns resolved. */
export function germanStatements(
  stated: { text: string; otherwise: boolean }[],
  fallback: (text: string, otherwise: boolean) => Clause,
  memory: Memory = memoryOf(),
): Clause[] {
  return stated.flatMap(({ text, otherwise }) => {
    memory.next()
    return (conditionalOf(text) === undefined ? coordinated(inOrder(text)) : eachOutcome(text)).map((part) =>
      clauseOf(part, otherwise, memory, fallback),
    )
  })
}

/** "Schlägt die Zahlung fehl, bleibt die Bestellung offen und der Kunde bekommt eine E-Mail": each outcome with its condition. */
function eachOutcome(text: string): string[] {
  const main = conditionalOf(text)?.main
  if (main === undefined || !text.endsWith(main) || text.length === main.length) return [text]
  for (const found of main.matchAll(/,? und (?=(?:der|die|das|ein|eine|alle) )/gu)) {
    const left = parseMain(main.slice(0, found.index))
    const right = main.slice(found.index + found[0].length)
    const second = parseMain(right)
    if (left === undefined || left.front !== '' || left.subject === '' || second === undefined) continue
    if (second.subject === '' || !right.startsWith(second.subject) || second.finite === left.close) continue
    const lead = text.slice(0, text.length - main.length)
    const rest = right.slice(second.subject.length).trim()
    const [finite = '', ...others] = rest.split(' ')
    if (finite !== second.finite) continue
    return [`${lead}${main.slice(0, found.index)}`, `${lead}${[finite, second.subject, ...others].join(' ')}`]
  }
  return [text]
}

/** "Die Person hat den Nachweis beizufügen", "Die Angaben sind zu benennen": official wording of "muss". */
function obliged(text: string): string {
  const found =
    /^(?<who>.{3,120}?) (?<be>ist|sind|hat|haben) (?<what>.*?)(?<verb>\p{Ll}+zu\p{Ll}+n|zu \p{Ll}+n)$/u.exec(
      text,
    )?.groups
  if (/[\uE000-\uE7FF]|(?:spätestens|frühestens|binnen|innerhalb) /u.test(text)) return text
  const verb = verbOfInfinitive((found?.verb ?? '').replace(/^zu /, ''))
  if (found?.who === undefined || verb === undefined || verb.participle === '') return text
  if (/(?<!\p{L})(?:nicht|nur|kein\p{L}*) /u.test(found.what ?? '') || /^(?:sehen|haben|sein)$/.test(verb.infinitive))
    return text
  const passive = /^(?:ist|sind)$/.test(found.be ?? '')
  const must = /^(?:ist|hat)$/.test(found.be ?? '') ? 'muss' : 'müssen'
  return `${found.who} ${must} ${found.what ?? ''}${passive ? `${verb.participle} werden` : verb.infinitive}`
}

/** "Storniert werden kann die Buchung" becomes "Die Buchung kann storniert werden". */
function inOrder(text: string): string {
  const choice =
    /^Als (?<thing>\p{Lu}[\p{L} -]{2,40}?) (?:kann|können|stehen|sind|ist) (?<list>[^,;]+(?:, [^,;]+)* (?:oder|und) [^,;]+?) (?:(?:aus)?gewählt werden|angegeben werden|verwendet werden|zur (?:Auswahl|Wahl)|möglich|wählbar)$/u.exec(
      text,
    )?.groups
  if (choice?.thing !== undefined && choice.list !== undefined)
    return `${choice.thing}: ${choice.list.replace(/ und (?=[^,]+$)/u, ' oder ')}`
  const [, participle = '', be = '', finite = '', rest = ''] =
    /^(\p{Lu}\p{Ll}+)( werden| sein)? (\p{Ll}+) (.+)$/u.exec(text) ?? []
  const lower = participle.charAt(0).toLowerCase() + participle.slice(1)
  if (verbOfParticiple(lower) === undefined || !(isModal(finite) || isAuxiliary(finite))) return text
  const subject = /^(?:er|sie|es|(?:der|die|das|ein|eine) (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]*)/u.exec(rest)?.[0]
  if (subject === undefined) return text
  const [main = '', ...after] = ` ${rest.slice(subject.length)}`.split(/(?=, )/)
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${finite}${main.trim() === '' ? '' : ` ${main.trim()}`} ${lower}${be}${after.join('')}`
}

const goesOn =
  /^(?:er|sie|es|dies|das|danach|dann|dabei|anschließend|außerdem|zusätzlich|gleichzeitig|daraufhin|stattdessen|de[rm] andere[n]?|die anderen?|das andere) /iu

function clauseOf(
  text: string,
  otherwise: boolean,
  memory: Memory,
  fallback: (text: string, otherwise: boolean) => Clause,
): Clause {
  const found = conditionalOf(text)
  // The order is put right first: behind its noun a pronoun is one word, what it stands for may be many.
  const hear = (part: string): string => {
    const named = resolved(part, memory, true)
    memory.hear(parseLast(named) ?? parseMain(named), true)
    return named
  }
  const mainOf = (part: string): string => {
    const ordered = inOrder(part)
    const sentence = parseMain(ordered)
    const named = resolved(obliged(sentence === undefined ? ordered : asMain(sentence)), memory)
    memory.hear(parseMain(named))
    return named
  }
  if (found === undefined) {
    const clause = fallback(mainOf(text), otherwise)
    return goesOn.test(text) ? { ...clause, follows: true } : clause
  }
  const { condition, opened = false, main, ...more } = found
  const first = opened ? parseMain(condition) : undefined
  const verbLast = first === undefined ? condition : asLast(first)
  // The order of speech decides what a pronoun stands for.
  const named = text.startsWith(main)
    ? { main: mainOf(main), condition: hear(verbLast) }
    : { condition: hear(verbLast), main: mainOf(main) }
  return { role: 'statement', text, ...named, otherwise, ...more }
}

/** A scenario: pronouns are resolved across its parts, its outcomes are sentences of their own. */
export function germanScenario(clauses: Clause[]): Clause[] {
  const memory = memoryOf()
  const acts = clauses.some(({ role }) => role === 'when')
  const lastGiven = clauses.findLastIndex(({ role }) => role === 'given')
  return clauses.flatMap((clause, at): Clause[] => {
    memory.next()
    if (clause.role === 'then') {
      const plain = (text: string, otherwise: boolean): Clause => ({ role: 'then', text, main: text, otherwise })
      return germanStatements([clause], plain, memory).map((stated) => {
        const role = stated.condition !== undefined || (!acts && !isDone(clauses[lastGiven])) ? 'statement' : 'then'
        return { ...stated, role }
      })
    }
    const text = resolved(clause.text, memory)
    memory.hear(parseLast(text) ?? parseMain(text))
    const role = !acts && at === lastGiven && isDone(clause) ? 'when' : clause.role
    return [{ ...clause, role, text, main: text }]
  })
}

/** Something that a person does, unlike a state. */
function isDone(clause: Clause | undefined): boolean {
  const sentence = clause === undefined ? undefined : (parseMain(clause.text) ?? parseLast(clause.text))
  return (
    sentence?.verb?.action === true &&
    sentence.verb.infinitive !== 'anmelden' &&
    !sentence.negated &&
    sentence.modal === '' &&
    !/^(?:ist|sind|hat|haben)$/.test(sentence.finite) &&
    (sentence.passive || namesPerson(sentence.subject))
  )
}
