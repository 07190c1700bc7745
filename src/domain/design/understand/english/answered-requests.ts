import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { parseSentence } from './sentence.ts'
import { isPlural } from './subject.ts'
import { participleOf, verbOfThirdPerson } from './words.ts'

const answers =
  /^(?:a |the |every |each )?(?:successful |valid )?(?<method>GET|POST|PUT|PATCH|DELETE)(?<path> \/\S+)?(?: request| call)?(?<target> (?:on|for|of|with|without|to|against) [^,;]{3,80}?)?(?: (?<does>[a-z]+s [^,;]{3,80}?),? and)? (?:returns|responds with|answers with|answers|gives|yields|is answered with|gets|replies with|replies) (?:the |a )?(?:HTTP )?(?:status )?(?:code )?(?<status>[1-5]\d\d)(?: (?:Created|OK|No Content|Accepted|Not Found|Conflict|Forbidden|Unauthorized|Bad Request))?(?<tail>(?:,| and| with| plus| containing| including| \().*)?$/u

/** "POST /orders creates an order and returns 201 with its id": the status, what has come about and what the answer holds. */
export function answeredRequest(reading: Reading, clause: Clause, request: string | undefined): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = answers.exec(text)?.groups
  if (found?.method === undefined || found.status === undefined || clause.condition !== undefined) return undefined
  const { seen, code } = behindStatus(found.tail ?? '')
  const done = cameAbout(found.does ?? '')
  if ((found.tail ?? '') !== '' && seen.length === 0 && code === undefined) return undefined
  const known = request?.startsWith(`${found.method} `) === true ? request.slice(found.method.length) : ''
  const address = found.path ?? known
  const target =
    found.target === undefined
      ? address === '' && found.method !== 'POST'
        ? ' for an existing record'
        : ''
      : found.target.replace(/^ (?:on|against|to|of) /u, ' for ')
  const refused = found.status.startsWith('4')
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Send ${found.method}${address}${target}`,
        outcome: [`Status ${found.status}${code === undefined ? '' : `; the code is ${code}`}`, ...done, ...seen].join(
          '. ',
        ),
        ...(refused ? { refused: true as const } : {}),
      },
    ],
    outcome: '',
    ...(refused ? { refuses: true } : {}),
    title: titled(`${found.method}${address}${found.target ?? ''}: ${found.status}`),
  }
}

/** What follows a status: the code, what the answer contains, what else has happened. */
export function behindStatus(tail: string): { seen: string[]; code?: string } {
  const code =
    /(?:with|and|,)? ?(?:the |an? )?(?:error |problem )?(?:code|type|reason) `?(?<code>[A-Za-z][\w.-]{2,60})`?/u.exec(
      // A word in the body that is shown is no code of its own.
      tail.replace(/[{"“].*$/u, ''),
    )
  const left = (code === null ? tail : tail.replace(code[0], '')).replace(/^[\s,(]+|[\s)]+$/gu, '')
  const body = left.replace(/^(?:and|with|plus|containing|including) /u, '')
  const seen =
    body === ''
      ? []
      : parseSentence(body) !== undefined
        ? [capitalise(body)]
        : /^(?:with|plus|containing|including) /u.test(left) || /^(?:the|an?|its|no) /u.test(body)
          ? [`The response contains ${body}`]
          : []
  return { seen, ...(code?.groups?.code === undefined ? {} : { code: code.groups.code }) }
}

/** "creates an order" as what is there afterwards: "An order is created". */
function cameAbout(does: string): string[] {
  const [verb = '', ...object] = does.split(' ')
  const infinitive = verbOfThirdPerson(verb)
  if (infinitive === undefined || object.length === 0) return []
  const things = object.join(' ')
  return [`${capitalise(things)} ${isPlural(things) ? 'are' : 'is'} ${participleOf(infinitive)}`]
}
