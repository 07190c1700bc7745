import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep, Rule } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'

const member = '(?:`[\\w.-]{2,40}`|[a-z][\\w.-]{1,39})'
const members = new RegExp(
  `^(?<request>(?:GET|POST|PUT|PATCH|DELETE) \\S+|the (?:request|body|call|payload)) (?:needs|requires|expects|must (?:contain|have|carry|include)|takes) (?<list>${member}(?:(?:, and |, | and )${member}){0,7})(?=$|,? (?:and|as well as) |,)`,
  'iu',
)
const looksLikeMember = /^`|[a-z][A-Z]|_|-id$|^id$/u

/** "POST /sessions needs connectorId and contractId": one request without each of them. */
export function neededMembers(reading: Reading, { text }: Clause, request: string | undefined): Rule | undefined {
  const found = members.exec(plain(reading, text))?.groups
  const body = found?.request?.includes('/') === true ? found.request : request
  const fields = (found?.list ?? '').split(/, and |, | and /u).filter((field) => field !== '')
  if (body === undefined || fields.length === 0 || !fields.some((field) => looksLikeMember.test(field)))
    return undefined
  return { kind: 'required', source: plain(reading, text), fields, optional: false, body }
}

const quoted = '["“`]?[\\w.-]{2,30}["”`]?'
const choice = new RegExp(
  `^(?:the (?:field|member|parameter|property) )?(?<name>${member})(?: is| must be| can be| may be| takes| accepts|:)(?: either| exactly)?(?: one of:?)? (?<list>(?:${quoted}(?:, or |, | or )){1,7}${quoted})(?:,? (?:\\([^)]{2,40}\\)|(?:in |all )?lower ?case|case[- ]sensitive))?(?:[,;] (?:default|the default is|by default) (?<initial>${quoted}))?$`,
  'u',
)

/** "service is standard, express or chilled": in the body of a request, where no value has to be quoted to be one. */
export function memberOptions(reading: Reading, clause: Clause, request: string | undefined): Rule | undefined {
  const text = plain(reading, clause.text)
  const found = choice.exec(text)?.groups
  const values = (found?.list ?? '').split(/, or |, | or /u).map((value) => value.replace(/["“”`]/gu, ''))
  if (request === undefined || found?.name === undefined || values.length < 2) return undefined
  if (values.some((value) => /^(?:required|optional|unique|mandatory|empty|missing|null|an?|the)$/u.test(value)))
    return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const later =
    /^(?:left out|if (?:it is )?(?:left out|missing|omitted)|without it|omitted),? (?:it is|it defaults to|the default is) (?<initial>[\w.-]{2,30})$/iu.exec(
      next === undefined ? '' : plain(reading, next.text),
    )?.groups?.initial
  const initial = found.initial?.replace(/["“”`]/gu, '') ?? later
  return {
    kind: 'options',
    source: later === undefined ? text : `${text}. ${plain(reading, next?.text ?? '')}`,
    thing: { words: found.name.replaceAll('`', ''), label: true },
    values,
    code: true,
    ...(initial === undefined ? {} : { initial }),
  }
}

/** "The same key within 24 hours returns the first response": sent again just before the period ends. */
export function repeatedRequest(reading: Reading, clause: Clause, request: string | undefined): Effect | undefined {
  const text = plain(reading, clause.text)
  const { key, count, unit, answer } =
    /^(?:(?:sending|using|repeating) )?(?:a (?:request|call|repeat|repetition) with )?(?:the )?same `?(?<key>[\w-]+(?: key)?)`?(?: (?:and|with) (?:the )?same (?:body|payload|content))?(?: (?:again|a second time))? within (?<count>\d{1,3}) (?<unit>hours?|minutes?|days?)(?: again)? (?:returns?|gets?|gives?|answers? with|replays?) (?<answer>.{5,200})$/iu.exec(
      text,
    )?.groups ?? {}
  if (request === undefined || key === undefined || answer === undefined || unit === undefined) return undefined
  const number = Number(count)
  const one = unit.replace(/s$/u, '')
  const nearly =
    one === 'hour'
      ? `${String(number - 1)} hours and 59 minutes`
      : one === 'day'
        ? `${String(number - 1)} days and 23 hours`
        : `${String(number - 1)} minutes`
  const header = /^key$/iu.test(key) ? 'key' : key
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Send ${request} with a new ${header} and note the response`,
        outcome: 'The request is accepted with a status from 200 to 299',
      },
      {
        what: 'action',
        words: `Send the same request with the same ${header} ${nearly} later`,
        data: nearly,
        outcome: `It returns ${answer.replace(/,? also (?:when|if) .*$/iu, '')}`,
      },
      { what: 'action', words: 'Look up the stored records', outcome: 'There is one, not two' },
    ],
    outcome: '',
    dated: true,
    title: titled(text),
  }
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
]

/** "One contract can have 2 running sessions, the third gets 409 TOO_MANY": two that are accepted, then the one too many. */
export function oneTooMany(reading: Reading, clause: Clause, request: string | undefined): Effect | undefined {
  const following = reading.clauses[reading.clauses.indexOf(clause) + 1]?.text ?? ''
  const parted = /^the \S+ (?:one )?(?:gets|is|returns|receives) /iu.test(following)
  const text = parted ? `${clause.text}, ${following}` : clause.text
  const found =
    /^(?:one|an?|each|every) (?<holder>[\p{L} -]{2,40}?) (?:can|may) (?:only )?have (?:at most |up to |no more than )?(?<count>\d{1,2}|one|two|three|four|five) (?<things>[\p{L} -]{3,40}?)(?: at (?:a time|once|the same time))?[,;:]? (?:and |but )?the (?<next>\p{L}+|\d+(?:st|nd|rd|th))(?: one)? (?:gets|is answered with|is refused with|returns|receives|is rejected with|→) (?:a )?(?<status>4\d\d)(?: (?<code>[A-Z][A-Z0-9_]{3,50}))?$/iu.exec(
      plain(reading, text),
    )?.groups
  const { holder, things, status, next } = found ?? {}
  const stated = found?.count ?? ''
  const count = /^\d/.test(stated) ? Number(stated) : ['', 'one', 'two', 'three', 'four', 'five'].indexOf(stated)
  if (holder === undefined || things === undefined || status === undefined || request === undefined) return undefined
  if (next !== ordinals[count] && Number.parseInt(next ?? '', 10) !== count + 1) return undefined
  return {
    kind: 'effect',
    source: parted ? `${plain(reading, clause.text)}. ${plain(reading, following)}` : plain(reading, text),
    given: [
      `There ${count === 2 ? 'is' : 'are'} ${count === 2 ? oneOf(things) : `${String(count - 1)} ${things}`} for one ${holder}`,
    ],
    steps: [
      {
        what: 'action',
        words: `Send ${request} for this ${holder}`,
        outcome: `The request is accepted; the ${holder} has ${String(count)} ${things}`,
      },
      {
        what: 'action',
        words: `Send ${request} once more for this ${holder}`,
        refused: true,
        outcome: `Status ${status}${found?.code === undefined ? '' : `; the code is ${found.code}`}; the ${holder} still has ${String(count)} ${things}`,
      },
    ],
    outcome: '',
    refuses: true,
    title: titled(capitalise(`${String(count)} ${things} accepted, the ${next ?? ''} refused with ${status}`)),
  }
}

const parameter = /(?<name>`?[a-z][\w.-]{1,30}`?) \((?<what>[^()]{3,80})\)/giu

/** "GET /products supports the parameters page and size (1 to 100, default 20)": each end of a range, and nothing given. */
export function queryParameters(reading: Reading, { text }: Clause): Effect[] {
  const stated = plain(reading, text)
  const { request, list } =
    /^(?<request>GET \S+) (?:supports|accepts|takes|has|knows|understands) (?:the )?(?:optional )?(?:(?:query )?(?:parameters?|options?):? )?(?<list>.{3,200})$/iu.exec(
      stated,
    )?.groups ?? {}
  if (request === undefined || list === undefined) return []
  return [...list.matchAll(parameter)].flatMap(({ groups = {} }): Effect[] => {
    const name = (groups.name ?? '').replaceAll('`', '')
    const { low, high } =
      /(?:from )?(?<low>\d{1,6}) ?(?:to|-|–) ?(?<high>\d{1,6})/u.exec(groups.what ?? '')?.groups ?? {}
    const initial = /default(?: is|:)? (?<value>\d{1,6})/iu.exec(groups.what ?? '')?.groups?.value
    if (low === undefined || high === undefined) return []
    const send = (value: string, outcome: string, refused = false): EffectStep => ({
      what: 'action',
      words: `Send ${request} with ${name}=${value}`,
      data: `${name}=${value}`,
      outcome,
      ...(refused ? { refused } : {}),
    })
    const of = /size|limit|per_?page|count/iu.test(name)
      ? (value: string) => `at most ${value} entries are returned`
      : undefined
    const taken = (value: string): string => (of === undefined ? 'Status 200' : `Status 200; ${of(value)}`)
    return [
      {
        kind: 'effect',
        source: stated,
        given: [],
        steps: [
          send(String(Number(low) - 1), 'Status 4xx', true),
          send(low, taken(low)),
          send(high, taken(high)),
          send(String(Number(high) + 1), 'Status 4xx', true),
          ...(initial === undefined
            ? []
            : [
                {
                  what: 'action' as const,
                  words: `Send ${request} without ${name}`,
                  outcome:
                    of === undefined ? `Status 200; the answer is the same as with ${name}=${initial}` : taken(initial),
                },
              ]),
        ],
        outcome: '',
        title: titled(`${request}: ${name} from ${low} to ${high}`),
      },
    ]
  })
}
