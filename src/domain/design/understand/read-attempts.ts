import type { Clause } from './clauses.ts'
import { type Reading } from './reading.ts'
import { messageIn, outcomeOf, plain, says, subjectOf, valuesOf } from './stretch.ts'
import type { Rule, Thing } from './rule.ts'
import { isDuration, type Value } from './value.ts'
import { pattern } from './lexicon/lexicon.ts'

/** "5 wrong passwords in a row → locked for 15 min", "after 3 failed attempts". */
export function attempts(reading: Reading, clause: Clause): Rule[] {
  if (clause.role === 'given') return []
  const counts = valuesOf(reading, clause.text).filter(
    ({ value }) => value.measure === 'number' || value.measure === 'times' || value.measure === 'ordinal',
  )
  const failed = counts.find(({ at }) => says(reading, 'wrong', clause.text.slice(Math.max(0, at - 40), at + 60)))
  if (failed === undefined) return []
  const next = reading.clauses.slice(reading.clauses.indexOf(clause), reading.clauses.indexOf(clause) + 3)
  // "After 4 wrong codes it is not yet locked; after the fifth it is": the lock begins with the fifth.
  const fatal = staysOpen.test(clause.text)
    ? next
        .slice(1)
        .flatMap(({ text }) => valuesOf(reading, text))
        .find(({ value }) => value.measure === 'ordinal' && value.amount === failed.value.amount + 1)
    : failed
  if (fatal === undefined) return tolerates(reading, clause, failed)
  const found = fatal
  if (fatal !== failed) reading.taken.add(failed.index)
  // "after three wrong codes no further attempt is possible for 20 minutes": locked without the word.
  const barred = (text: string): boolean =>
    pattern(
      'no|not|cannot|kein[e]?|nicht|no se|ne|aucun[e]?|não|nenhum[a]?|zu|deaktiviert|desactiva[n]?|désactivée?|desativad[oa]',
    ).test(text) && valuesOf(reading, text).some(({ value }) => isDuration(value))
  const locked =
    next.find(({ text }) => says(reading, 'lock', text) && !staysOpen.test(text)) ??
    next.slice(0, 1).find(({ text }) => barred(text))
  const outcome =
    outcomeOf(reading, clause) ?? (locked === undefined || locked === clause ? undefined : plain(reading, locked.main))
  if (locked === undefined) return loses(reading, clause, found, outcome)
  const spans = next
    .flatMap(({ text }) => valuesOf(reading, text).map((one) => ({ ...one, text })))
    .filter(({ value, index }) => isDuration(value) && index !== found.index)
  // "5 wrong entries in 15 minutes lock the account for 30": the first period is the one they are counted in.
  const window = spans.find(({ text, at }) => spans.length > 1 && inPeriod.test(text.slice(Math.max(0, at - 16), at)))
  const lock = spans.find((one) => one !== window)
  const message = next.map(({ text }) => messageIn(reading, text)).find((text) => text !== undefined)
  for (const used of [found, window, lock]) if (used !== undefined) reading.taken.add(used.index)
  claimNext(reading, next, found.value.amount)
  const object: Thing = subjectOf(reading, locked.main) ?? {
    words: plain(reading, clause.main),
    label: false,
  }
  return [
    {
      kind: 'attempts',
      source: plain(reading, clause.text),
      thing: object,
      count: found.value.amount,
      outcome: withoutAttempts(outcome ?? plain(reading, clause.main)),
      ...wrongEntry(reading, clause, found),
      ...(inARow.test(plain(reading, reading.marked.text)) ? {} : { restarts: false }),
      ...(lock === undefined ? {} : { lock: lock.value }),
      ...(window === undefined ? {} : { window: window.value }),
      ...(message === undefined ? {} : { message }),
    },
  ]
}

const inARow =
  /(?<!\p{L})(?:in a row|consecutive(?:ly)?|in succession|one after (?:the other|another)|back to zero|resets?|restarts?|starts again|hintereinander|nacheinander|in Folge|aufeinanderfolgend\p{L}*|von vorn|auf null|seguid[oa]s|consecutiv[oa]s|a cero|de cero|de suite|d['’]affilée|consécuti\p{L}+|à zéro|de zéro|a zero|do zero)(?!\p{L})/iu

/** "Error message, account not locked after 3 attempts" */
const staysOpen =
  /(?<!\p{L})(?:(?:not|never|n['’]t)(?: (?:be|get|yet))?|nicht|nie|no (?:se|está|queda)|nunca (?:se )?|(?:est|sont|se) (?:pas|jamais)|não (?:é|fica|está|se)) \p{L}*(?:lock|block|suspend|gesperrt|bloque|bloqu|verrou)/iu

const inPeriod = /(?<!\p{L})(?:within|in|inside|innerhalb|binnen|en|dentro|dans|em|num)(?: \p{L}+)? ?$/iu

/** "The sixth attempt is refused even with the right password": what the lock means, said once more. */
function claimNext(reading: Reading, clauses: Clause[], count: number): void {
  for (const clause of clauses)
    for (const { index, value } of valuesOf(reading, clause.text))
      if (value.measure === 'ordinal' && value.amount === count + 1) reading.taken.add(index)
}

/** "After 3 wrong codes no new code can be requested": what follows is told without its cause. */
function withoutAttempts(outcome: string): string {
  // "Nach 6 falschen PINs ist das Konto zu": the verb leads what is left.
  const german =
    /^nach (?:\p{L}+|\d+) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]*(?: in Folge| hintereinander)? (?=(?:ist|sind|wird|werden) )/iu.exec(
      outcome,
    )
  if (german !== null) return outcome.slice(german[0].length)
  return outcome.replace(
    /^(?:after|nach|tras|après|após|con|com|with) (?:\p{L}+|\d+) (?:\p{L}+ ){1,3}?(?:in a row |seguid[oa]s |consécuti\p{L}+ )?(?:within \d+ \p{L}+ )?,? ?(?=(?:(?:the|no|el|la|los|las|le|les|o|a|os|as|se) |l['’])\p{L})/iu,
    '',
  )
}

/** "4 wrong PINs": what is entered, in the ticket's words. */
function wrongEntry(
  reading: Reading,
  { text }: Clause,
  { at, value }: { at: number; value: Value },
): { entry?: string; fault?: string } {
  const fault =
    reading.language === 'en'
      ? /(?<!\p{L})(?<fault>(?:wrong|incorrect|invalid|false|failed) \p{L}+(?: of \p{L}+)?(?: (?:code|number|word|answer|name|attempt)s?)?)/iu
          .exec(text)
          ?.groups?.fault?.replace(/([^s])s$/u, '$1')
      : undefined
  const named = fault === undefined || /attempt|login|sign-in|try/i.test(fault) ? {} : { fault }
  if (value.measure === 'ordinal') return named
  const words =
    /^(?: \p{L}+(?:-\p{L}+)?){2,3}/u
      .exec(text.slice(at + 1))?.[0]
      .split(' ')
      .slice(1) ?? []
  const last = words.findIndex((_, place) => place > 0 && says(reading, 'wrong', words.slice(0, place + 1).join(' ')))
  return last < 1
    ? named
    : {
        ...named,
        entry: `${value.text} ${words
          .slice(0, last + 1)
          .join(' ')
          .replace(/^(\p{Ll}+e)n(?= \p{Lu})/u, '$1')
          .replace(/ (?:wird|werden|ist|sind|wurde|hat|kann|muss|se|es|est|sont|é|são)$/u, '')}`,
      }
}

/** "With the third wrong PIN the right to bid is lost": nothing is locked, but the last failure has its own effect. */
function loses(
  reading: Reading,
  clause: Clause,
  found: { index: number; value: Value; at: number },
  outcome?: string,
): Rule[] {
  const cause = pattern('after|on|with|at|nach|bei|beim|mit|tras|con|al|après|au|à|com|ao|após').exec(
    clause.text.slice(0, 8),
  )
  const told = withoutAttempts(
    outcome ??
      plain(reading, clause.text).replace(
        /^(?:on|with|at|after|al|au|ao|à) (?:the |la |le |o |a )?\p{L}+ (?:\p{L}+ ){1,3}?(?=(?:the|se|el|la|le|l['’]|o|a) ?\p{L})/iu,
        '',
      ),
  )
  if (cause === null || found.value.amount < 2 || found.value.amount > 20 || told === plain(reading, clause.text))
    return []
  reading.taken.add(found.index)
  return [
    {
      kind: 'attempts',
      source: plain(reading, clause.text),
      thing: { words: told.slice(0, 50), label: false },
      count: found.value.amount,
      outcome: told,
      loses: true,
      ...wrongEntry(reading, clause, found),
    },
  ]
}

/** "The account is not locked after 3 wrong codes": so many failures, and the right entry still works. */
function tolerates(reading: Reading, clause: Clause, found: { index: number; value: Value; at: number }): Rule[] {
  if (found.value.amount < 1 || found.value.amount > 20) return []
  const message = messageIn(reading, clause.text)
  reading.taken.add(found.index)
  return [
    {
      kind: 'attempts',
      source: plain(reading, clause.text),
      thing: { words: plain(reading, clause.main), label: false },
      count: found.value.amount,
      outcome: plain(reading, clause.text),
      tolerated: true,
      ...wrongEntry(reading, clause, found),
      ...(message === undefined ? {} : { message }),
    },
  ]
}
