import { participleOf, verbOfParticiple } from '../../../understand/english/words.ts'
import type { CasePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { acceptedAs, bodyWith, callOf } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { capital, singularNoun } from './nouns.ts'

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
        `Send ${call.read} | None needed | Only the ${call.nouns} of ${String(first)} and ${String(second)} are stored.`,
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
        `Send ${call.read} | None needed | No ${call.noun} is stored.`,
      ],
      assume: call.assume,
    },
  ]
}

/** "between 1 and 500 readings per request" */
export function perRequest(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const [min, max] = [values.get('min')?.amount, values.get('max')?.amount]
  if (refused === undefined || call === undefined || max === undefined) return []
  const things = words.get('things') ?? 'entries'
  const around: [number, boolean][] = [
    [max, true],
    [max + 1, false],
  ]
  const below: [number, boolean][] =
    min === undefined
      ? []
      : [
          [min - 1, false],
          [min, true],
        ]
  const amounts = [...below, ...around]
  const counted = (amount: number): string => `${String(amount)} ${amount === 1 ? singularNoun(things) : things}`
  return [
    {
      title: [
        `${min === undefined ? '' : `${String(min)} and `}${counted(max)} accepted, ${String(max + 1)}: ${refused.brief}`,
      ],
      type: 'Boundary',
      given: [otherwiseValid],
      steps: [
        ...amounts.map(
          ([amount, good]) =>
            `Send ${call.request} with ${counted(amount)} | ${counted(amount)} | ${good ? `${acceptedAs(call, facts)}.` : refused.text}`,
        ),
      ],
    },
  ]
}

/** The last record that is allowed, and the first too many. */
export function byCount(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const most = values.get('n')?.amount
  if (refused === undefined || call === undefined || most === undefined || most < 1) return []
  if (/request|call|time|character|digit|item/iu.test(words.get('things') ?? '')) return []
  const things = words.get('things') ?? call.nouns
  const noun = singularNoun(things)
  const owner = (words.get('thing') ?? words.get('who') ?? '')
    .replace(/^(?:an?|the|each|every|one|any) /iu, '')
    .toLowerCase()
  const before = most - 1
  const having =
    owner === ''
      ? `There ${before === 1 ? 'is' : 'are'} ${before === 0 ? 'no' : String(before)} ${before === 1 ? noun : things}.`
      : `One ${singularNoun(owner)} has ${before === 0 ? 'no' : String(before)} ${before === 1 ? noun : things}.`
  return [
    {
      title: [
        `${ordinalOf(most)} ${noun} accepted, ${ordinalOf(most + 1)}: ${refused.brief}`,
        `${ordinalOf(most + 1)} ${noun}: ${refused.brief}`,
        `Number ${String(most + 1)}: ${String(refused.status)}`,
      ],
      type: 'Boundary',
      given: [having, otherwiseValid],
      steps: [
        `Send ${call.request} for number ${String(most)} | number ${String(most)} | ${acceptedAs(call, facts)}.`,
        `Send ${call.request} for number ${String(most + 1)} | number ${String(most + 1)} | ${refused.text}`,
        `Send ${call.read} | None needed | There are still ${String(most)} ${things}.`,
      ],
      assume: call.assume,
    },
  ]
}

/** The last time that is allowed, and once more. */
export function byTimes(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const most = values.get('n')?.amount
  const done = (words.get('done') ?? '').split(' ')[0] ?? ''
  const verb = verbOfParticiple(done)
  if (refused === undefined || call === undefined || most === undefined || verb === undefined) return []
  const noun = singularNoun((words.get('thing') ?? '').replace(/^(?:an?|the|each|every|one) /iu, ''))
  const before = most - 1
  const times = before === 1 ? 'once' : `${String(before)} times`
  return [
    {
      title: [
        `${capital(noun)} ${participleOf(verb)} ${String(most)} times, then ${refused.brief}`,
        `${String(most)} times accepted, then ${refused.brief}`,
      ],
      type: 'Boundary',
      given: [
        before === 0
          ? `The ${noun} has not been ${participleOf(verb)} yet.`
          : `The ${noun} has been ${participleOf(verb)} ${times}.`,
        otherwiseValid,
      ],
      steps: [
        `Send ${call.request} for the ${noun} | time number ${String(most)} | ${acceptedAs(call, facts)}.`,
        `Send ${call.request} for the ${noun} again | time number ${String(most + 1)} | ${refused.text}`,
      ],
    },
  ]
}

/** "3rd", "11th" */
export function ordinalOf(amount: number): string {
  const tens = amount % 100
  const ending = tens > 10 && tens < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[amount % 10] ?? 'th')
  return `${String(amount)}${ending}`
}
