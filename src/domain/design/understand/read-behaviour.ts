import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'
import { asStep, capitalise, messageIn, ownStep, plain, says, shapeOf, subjectOf } from './stretch.ts'
import { quoteIndexes, valueIndexes } from './marked-text.ts'
import type { Rule, Thing } from './rule.ts'
import { englishStep } from './english/cause.ts'
import { parseSentence } from './english/sentence.ts'
import { statusRules } from './english/statuses.ts'
import { verbOfGerund } from './english/words.ts'
import { isRomance } from './romance/grammar.ts'
import { romanceListing } from './romance/lists.ts'
import { romanceStates } from './romance/states.ts'
import { pattern } from './lexicon/lexicon.ts'

/** Two people at once in a scenario: the only behaviour that its bare steps would not show. */
export function readSimultaneous(reading: Reading): Rule[] {
  return reading.clauses
    .filter(({ role }) => role === 'then')
    .flatMap((clause) => simultaneous(reading, clause) ?? [])
    .slice(0, 1)
}

/** Lists, uniqueness, notices, persistence, simultaneous work and status changes. */
export function readBehaviour(reading: Reading): Rule[] {
  const rules = [
    ...(isRomance(reading.language) ? romanceStates(reading, reading.language) : []),
    ...reading.clauses.flatMap((clause) =>
      clause.role === 'given' || clause.role === 'when' ? [] : clauseRules(reading, clause),
    ),
  ]
  return reading.language !== 'en' || rules.some(({ kind }) => kind === 'transitions')
    ? rules
    : [...rules, ...statusRules(reading)]
}

function clauseRules(reading: Reading, clause: Clause): Rule[] {
  if (isRomance(reading.language)) {
    const listing = romanceListing(reading, clause, reading.language)
    return [
      ...listing,
      ...lists(reading, clause).filter(
        ({ kind }) =>
          kind === 'paging' ||
          (kind === 'sorting' ? !listing.some((rule) => rule.kind === 'effect') : listing.length === 0),
      ),
    ]
  }
  // German sentences are read one by one, with what they say of notices and of what stays.
  if (reading.language === 'de' && reading.when.length === 0)
    return [
      ...[transitions, simultaneous, unique]
        .filter((read) => read === transitions || germanKind(clause, read === unique))
        .flatMap((read) => read(reading, clause) ?? [])
        .slice(0, 1),
      ...lists(reading, clause),
    ]
  return [transitions, ...[simultaneous, unique, notice, persistence]]
    .flatMap((read) => read(reading, clause) ?? [])
    .slice(0, 2)
    .concat(lists(reading, clause))
}

/** Two who act at once stand in the condition; what is unique is a value and no action. */
function germanKind({ condition, main, role }: Clause, value: boolean): boolean {
  if (value)
    return (
      condition === undefined && /(?<!\p{L})(?:eindeutig|einmalig|vergeben|doppelte?|nur einmal)(?!\p{L})/iu.test(main)
    )
  return condition !== undefined || role === 'then'
}

/** Status names of a chain: "from @ to @ and from there to @ or @". */
function transitions(reading: Reading, clause: Clause): Rule | undefined {
  const quotes = quoteIndexes(clause.text)
  if (
    quotes.length < 2 ||
    !says(reading, 'nextStatus', clause.text) ||
    !reading.lexicon.shapes.statusChange.some((source) => pattern(source).test(clause.text))
  )
    return undefined
  const names = quotes.map((index) => reading.marked.quotes[index] ?? '')
  if (names.some((name) => name.length > 40 || /[.!?]["”»“]?$/.test(name))) return undefined
  const pairs: [string, string][] = []
  let from = names[0] ?? ''
  let previous = from
  for (const [at, name] of names.entries()) {
    if (at === 0) continue
    const before = clause.text.slice(
      clause.text.indexOf(String.fromCharCode(0xf000 + (quotes[at - 1] ?? 0))) + 1,
      clause.text.indexOf(String.fromCharCode(0xf000 + (quotes[at] ?? 0))),
    )
    if (!pattern(`^\\W*(?:${reading.lexicon.cues.or})\\W*(?:\\p{L}{1,3} )?\\W*$`).test(before)) from = previous
    pairs.push([from, name])
    previous = name
  }
  for (const index of quotes) reading.told.add(index)
  const closed = reading.clauses.some(({ text }) => says(reading, 'nothingElse', text))
  const step = reading.when[0] === undefined ? undefined : asStep(reading, reading.when[0])
  return {
    kind: 'transitions',
    source: plain(reading, clause.text),
    pairs,
    closed,
    thing: subjectOf(reading, clause.main) ?? { words: plain(reading, clause.main), label: false },
    ...(step === undefined ? {} : { step }),
  }
}

function simultaneous(reading: Reading, clause: Clause): Rule | undefined {
  const situation = [...reading.given, ...reading.when, clause.condition ?? ''].join(' ')
  const text = says(reading, 'simultaneous', situation) ? situation : clause.text
  if (!says(reading, 'simultaneous', text) || clause.otherwise) return undefined
  const both = reading.language === 'en' ? together(clause.text) : undefined
  const condition = both?.action ?? clause.condition ?? reading.when.at(-1) ?? reading.given[0]
  const step = condition === undefined ? undefined : (both?.step ?? asStep(reading, condition))
  const at = reading.clauses.indexOf(clause)
  const next = reading.clauses[at + 1]?.text ?? ''
  const other = both !== undefined && /^(?:and )?the (?:other|second) /iu.test(next) ? next : undefined
  const message = reading.clauses
    .slice(at, at + 2)
    .map((one) => messageIn(reading, one.text))
    .find((found) => found !== undefined)
  return {
    kind: 'simultaneous',
    source: [clause.text, ...(other === undefined ? [] : [other])].map((text) => plain(reading, text)).join('. '),
    outcome: [both?.outcome ?? clause.main.replace(/,? even$/iu, ''), ...(other === undefined ? [] : [other])]
      .map((text) => plain(reading, text))
      .join(', '),
    ...(condition === undefined ? {} : { condition: plain(reading, condition) }),
    ...(step === undefined ? {} : { step: plain(reading, step) }),
    ...(message === undefined ? {} : { message }),
  }
}

/** "Two partners starting on the same connector simultaneously: …": what both do, and what follows. */
function together(text: string): { action: string; step?: string; outcome: string } | undefined {
  const { action, outcome } =
    /^(?<action>(?:if |when )?(?:two|[\uE000-\uE7FF]) .{5,120}?(?: simultaneously| at (?:the same|one) (?:time|moment)| at once)?)\s*[:→]\s*(?<outcome>.{3,})$/iu.exec(
      text,
    )?.groups ?? {}
  if (action === undefined || outcome === undefined) return undefined
  const { gerund, rest } =
    /^(?:two|[\uE000-\uE7FF]) \p{L}+(?: \p{L}+)? (?<gerund>\p{L}+ing)(?<rest> .+?)?(?: simultaneously| at (?:the same|one) (?:time|moment)| at once)?$/iu.exec(
      action,
    )?.groups ?? {}
  const verb = gerund === undefined ? undefined : verbOfGerund(gerund)
  return { action, outcome, ...(verb === undefined ? {} : { step: capitalise(`${verb}${rest ?? ''}`) }) }
}

const twice = / (?:twice|a second time|dos veces|por segunda vez|zweimal|doppelt|deux fois|duas vezes)(?!\p{L})/iu

function unique(reading: Reading, clause: Clause): Rule | undefined {
  if (reading.language === 'en' && reading.when.length === 0) return undefined
  if (!says(reading, 'unique', clause.text) || valueIndexes(clause.text).some((index) => reading.taken.has(index)))
    return undefined
  const found = shapeOf(reading, 'uniqueThing', clause.text)?.thing ?? subjectOf(reading, clause.main)?.words
  const step = (clause.condition === undefined ? asStep(reading, reading.when[0] ?? clause.main) : undefined)?.replace(
    twice,
    '',
  )
  if ((found === undefined && step === undefined) || /^(?:nothing|nada|nichts|rien)$/i.test(found ?? ''))
    return undefined
  const at = reading.clauses.indexOf(clause)
  const message = reading.clauses
    .slice(at, at + 2)
    .map((one) => messageIn(reading, one.text))
    .find((text) => text !== undefined)
  return {
    kind: 'unique',
    source: plain(reading, clause.text),
    thing: plain(reading, found ?? '') || (step ?? ''),
    ...(step === undefined ? {} : { step }),
    ...(message === undefined ? {} : { message }),
    ...(reading.when.length > 0 ? { outcome: plain(reading, clause.main) } : {}),
  }
}

function notice(reading: Reading, clause: Clause): Rule | undefined {
  if (!says(reading, 'notify', clause.text) || offered(reading, clause)) return undefined
  const told = [...clause.text.matchAll(pattern(reading.lexicon.cues.notify, 'giu'))].map(([word]) => word)
  // "is notified by e-mail": the way it is told, not that it is told.
  const channel = told.find((word) => !/^notified$/iu.test(word)) ?? (told[0] === undefined ? '' : 'message')
  const recipient = shapeOf(reading, 'noticeTo', clause.text)?.recipient
  const content = shapeOf(reading, 'noticeAbout', clause.text)?.content
  if (recipient === undefined && !sends.test(plain(reading, clause.text))) return undefined
  const when =
    clause.condition ??
    occasionOf(reading, clause) ??
    reading.when.find((text) => valueIndexes(text).length === 0) ??
    reading.given.at(-1)
  if (when === undefined && reading.language === 'en') return undefined
  const cause = when === undefined || reading.language !== 'en' ? undefined : englishStep(reading, when)
  const step =
    reading.language === 'en'
      ? cause?.what === 'action'
        ? cause.words
        : undefined
      : when === undefined
        ? undefined
        : asStep(reading, when)
  return {
    kind: 'notice',
    source: plain(reading, clause.text),
    channel: plain(reading, channel),
    ...(recipient === undefined ? {} : { recipient: plain(reading, recipient) }),
    ...(content === undefined ? {} : { content: plain(reading, content) }),
    ...(reading.language === 'en' ? { outcome: capitalise(plain(reading, clause.main)) } : {}),
    ...(when === undefined ? {} : { event: capitalise(plain(reading, when)) }),
    ...(step === undefined ? {} : { step }),
  }
}

/** "After the last retry the owner receives …", "… receives a message after each return". */
function occasionOf({ language }: Reading, { main }: Clause): string | undefined {
  if (language !== 'en') return undefined
  return (
    /^(?:after|upon|on) (?<occasion>.{3,100})$/iu.exec(parseSentence(main)?.lead ?? '')?.groups?.occasion ??
    / after (?<occasion>(?:each|every|the|an?) [^,;.\uE000-\uE7FF]{3,80})/iu.exec(main)?.groups?.occasion
  )
}

const sends =
  /(?<!\p{L})(?:sen[dt]s?|receiv|gets?|goes out|deliver|notifie[ds]|notify|enví|recib|llega|manda|erhält|bekomm|verschick|gesendet|versand|benachrichtigt|envoy|reçoi|part |enviad|recebe|chega)/iu

function persistence(reading: Reading, clause: Clause): Rule | undefined {
  if (reading.language === 'en' && reading.when.length === 0) return undefined
  if (!says(reading, 'persist', `${clause.text} ${reading.when.join(' ')}`)) return undefined
  const cause = reading.when[0] ?? clause.condition
  const step = cause === undefined ? undefined : ownStep(reading, cause)
  return {
    kind: 'persistence',
    source: plain(reading, clause.text),
    outcome: plain(reading, clause.main),
    ...(step === undefined ? {} : { step }),
  }
}

function lists(reading: Reading, clause: Clause): Rule[] {
  const rules: Rule[] = []
  const source = plain(reading, clause.text)
  const subject: Thing = subjectOf(reading, clause.main) ?? { words: source, label: false }
  const by = says(reading, 'newestFirst', clause.text)
    ? 'newest'
    : says(reading, 'alphabetical', clause.text)
      ? 'alphabet'
      : undefined
  if (by !== undefined) rules.push({ kind: 'sorting', source, thing: subject, by })
  const size = valueIndexes(clause.text)
    .map((index) => ({ index, value: reading.marked.values[index] }))
    .find(({ index, value }) => value?.measure === 'number' && !reading.taken.has(index))
  if (says(reading, 'perPage', clause.text) && size?.value !== undefined) {
    reading.taken.add(size.index)
    rules.push({ kind: 'paging', source, size: size.value.amount, thing: subject })
  }
  if (says(reading, 'filter', clause.text)) {
    const names = quoteIndexes(clause.text).map((index) => reading.marked.quotes[index] ?? '')
    if (names.length > 0) rules.push({ kind: 'filters', source, names })
  } else if (
    says(reading, 'search', clause.text) &&
    (!isRomance(reading.language) ||
      /^(?:la |el |a |o )?(?:recherche|búsqueda|buscador|busca|pesquisa)(?!\p{L})/iu.test(clause.main)) &&
    rules.length === 0 &&
    reading.when.length === 0 &&
    (reading.language !== 'en' ||
      /(?<!\p{L})search(?:es|ed|able)?(?!\p{L}| (?:box|field|bar|page|button))/iu.test(clause.text))
  ) {
    rules.push({
      kind: 'search',
      source,
      fields: plain(reading, clause.main),
      anyCase: says(reading, 'anyCase', clause.text),
    })
  }
  return rules
}

/** "The report can be sent by e-mail": an action on offer, not a message that arrives. */
function offered({ language }: Reading, { main }: Clause): boolean {
  return language === 'en' && parseSentence(main)?.modal === 'can'
}
