import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { openRefusal } from './answers.ts'
import { birthDay, dateLine, today, todayLine } from './dates.ts'
import { idea, step, type Idea } from './idea.ts'
import { withoutGiven } from './plan-situations.ts'

/** Somebody who reaches the age today and somebody who reaches it tomorrow, at each end of the group. */
export function planAgeGroup(
  { thing, limit, outcome, named, source }: RuleOf<'ageGroup'>,
  criterion: Understood,
): Idea[] {
  const { low, high } = limit
  // The birthdays on which somebody enters and leaves the group.
  const entry = low === undefined ? undefined : low.value.amount + (low.inclusive ? 0 : 1)
  const exit = high === undefined ? undefined : high.value.amount + (high.inclusive ? 1 : 0)
  const [event] = criterion.when.filter((text) => text !== source)
  const person = (age: number, turns: 'today' | 'tomorrow', inside: boolean) => {
    const date = dateLine(birthDay(age, turns === 'today' ? today : today + 1))
    const data: PhrasedStep = { key: 'bornOn', in: (book) => book.bornOn({ date: date.in(book) }) }
    return step(
      say('actAged', { age: String(age), turns, ...(event === undefined ? {} : { event }) }),
      named
        ? say(inside ? 'onePerson' : 'otherPerson', { outcome })
        : say(inside ? 'applies' : 'appliesNot', { outcome }),
      data,
    )
  }
  const inside = entry ?? (exit ?? 1) - 1
  const outside = entry === undefined ? (exit ?? 0) : entry - 1
  return [
    idea(withoutGiven(criterion, source), {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('thresholdTitle', { thing, inside: String(inside), outside: String(outside) }),
      about: say('aboutEdges', {}),
      preconditions: [todayLine()],
      steps: [
        ...(entry === undefined ? [] : [person(entry, 'tomorrow', false), person(entry, 'today', true)]),
        ...(exit === undefined ? [] : [person(exit, 'tomorrow', true), person(exit, 'today', false)]),
      ],
      assumptions: [say('dateCanBeSet', {}), say('oppositeOpen', {})],
    }),
  ]
}

/** Somebody who reaches the age today, somebody who reaches it tomorrow, and somebody well beyond it. */
export function planAge(rule: RuleOf<'limit'>, criterion: Understood): Idea {
  const { low, high } = rule.limit
  const age = low?.value.amount ?? (high?.value.amount ?? 0) + (high?.inclusive === true ? 1 : 0)
  const older = low !== undefined
  const ok = rule.action === undefined ? say('actionPossible', {}) : say('allowed', { action: rule.action })
  const bad =
    rule.message === undefined ? say('actionRefused', {}) : say('actionRefusedWith', { message: rule.message })
  const born = (on: number, years = age): PhrasedStep => {
    const date = dateLine(birthDay(years, on))
    return { key: 'bornOn', in: (book) => book.bornOn({ date: date.in(book) }) }
  }
  return idea(criterion, {
    core: true,
    weight: 2,
    type: 'Boundary',
    technique: 'Boundary value analysis',
    title: say('limitTitle', {
      thing: rule.thing,
      accepted: [String(older ? age : age - 1)],
      refused: [String(older ? age - 1 : age)],
    }),
    about: say('aboutEdges', {}),
    preconditions: [todayLine()],
    steps: [
      step(say('enterBirthDate', { when: 'adult' }), older ? ok : bad, born(today, age + 12)),
      step(say('enterBirthDate', { when: 'today' }), older ? ok : bad, born(today)),
      step(say('enterBirthDate', { when: 'tomorrow' }), older ? bad : ok, born(today + 1)),
    ],
    assumptions: [say('dateCanBeSet', {}), ...openRefusal(rule)],
  })
}
