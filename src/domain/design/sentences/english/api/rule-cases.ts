import { parseSentence } from '../../../understand/english/sentence.ts'
import type { CasePattern } from '../../pattern.ts'
import { filled, type Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { acceptedAs, callOf, traceless } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { capital, singularNoun } from './nouns.ts'

/** A record in each state that is accepted, and one in any other. */
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

/** A record that is just young enough, and one that is too old. */
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
