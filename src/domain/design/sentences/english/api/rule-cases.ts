import { parseSentence } from '../../../understand/english/sentence.ts'
import { participleOf, verbOfParticiple } from '../../../understand/english/words.ts'
import type { CasePattern } from '../../pattern.ts'
import { filled, type Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { acceptedAs, bodyWith, callOf, traceless } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { capital, singularNoun } from './faults.ts'

export function byState(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const states = (words.get('list') ?? '').replace(/["“”`']/gu, '').split(/,? (?:and|or) |, | ?\/ ?/u)
  if (refused === undefined || call === undefined || states.some((one) => one === '' || one.split(' ').length > 3))
    return []
  const noun = singularNoun(
    (words.get('things') ?? call.noun).replace(/^(?:only )?(?:the |an? |all )?/iu, '').toLowerCase(),
  )
  const accepted = acceptedAs(call, facts)
  return [
    {
      title: [
        `${capital(noun)} ${states.join(', ')}: accepted; other states: ${refused.brief}`,
        `Only ${states.join(', ')} accepted, other states: ${String(refused.status)}`,
        `Other states: ${refused.brief}`,
        `Other states answered with ${String(refused.status)}`,
      ],
      type: 'Negative',
      technique: 'State transition',
      given: [`One ${noun} in each state is prepared.`, otherwiseValid],
      steps: [
        ...states.map((state) => `Send ${call.request} for the ${noun} in state ${state} | ${state} | ${accepted}.`),
        `Send ${call.request} for the ${noun} in any other state | Every state except ${states.join(', ')} | ${refused.text}`,
        ...traceless(call).map((line) =>
          line.replace(/No (.+) has been added\.$/u, `No $1 has been added for the ${noun} in the other state.`),
        ),
      ],
      assume: ['The ticket does not list the other states; each of them is tried.', ...call.assume],
    },
  ]
}

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

export function byAge(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  if (refused === undefined || call === undefined) return []
  const noun = singularNoun((words.get('things') ?? '').replace(/^(?:the |all |an? |only )/iu, '').toLowerCase())
  const event = (words.get('event') ?? '').replace(/^(?:the |its |their )/iu, '')
  const days = filled('{span:ago}', slots)
  const from = days ?? filled('{start}', slots)
  const given =
    days === undefined
      ? [`${capital(noun)} 1 and ${noun} 2 both begin on ${from ?? ''}.`]
      : [`Today is ${filled('{today}', slots) ?? ''}.`]
  const inside = days ?? filled('{span:in}', slots)
  const outside = days === undefined ? filled('{span:out}', slots) : filled('{span:ago-1}', slots)
  if (inside === undefined || outside === undefined) return []
  const span = filled('{span}', slots) ?? ''
  const dated = (date: string): string => (event === '' ? `of ${date}` : `with ${event} on ${date}`)
  return [
    {
      title: [
        `${capital(noun)} up to ${span} old accepted, older: ${refused.brief}`,
        `${capital(noun)} older than ${span}: ${refused.brief}`,
        `Older than ${span}: ${String(refused.status)}`,
      ],
      type: 'Boundary',
      given: [...given, otherwiseValid],
      steps:
        days === undefined
          ? [
              `Set the clock of the test system to ${inside} | ${inside} | The time is set.`,
              `Send ${call.request} for ${noun} 1 | None needed | ${acceptedAs(call, facts)}.`,
              `Set the clock of the test system to ${outside} | ${outside} | The time is set.`,
              `Send ${call.request} for ${noun} 2 | None needed | ${refused.text}`,
            ]
          : [
              `Send ${call.request} for a ${noun} ${dated(inside)} | exactly ${span} old | ${acceptedAs(call, facts)}.`,
              `Send ${call.request} for a ${noun} ${dated(outside)} | one day older | ${refused.text}`,
              ...traceless(call).map((line) =>
                line.replace(/No (.+) has been added\.$/u, `No $1 has been added for the older ${noun}.`),
              ),
            ],
      assume: [
        days === undefined
          ? 'The clock of the test system can be set.'
          : 'Days are counted by date; test records with these dates can be created.',
        ...call.assume,
      ],
    },
  ]
}

/** "only in the last 30 days before it ends", "up to 30 minutes before the class starts" */
export function byLead(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const early = filled('{lead:early}', slots)
  const mark = filled('{lead:mark}', slots)
  const late = filled('{lead:late}', slots)
  const event = filled('{event}', slots)
  const lead = words.get('lead')
  if (
    refused === undefined ||
    call === undefined ||
    early === undefined ||
    mark === undefined ||
    late === undefined ||
    lead === undefined
  )
    return []
  const isWindow = words.has('word')
  const what = (words.get('clause') ?? '').replace(/^(?:it|they) (?=\p{L})/iu, `the ${call.noun} `)
  const said =
    parseSentence(what) === undefined
      ? `${capital(/^(?:the|its|their) /iu.test(what) ? what : `the ${what}`)} is on ${event ?? ''}.`
      : `${capital(what)} on ${event ?? ''}.`
  const accepted = `${acceptedAs(call, facts)}.`
  const tries: [string, string][] = isWindow
    ? [
        [early, refused.text],
        [mark, accepted],
      ]
    : [
        [mark, accepted],
        [late, refused.text],
      ]
  return [
    {
      title: [`${isWindow ? 'More' : 'Less'} than ${lead} before: ${refused.brief}`],
      type: 'Boundary',
      given: [said, otherwiseValid],
      steps: tries.flatMap(([moment, outcome], at) => [
        `Set the clock of the test system to ${moment} | ${moment} | The time is set.`,
        `Send ${call.request}${at === 0 ? '' : ' again'} | None needed | ${outcome}`,
      ]),
      assume: ['The clock of the test system can be set.'],
    },
  ]
}

/** "The same member cannot book the same class twice" */
export function twice(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(/(?:GET|POST|PUT|PATCH|DELETE) /u.test(sentence) ? sentence : `POST ${sentence}`, facts)
  if (refused === undefined || call === undefined) return []
  const thing = (words.get('thing') ?? '').replace(/^(?:the same|the|an?|one) /iu, '')
  return [
    {
      title: [`The same ${thing} twice: ${refused.brief}`],
      type: 'Negative',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} for one ${thing} | None needed | ${acceptedAs(call, facts)}.`,
        `Send ${call.request} for the same ${thing} again | None needed | ${refused.text}`,
        `Send ${call.read} | None needed | There is exactly one new ${call.noun}.`,
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

export function ordinalOf(amount: number): string {
  const tens = amount % 100
  const ending = tens > 10 && tens < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[amount % 10] ?? 'th')
  return `${String(amount)}${ending}`
}
