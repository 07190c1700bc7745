import type { Clause } from '../reading.ts'
import { memoryOf, resolved, type Memory } from './noun-phrases.ts'
import { determiner, nounPhrase, tokensOf } from './phrases.ts'
import { asLast, asMain, parseLast, parseMain } from './sentence.ts'
import {
  isAuxiliary,
  isFinite,
  isModal,
  isPluralForm,
  namesPerson,
  verbOfInfinitive,
  verbOfParticiple,
} from './words.ts'

/** The condition of a German sentence and what follows from it. */
export interface Conditional {
  condition: string
  main: string
  /** The condition keeps the clause from holding: "es sei denn, …". */
  unless?: boolean
}

type Opened = Conditional & { opened?: boolean }

const sign = '(?:wenn|falls|sobald|solange|sofern|nachdem|bevor|ehe|während|seitdem)'
const signFirst = new RegExp(`^(?:nur |erst |auch |immer )?${sign} `, 'iu')
const signLast = new RegExp(
  `^(?<main>.{3,300}?)(?: nur| erst)?, (?:aber |und |auch |jedoch )?(?:nur |erst |selbst )?${sign} (?<condition>.{3,200})$`,
  'iu',
)
const exception =
  /^(?<main>.{3,300}?)(?:, es sei denn,?|, außer wenn|, sofern nicht|, außer,? wenn) (?<condition>.{3,200})$/iu

/** "Wenn A, B", "Bricht A ab, B", "Wer A, B", "B, sobald A", "B, es sei denn, A". */
export function conditionalOf(text: string): Opened | undefined {
  const except = exception.exec(text)?.groups
  if (except?.main !== undefined && except.condition !== undefined)
    return { condition: except.condition, main: except.main, unless: true }
  const joint = jointOf(text)
  if (signFirst.test(text)) {
    return joint === undefined
      ? undefined
      : { condition: text.slice(0, joint.from).replace(signFirst, ''), main: text.slice(joint.to) }
  }
  const arrow = /^(?<condition>[^:;.]{3,120}?) ?(?:->|=>|→) ?(?<main>\P{Lu}?.{2,300})$/u.exec(text)?.groups
  if (arrow?.condition !== undefined && arrow.main !== undefined && !/[\uF000-\uF7FF]\W*$/u.test(arrow.condition))
    return { condition: arrow.condition, main: arrow.main }
  const state = /^(?<condition>\p{L}[^:;.,]{3,60}?): (?<main>.{4,300})$/u.exec(text)?.groups
  if (state?.condition !== undefined && state.main !== undefined && isState(state.condition)) {
    return { condition: state.condition, main: state.main }
  }
  const who = /^wer (?<what>[^,]{3,160}), (?:der |so |dann )?(?<main>.{4,300})$/iu.exec(text)?.groups
  if (who?.what !== undefined && who.main !== undefined) {
    const [verb = '', ...rest] = who.main.split(' ')
    return isFinite(verb)
      ? { condition: `eine Person ${who.what}`, main: `${verb} diese Person ${rest.join(' ')}` }
      : undefined
  }
  // "Nach dem Absenden geht eine Mail …"
  const after =
    /^(?<condition>ohne (?:den |die |das |eine[nr]? )?\p{Lu}[\p{L}-]*|(?:nach|bei|beim) (?:dem |der |jeder |jedem )?\p{Lu}\p{Ll}+(?:en|ern|eln|ung)(?: (?:des|der|eines|einer) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]*)?) (?<main>(?<verb>\p{Ll}+) .{4,300})$/iu.exec(
      text,
    )?.groups
  if (after?.condition !== undefined && after.main !== undefined && isFinite(after.verb ?? ''))
    return { condition: after.condition, main: after.main }
  const [first] = tokensOf(text)
  const opening = first === undefined ? '' : first.word.charAt(0).toLowerCase() + first.word.slice(1)
  if (first !== undefined && /^\p{Lu}/u.test(first.word) && isFinite(opening)) {
    const joint = jointOf(text, true)
    if (joint === undefined) return undefined
    const condition = text.slice(0, joint.from)
    if (parseMain(condition) !== undefined && !isFinite(tokensOf(text)[1]?.word ?? ''))
      return { condition, main: text.slice(joint.to), opened: true }
  }
  const last = signLast.exec(text)?.groups
  return last?.main === undefined || last.condition === undefined || parseLast(last.condition) === undefined
    ? undefined
    : { condition: last.condition, main: last.main }
}

/** "Kindersicherung aktiv", "App neu gestartet", "Resturlaub reicht nicht": a situation in a few words in front of a colon. */
function isState(words: string): boolean {
  const tokens = tokensOf(words)
  const last = tokens.at(-1)?.word ?? ''
  const clause = parseMain(words)
  if (clause !== undefined) return clause.subject !== '' && clause.front === '' && !/[\uE000-\uF8FF]/u.test(words)
  return (
    tokens.length > 1 &&
    /^(?:\p{Ll}+ )?\p{Lu}/u.test(words) &&
    (verbOfParticiple(last) !== undefined ||
      /^(?:aktiv|inaktiv|offen|zu|leer|voll|an|aus|abgelaufen|ausgebucht|gesperrt|unbekannt|ungültig|gültig|falsch|offline|online|leer)$/.test(
        last,
      ))
  )
}

/** The comma between a condition and its main clause, which begins with its verb. */
function jointOf(text: string, loose = false): { from: number; to: number } | undefined {
  for (const found of text.matchAll(/, (?:so |dann )?(?=(?<verb>\p{Ll}+))/gu)) {
    const from = found.index
    const before = text.slice(0, from)
    const verb = found.groups?.verb ?? ''
    if (
      (isFinite(verb) ||
        (loose && /(?:t|en)$/.test(verb) && !/^(?:mit|seit|damit|nicht|statt|gegen|den)$/.test(verb))) &&
      before.length > 5
    )
      return { from, to: from + found[0].length }
  }
  // "Wenn das Konto gesperrt ist: nichts"
  const colon = text.indexOf(': ')
  return colon > 10 && signFirst.test(text) ? { from: colon, to: colon + 2 } : undefined
}

const coordination = /,? (?:und|aber|jedoch|sondern|doch)(?: zwar| auch| nur)? |, (?=(?:aber|jedoch) )| – /gu

/** "A wird gespeichert und B erhält eine Mail", "X darf A ändern, aber keine B sehen": sentences of their own. */
export function coordinated(text: string): string[] {
  const twice =
    /^(?<front>.+?) (?<modal>kann|können|darf|dürfen) (?<first>.+? \p{Ll}+) und (?<second>.+ \p{Ll}+) werden$/u.exec(
      text,
    )?.groups
  if (twice?.first !== undefined && verbOfParticiple(twice.first.split(' ').at(-1) ?? '') !== undefined)
    return [
      `${twice.front ?? ''} ${twice.modal ?? ''} ${twice.first} werden`,
      `${twice.front ?? ''} ${twice.modal ?? ''} ${twice.second ?? ''} werden`,
    ]
  for (const found of text.matchAll(coordination)) {
    const left = text.slice(0, found.index)
    const right = text.slice(found.index + found[0].length).replace(/^(?:aber|jedoch) /, '')
    const first = parseMain(left)
    if (first === undefined || left.endsWith('-') || left.length < 8 || right.length < 6) continue
    const completed = completedBy(left, right)
    if (completed !== undefined) return [left, ...coordinated(completed)]
  }
  return [text]
}

/** The second of two joined clauses with what it shares with the first, or undefined where it is no clause. */
function completedBy(left: string, right: string): string | undefined {
  const first = parseMain(left)
  if (first === undefined || opensSubordinate.test(left)) return undefined
  const tokens = tokensOf(right)
  const opening = tokens[0]?.word ?? ''
  const last = tokens.at(-1)?.word ?? ''
  // "… und sieht nur das Jahr": the subject is the same.
  if (isFinite(opening) && /^\p{Ll}/u.test(opening) && first.subject !== '' && !shares(first.finite, last, opening))
    return isPluralForm(opening) === first.plural || isModal(opening) ? `${first.subject} ${right}` : undefined
  if (
    first.modal !== '' &&
    first.subject !== '' &&
    verbOfInfinitive(last) !== undefined &&
    parseInner(right) === undefined &&
    first.close !== ''
  )
    return first.front === ''
      ? `${first.subject} ${first.modal} ${/^(?:nicht |auch )?\p{Ll}+n$/u.test(right) && first.middle !== '' ? `${first.middle} ` : ''}${right}`
      : `${first.front} ${first.modal} ${first.subject} ${right}`
  // "… wird entfernt und die Lehrerin benachrichtigt": the auxiliary is shared.
  const end = nounPhrase(tokens, 0)
  if (
    first.passive &&
    first.front === '' &&
    /^(?:wird|werden)$/.test(first.finite) &&
    verbOfParticiple(last) !== undefined &&
    determiner.test(opening) &&
    end > 1 &&
    end < tokens.length &&
    parseInner(right) === undefined
  ) {
    const at = tokens[end - 1]?.end ?? 0
    const many = /^(?:die|alle|beide) .*(?:en|ern|eln|s)$/iu.test(right.slice(0, at))
    return `${right.slice(0, at)} ${many ? 'werden' : 'wird'}${right.slice(at)}`
  }
  const second = parseInner(right)
  return second === undefined ? undefined : right
}

const opensSubordinate = /^(?:wenn|falls|sobald|solange|sofern|wer) /i

/** "und ändern" behind a modal verb is an infinitive. */
function shares(finite: string, last: string, opening: string): boolean {
  return (isModal(finite) || isAuxiliary(finite)) && verbOfInfinitive(opening) !== undefined && opening === last
}

/** A main clause with words in front of its verb and something behind it. */
function parseInner(text: string): boolean | undefined {
  const sentence = parseMain(text)
  if (sentence === undefined || (sentence.subject === '' && sentence.front === '')) return undefined
  const tokens = tokensOf(text)
  const at = tokens.findIndex(({ word }) => word === sentence.finite)
  if (at <= 0 || at > 8) return undefined
  // An infinitive at the end belongs to the verb of the first clause.
  return at === tokens.length - 1 && (isPluralForm(sentence.finite) || verbOfParticiple(sentence.finite) !== undefined)
    ? undefined
    : true
}

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
    return (conditionalOf(text) === undefined ? coordinated(inOrder(text)) : [text]).map((part) =>
      clauseOf(part, otherwise, memory, fallback),
    )
  })
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
    const ordered = obliged(inOrder(part))
    const sentence = parseMain(ordered)
    const named = resolved(sentence === undefined ? ordered : asMain(sentence), memory)
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
