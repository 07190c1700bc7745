import type { CasePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { lookUp, acceptedAs, bodyWith, callOf } from './calls.ts'
import { otherwiseValid } from './cases.ts'

/** Parts that add up to the whole, and a little more. */
export function bySum(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  if (refused === undefined || call === undefined) return []
  const whole = (words.get('thing') ?? '').replace(/^the /iu, '')
  const body = facts.api?.body ?? {}
  const member = Object.keys(body).find((name) => /amount|total|quantity|value|sum/iu.test(name)) ?? 'amount'
  const sample = body[member]
  const isWhole = typeof sample !== 'number' || Number.isInteger(sample)
  const [all, first, second, step] = isWhole ? [10_000, 6_000, 4_000, 1] : [100, 60, 40, 0.01]
  const send = (value: number, of: string): string =>
    `Send ${call.request} ${of} | ${bodyWith({ [member]: value }, facts)}`
  return [
    {
      title: [
        `Sum equal to the ${whole} accepted, ${String(step)} more: ${refused.brief}`,
        `Sum equal to the whole accepted, more: ${refused.brief}`,
        `Sum too high: ${String(refused.status)}`,
      ],
      type: 'Boundary',
      given: [`The ${whole} is ${String(all)}; no ${call.nouns} exist yet.`, otherwiseValid],
      steps: [
        `${send(first, `for ${String(first)}`)} | ${acceptedAs(call, facts)}.`,
        `${send(second, `for the remaining ${String(second)}`)} | ${acceptedAs(call, facts)}; the sum is now exactly ${String(all)}.`,
        `${send(step, `for ${String(step)} more`)} | ${refused.text}`,
        `${lookUp(call)} | None needed | Only the ${call.nouns} of ${String(first)} and ${String(second)} are stored.`,
      ],
      assume: call.assume,
    },
    {
      title: [
        `One ${call.noun} above the ${whole}: ${refused.brief}`,
        `One ${call.noun} above the whole: ${String(refused.status)}`,
      ],
      type: 'Negative',
      given: [`The ${whole} is ${String(all)}; no ${call.nouns} exist yet.`, otherwiseValid],
      steps: [
        `${send(all + step, `for ${String(all + step)}`)} | ${refused.text}`,
        `${lookUp(call)} | None needed | No ${call.noun} is stored.`,
      ],
      assume: call.assume,
    },
  ]
}

/** "3rd", "11th" */
export function ordinalOf(amount: number): string {
  const tens = amount % 100
  const ending = tens > 10 && tens < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[amount % 10] ?? 'th')
  return `${String(amount)}${ending}`
}
