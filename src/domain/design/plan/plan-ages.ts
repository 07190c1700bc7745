import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { birthDay, dateLine, today } from './dates.ts'
import { idea, step, type Idea } from './idea.ts'
import { todayLine } from './plan-limits.ts'
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
