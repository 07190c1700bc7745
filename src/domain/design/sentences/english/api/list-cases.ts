import type { CasePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { asWritten, callOf, type Call } from './calls.ts'
import { capital } from './nouns.ts'

function listCall({ sentence = '', facts }: Slots): Call | undefined {
  const call = callOf(
    /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u.test(sentence) ? sentence : `GET ${sentence}`,
    facts,
  )
  return call?.method === 'GET' ? call : undefined
}

const plain = (text = ''): string => text.replace(/["“”`]/gu, '')

/** The usual and the largest size of a page. */
export function paged(slots: Slots): CasePattern[] {
  const { words, values } = slots
  const call = listCall(slots)
  const usual = values.get('n')?.amount
  const most = values.get('max')?.amount
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (
    call === undefined ||
    (words.has('status') && refused === undefined) ||
    (usual === undefined && most === undefined)
  )
    return []
  const size = asWritten(plain(words.get('word') ?? 'page size'), slots.sentence)
  const isMember = words.has('word')
  const asked = (value: number): string => (isMember ? `?${size}=${String(value)}` : `page size ${String(value)}`)
  const records = (most ?? usual ?? 0) + 1
  const capped = words.has('capped')
  const beyond =
    refused?.text ??
    (capped && most !== undefined
      ? `Exactly ${String(most)} ${call.nouns} are returned.`
      : 'The status is between 400 and 499.')
  return [
    {
      title: [
        `${usual === undefined ? '' : `${String(usual)} ${call.nouns} by default`}${usual !== undefined && most !== undefined ? ', ' : ''}${most === undefined ? '' : `${String(most)} at most; ${String(most + 1)}: ${refused?.brief ?? (capped ? `${String(most)} returned` : 'refused')}`}`,
        `Page sizes: ${String(most ?? usual)} accepted, more: ${refused?.brief ?? 'not'}`,
      ],
      type: 'Boundary',
      given: [`${String(records)} ${call.nouns} are stored.`],
      steps: [
        ...(usual === undefined
          ? []
          : [
              `Send ${call.request} without ${isMember ? size : 'a page size'} | None needed | Exactly ${String(usual)} ${call.nouns} are returned.`,
            ]),
        ...(most === undefined
          ? []
          : [
              `Send ${call.request} with ${size} ${String(most)} | ${asked(most)} | Exactly ${String(most)} ${call.nouns} are returned.`,
              `Send ${call.request} with ${size} ${String(most + 1)} | ${asked(most + 1)} | ${beyond}`,
            ]),
      ],
      assume:
        most === undefined || refused !== undefined || capped
          ? []
          : ['The ticket does not say how a larger page is answered.'],
    },
  ]
}

/** One record more than fits on a page. */
export function pages(slots: Slots): CasePattern[] {
  const { words, values } = slots
  const call = listCall(slots)
  const size = values.get('n')?.amount
  if (call === undefined || size === undefined) return []
  const by = words.get('how')
  return [
    {
      title: `${String(size + 1)} ${call.nouns}: ${String(size)} on the first page, one on the next`,
      type: 'Boundary',
      given: [`Exactly ${String(size + 1)} ${call.nouns} are stored.`],
      steps: [
        `Send ${call.request} | None needed | Exactly ${String(size)} ${call.nouns} are returned.`,
        `Request the next page${by === undefined ? '' : ` through ${by.replace(/^(?:an?) /u, 'the ')}`} | None needed | Exactly one ${call.noun} is returned; it was not on the first page.`,
      ],
    },
  ]
}

/** Records that were stored in another order. */
export function sorted(slots: Slots): CasePattern[] {
  const { words } = slots
  const call = listCall(slots)
  const by = plain(words.get('by') ?? '').replace(/^(?:the|their|its) /iu, '')
  if (call === undefined || by === '' || / (?:and|or|then) /u.test(by)) return []
  const isDown = /desc|newest|latest|most recent|highest|largest/iu.test(`${words.get('order') ?? ''} ${by}`)
  const isDate = /date|time|day|_at$|At$|creat|updat|newest|latest|recent/iu.test(by)
  const isName = /name|title|city|label|surname/iu.test(by)
  const [a, b, c] = isDate
    ? ['1 June 2026', '5 June 2026', '9 June 2026']
    : isName
      ? ['Alder', 'Birch', 'Cedar']
      : ['10', '25', '100']
  const order = isDown ? [c, b, a] : [a, b, c]
  const owner = words.get('who')
  return [
    {
      title: `${capital(call.nouns)} sorted by ${by}, ${isDown ? 'descending' : 'ascending'}`,
      given: [
        `Three ${call.nouns}${owner === undefined ? '' : ` of ${owner.replace(/^(?:the|an?) /iu, 'the ')}`} were stored in this order: ${by} ${b ?? ''}, ${c ?? ''}, ${a ?? ''}.`,
        ...(owner === undefined ? [] : [`One ${call.noun} belongs to somebody else.`]),
      ],
      steps: [
        `Send ${call.request} | None needed | The order is: ${order.join(', ')}${owner === undefined ? '' : `; the ${call.noun} of the other person is not returned`}.`,
      ],
    },
  ]
}

/** Records of others stay away. */
export function own(slots: Slots): CasePattern[] {
  const call = listCall(slots)
  const who = (slots.words.get('who') ?? slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|all) /iu, '')
  if (call === undefined) return []
  return [
    {
      title: [
        `${capital(call.nouns)} of others are not returned to ${who === '' ? 'the caller' : `a ${who}`}`,
        `${capital(call.nouns)} of others are not returned`,
      ],
      type: 'Negative',
      given: [`${capital(call.noun)} 1 belongs to the caller, ${call.noun} 2 to somebody else.`],
      steps: [
        `Send ${call.request.replace(/\/\{[^}]*\}$/u, '')} with the token of the caller | None needed | ${capital(call.noun)} 1 is returned, ${call.noun} 2 is not.`,
      ],
    },
  ]
}

/** A record in each of its states. */
export function inEachState(slots: Slots): CasePattern[] {
  const call = listCall(slots)
  const name = plain(slots.words.get('word'))
  if (call === undefined) return []
  const states = plain(slots.words.get('list')).split(/,? (?:and|or) |, /u)
  return [
    {
      title: [
        `${capital(name)} of a ${call.noun}: ${states.join(', ')}`,
        `${capital(name)} of a ${call.noun} in each of ${String(states.length)} states`,
      ],
      technique: 'State transition',
      given: [`One ${call.noun} in each ${name} is prepared: ${states.join(', ')}.`],
      steps: states.map(
        (state) =>
          `Send ${call.request} for the ${call.noun} that is ${state} | ${state} | Status 200; ${name} is ${state}.`,
      ),
      assume: [`A ${call.noun} can be brought into each ${name} on the test system.`],
    },
  ]
}

/** What a filter lets through. */
export function filtered(slots: Slots): CasePattern[] {
  const { words } = slots
  const call = listCall(slots)
  const name = plain(words.get('word'))
  if (call === undefined || name === '') return []
  const listed = plain(words.get('list'))
    .split(/,? (?:and|or) |, /u)
    .filter((one) => one !== '')
  if (listed.some((one) => one.split(' ').length > 3)) return []
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (words.has('status') && refused === undefined) return []
  if (listed.length === 0) {
    return [
      {
        title: `Filter ${name}: hits only`,
        given: [
          `Three ${call.nouns} are stored: number 1 and number 2 with the same ${name}, number 3 with another one.`,
        ],
        steps: [
          `Send ${call.request} with the ${name} of number 1 | ?${name}=… (value of number 1) | Number 1 and number 2 are returned, number 3 is not.`,
          `Send ${call.request} with a ${name} that no ${call.noun} has | ?${name}=… (unused value) | Status 200; the list is empty.`,
        ],
      },
    ]
  }
  return [
    {
      title: [`Filter ${name}: ${listed.join(', ')}`, `Filter ${name} returns only what matches`],
      technique: 'Decision table',
      given: [`One ${call.noun} with each ${name} is stored: ${listed.join(', ')}.`],
      steps: [
        ...listed.map(
          (value) =>
            `Send ${call.request} with ${name} ${value} | ?${name}=${value} | Only the ${call.noun} with ${name} ${value} is returned.`,
        ),
        `Send ${call.request} without ${name} | None needed | All ${String(listed.length)} ${call.nouns} are returned.`,
        ...(refused === undefined
          ? []
          : [`Send ${call.request} with another ${name} | ?${name}=something_else | ${refused.text}`]),
      ],
    },
  ]
}
