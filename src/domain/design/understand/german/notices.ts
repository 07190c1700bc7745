import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { plain } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import { asLast, asMain, parseLast, parseMain, type Sentence } from './sentence.ts'
import { agentIn, isActor, lowerStart } from './steps.ts'
import { withoutDeterminer } from './noun-phrases.ts'

export interface Trial {
  given: string[]
  steps: EffectStep[]
  outcome: string
  refuses?: boolean
}

const channel =
  /(?<!\p{L})(?:(?<mail>E-Mails?|Mails?)|(?<sms>SMS)|(?<push>Push)|(?<other>Benachrichtigung|Nachricht|Erinnerung|Bestätigung|Eingangsbestätigung))(?!\p{Ll})/gu
const sends =
  /^(?:erhalten|bekommen|schicken|senden|versenden|verschicken|gehen|kommen|benachrichtigen|informieren|erinnern|verständigen|zugehen)$/

/** "Die erste Person bekommt eine E-Mail mit dem Titel": what brings it up, then the box that it arrives in. */
export function noticeOf(
  reading: Reading,
  clause: Clause,
  sentence: Sentence,
  cause: { given: string[]; steps: EffectStep[] },
  before?: Clause,
): Trial | undefined {
  const { verb, modal, negated, subject, middle } = sentence
  const main = plain(reading, asMain(sentence))
  const found = [...main.matchAll(channel)]
  const passed =
    /^(?:benachrichtigen|informieren|verständigen|erinnern)$/.test(verb?.infinitive ?? '') && sentence.passive
  if (verb === undefined || modal !== '' || negated || !sends.test(verb.infinitive)) return undefined
  if (passed ? !isActor(reading, subject) : found.length === 0) return undefined
  const condition =
    clause.condition === undefined ? undefined : (parseLast(clause.condition) ?? parseMain(clause.condition))
  const arranged: EffectStep[] =
    condition === undefined || cause.given.length !== 1
      ? eventOf(reading, cause.steps.length === 0 && cause.given.length === 0 ? before : undefined)
      : [{ what: 'action', words: `Dafür sorgen, dass ${plain(reading, asLast(condition))}` }]
  const given = arranged.length > 0 ? [] : cause.given
  const own = found[0]?.groups ?? {}
  const box =
    own.mail !== undefined
      ? 'E-Mail-Postfach'
      : own.sms !== undefined
        ? 'Eingegangene SMS'
        : own.push !== undefined
          ? 'Push-Nachrichten'
          : 'Eingegangene Nachrichten'
  const to =
    isActor(reading, subject) && (sentence.passive || /^(?:erhalten|bekommen)$/.test(verb.infinitive))
      ? subject
      : (/(?:^| )an (?<who>(?:die|den|das|alle|jede[ns]?) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]*)/u.exec(middle)?.groups?.who ??
        agentIn(reading, middle))
  const who = to === undefined ? '' : ` (${lowerStart(withoutDeterminer(plain(reading, to)))})`
  const twice = found.length > 1 || /(?:^| )(?:sowie|jede[rsnm]?|alle|täglich) /u.test(main)
  return {
    given: [...given, `${box}${who}: einsehbar, bisher ist nichts eingegangen`],
    steps: [
      ...cause.steps,
      ...arranged,
      {
        what: 'action',
        words: `${box} öffnen${who}`,
        outcome: twice ? main : `${main}. Genau eine neue Nachricht ist eingegangen`,
      },
    ],
    outcome: '',
  }
}

/** "Ein befallener Anhang wird entfernt und die Lehrerin benachrichtigt": what the first half tells brings it up. */
function eventOf(reading: Reading, before: Clause | undefined): EffectStep[] {
  const sentence = before === undefined || before.condition !== undefined ? undefined : parseMain(before.main)
  return sentence === undefined ||
    sentence.modal !== '' ||
    sentence.negated ||
    sentence.subject === '' ||
    !sentence.passive
    ? []
    : [{ what: 'action', words: `Dafür sorgen, dass ${plain(reading, asLast({ ...sentence, after: '' }))}` }]
}

/** "Die übrigen Personen erhalten keine": nothing arrives with the others. */
export function noneFor(reading: Reading, clause: Clause): EffectStep | undefined {
  const text = plain(reading, clause.main)
  const who =
    /^(?<who>(?:die|der|alle|an) ?(?:übrigen?|anderen?|restlichen|sonstigen) ?(?:\p{L}+)?) (?:erhält|erhalten|bekommt|bekommen|wird|werden|geht) (?:nichts|nicht|keine)/iu.exec(
      text,
    )?.groups?.who ??
    /^(?<who>(?:alle |die )?(?:anderen?|übrigen|sonstigen) \p{Lu}[\p{L}-]*) erf(?:ahren|ährt) (?:\p{Ll}+ )?nichts/iu.exec(
      text,
    )?.groups?.who
  return who === undefined
    ? undefined
    : { what: 'action', words: `Eingegangene Nachrichten öffnen (${lowerStart(who)})`, outcome: text }
}
