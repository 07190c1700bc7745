import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { plain } from '../stretch.ts'
import { behindStatus } from './answered-requests.ts'
import { type Effect, titled } from './effect.ts'

const size =
  /^(?:the )?(?:(?:maximum |max\.? )?(?:size|limit|length) of (?:the|a) (?:request )?(?:body|payload|request)|(?:request )?(?:body|payload)(?: size)?|(?:maximum |max\.? )?(?:body|payload) size) (?:is|may be|can be|must be|has) (?:limited to |at most |up to |no (?:more|larger) than )?(?<count>\d{1,5}) ?(?<unit>kB|KB|MB|KiB|MiB|bytes)$/iu
const refused =
  /^(?:an? |any )?(?:larger|bigger|more|longer|anything (?:larger|bigger|above that))(?: (?:one|body|payload|request))?s? (?:gets?|is (?:answered|refused|rejected) with|are (?:answered|refused|rejected) with|returns?|leads? to|:) ?(?<status>4\d\d)(?<tail>.*)$/iu

/** "The body may be at most 256 kB; a larger one gets 413": a body of that size, and one byte more. */
export function bodySize(reading: Reading, clause: Clause, request: string | undefined): Effect | undefined {
  const text = plain(reading, clause.text)
  const { count, unit } = size.exec(text)?.groups ?? {}
  if (request === undefined || count === undefined || unit === undefined || clause.condition !== undefined)
    return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const answer = refused.exec(tail)?.groups
  const { code } = behindStatus(answer?.tail ?? '')
  return {
    kind: 'effect',
    source: answer === undefined ? text : `${text}. ${tail}`,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Send ${request} with a body of ${count} ${unit}`,
        data: `${count} ${unit}`,
        outcome: 'The request is accepted with a status from 200 to 299',
      },
      {
        what: 'action',
        words: `Send ${request} with a body of ${count} ${unit} and 1 byte`,
        data: `${count} ${unit} + 1 byte`,
        refused: true,
        outcome: `Status ${answer?.status ?? '4xx'}${code === undefined ? '' : `; the code is ${code}`}`,
      },
    ],
    outcome: '',
    title: titled(`Body of ${count} ${unit} accepted, a larger one refused`),
  }
}

const order =
  /^`?(?<first>[a-z][\w.]{1,30})`? (?:must be|is|has to be|must lie|lies) (?<how>before|earlier than|after|later than|less than|smaller than|greater than|larger than) `?(?<second>[a-z][\w.]{1,30})`?$/u

/** "from must be before to, otherwise 422": the members in this order, equal, and the other way round. */
export function membersInOrder(reading: Reading, clause: Clause, request: string | undefined): Effect | undefined {
  const found = order.exec(plain(reading, clause.text))?.groups
  const how = found?.how
  if (request === undefined || how === undefined) return undefined
  // A member called "to" is not the end of a sentence.
  const [first, second] = [found?.first, found?.second].map((name = '') =>
    /^(?:from|to|until|by|at)$/u.test(name) ? `"${name}"` : name,
  )
  if (first === undefined || second === undefined) return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const { status, code } =
    /(?<!\d)(?<status>4\d\d)(?: (?:with (?:the )?(?:error )?code )?(?<code>\w{3,50}))?/u.exec(tail)?.groups ?? {}
  const answer = `Status ${status ?? '4xx'}${code === undefined ? '' : `; the code is ${code}`}`
  const opposite: Record<string, string> = {
    before: 'after',
    'earlier than': 'later than',
    after: 'before',
    'later than': 'earlier than',
    'less than': 'greater than',
    'smaller than': 'larger than',
    'greater than': 'less than',
    'larger than': 'smaller than',
  }
  const send = (words: string, outcome: string): EffectStep => ({
    what: 'action',
    words: `Send ${request} with ${words}`,
    outcome,
    ...(outcome.startsWith('Status') ? { refused: true } : {}),
  })
  return {
    kind: 'effect',
    source: status === undefined ? plain(reading, clause.text) : `${plain(reading, clause.text)}. ${tail}`,
    given: [],
    steps: [
      send(`${first} ${how} ${second}`, 'The request is accepted with a status from 200 to 299'),
      send(`${first} equal to ${second}`, answer),
      send(`${first} ${opposite[how] ?? ''} ${second}`, answer),
    ],
    outcome: '',
    title: titled(`${first} ${how} ${second} accepted, any other order refused`),
  }
}

const whileIn =
  /^(?<method>GET|POST|PUT|PATCH|DELETE)(?: \/\S+)? (?:is (?:only )?(?:possible|allowed|accepted)|(?:only )?works)(?: only)? (?:while|when|if|as long as|in|for|with)(?: (?<thing>the \p{L}+|an? \p{L}+|it) is)?(?: (?:in|with))?(?: the)?(?: status)? (?<states>[\w-]{3,20}(?:,? (?:or|and) [\w-]{3,20}|, [\w-]{3,20}){0,4})$/iu

/** "DELETE works while the pickup is booked or assigned": in each of these states, and in another one. */
export function allowedStates(reading: Reading, clause: Clause, request: string | undefined): Effect | undefined {
  const text = plain(reading, clause.text)
  const { method, thing, states } = whileIn.exec(text)?.groups ?? {}
  if (request === undefined || method === undefined || states === undefined) return undefined
  const sent = request.startsWith(method) ? request : method
  const record = /^it$/iu.test(thing ?? 'it') ? 'record' : (thing ?? '').replace(/^(?:the|an?) /iu, '')
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next?.otherwise === true ? plain(reading, next.text) : ''
  const { status, code } =
    /(?<!\d)(?<status>4\d\d)(?: (?:with (?:the )?(?:error )?code )?(?<code>\w{3,50}))?/u.exec(tail)?.groups ?? {}
  const each = states.split(/,? (?:or|and) |, /u)
  return {
    kind: 'effect',
    source: status === undefined ? text : `${text}. ${tail}`,
    given: [],
    steps: [
      ...each.map(
        (one): EffectStep => ({
          what: 'action',
          words: `Send ${sent} for a ${record} in the status ${one}`,
          outcome: 'The request is accepted with a status from 200 to 299',
        }),
      ),
      {
        what: 'action',
        words: `Send ${sent} for a ${record} in a status other than ${each.join(' or ')}`,
        refused: true,
        outcome: `Status ${status ?? '4xx'}${code === undefined ? '' : `; the code is ${code}`}; the ${record} is unchanged`,
      },
    ],
    outcome: '',
    title: titled(`${method} only in the status ${each.join(' or ')}`),
  }
}
