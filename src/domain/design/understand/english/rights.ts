import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { namesPerson } from './words.ts'

/** "Editors have these rights; guests can only look": each role tries what the ticket's other criteria describe. */
export function sameRights(reading: Reading, clause: Clause): Effect | undefined {
  const { roles } =
    /^(?<roles>(?:only )?\p{L}[\p{L}, -]{2,60}?) (?:have|has) (?:these|those|all these|all of these) (?:rights|permissions)$/iu.exec(
      plain(reading, clause.text),
    )?.groups ?? {}
  if (roles === undefined || clause.condition !== undefined) return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const others =
    next === undefined
      ? undefined
      : /^(?<others>\p{L}[\p{L}, -]{2,60}?) (?:can|may) only (?:look(?: at (?:it|them))?|read|view|see)/iu.exec(
          plain(reading, next.text),
        )?.groups?.others
  const names = (list: string): string[] =>
    list
      .replace(/^only /iu, '')
      .split(/, (?:and )?| and /u)
      .map((name) => lowerFirst(name.trim()))
  const steps: EffectStep[] = [
    ...names(roles).map(
      (name): EffectStep => ({
        what: 'action',
        words: `As ${personOf(name)}, carry out the actions of the other criteria`,
        outcome: 'Each of these actions is offered and can be carried out',
      }),
    ),
    ...(others === undefined ? [] : names(others)).map(
      (name): EffectStep => ({
        what: 'action',
        words: `As ${personOf(name)}, open the same place`,
        outcome: 'It is displayed; none of these actions is offered',
      }),
    ),
  ]
  const source = [clause.text, ...(others === undefined || next === undefined ? [] : [next.text])]
  return {
    kind: 'effect',
    source: source.map((text) => plain(reading, text)).join('. '),
    given: [],
    steps,
    outcome: '',
    title: titled(source.map((text) => plain(reading, text)).join('; ')),
  }
}

function personOf(name: string): string {
  const one = oneOf(name.replace(/^the /iu, ''))
  return /(?<!s)s$/u.test(name) && one !== name ? one : name
}

const units: Partial<Record<string, number>> = { day: 1, week: 7 }

/** "A customer can review a product once, within 180 days after delivery": a second time, and on both sides of the period. */
export function onceOnly(reading: Reading, { text, condition }: Clause): Effect | undefined {
  const { person, verb, object, count, unit, event } =
    /^(?:an?|every|each) (?<person>[\p{L}-]+(?: [\p{L}-]+)?) (?:can|may) (?:only )?(?<verb>\p{L}+(?: (?:on|in|for|to))?) (?<object>(?:an?|the) [\p{L}-]+(?: (?!only|exactly|just|once)[\p{L}-]+)?) (?:only |exactly |just )?once(?:,? (?:and )?(?:only )?within (?<count>\d{1,3}) (?<unit>day|week)s? (?:after|of|from) (?<event>(?:the |its |an? )?[\p{L} -]{3,40}))?$/iu.exec(
      plain(reading, text),
    )?.groups ?? {}
  if (person === undefined || verb === undefined || object === undefined || condition !== undefined) return undefined
  if (!namesPerson(person.split(' ').at(-1) ?? '')) return undefined
  const one = `As ${/^[aeio]/iu.test(person) ? 'an' : 'a'} ${person}`
  const noun = object.replace(/^(?:an?|the) /iu, '')
  const days = (units[unit ?? ''] ?? 1) * Number(count)
  const inPeriod: EffectStep[] =
    count === undefined || event === undefined
      ? []
      : [
          {
            what: 'action',
            words: `${one}, ${verb} another ${noun} ${String(days)} days after ${event}`,
            data: `${String(days)} days`,
            outcome: 'This is accepted',
          },
          {
            what: 'action',
            words: `${one}, try to ${verb} a third ${noun} ${String(days + 1)} days after ${event}`,
            data: `${String(days + 1)} days`,
            outcome: 'This is refused',
          },
        ]
  return {
    kind: 'effect',
    source: plain(reading, text),
    given: [],
    steps: [
      { what: 'action', words: `${one}, ${verb} ${object}`, outcome: 'This is accepted' },
      { what: 'action', words: `Try to ${verb} the same ${noun} again`, outcome: 'This is refused' },
      ...inPeriod,
    ],
    outcome: '',
    title: titled(capitalise(plain(reading, text))),
  }
}
