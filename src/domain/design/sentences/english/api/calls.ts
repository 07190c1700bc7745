import { isPlural, pluralOf } from '../../../understand/english/subject.ts'
import { isStem } from '../../../understand/english/words.ts'
import type { CasePattern } from '../../pattern.ts'
import type { TicketFacts } from '../../slots.ts'

/** A request of the interface, and how a tester sees what it has left behind. */
export interface Call {
  /** "POST /v1/orders" */
  request: string
  method: string
  path: string
  /** What the request is about: "order", "orders". */
  noun: string
  nouns: string
  /** The request that reads it back: "GET /v1/orders". */
  read: string
  /** What is assumed where the ticket does not name that request. */
  assume: string[]
  /** Whether the request names one record in its address. */
  isOfOne: boolean
  /** "/orders/{id}/cancel": it sends no record. */
  isAction: boolean
}

const named = /(?<!\p{L})(?<method>GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)(?: (?<path>\/[^\s,;)"'`]*[^\s,;)"'`.:]))?/u

/** The request that a sentence is about: the one it names, by its method alone, or by a word of its address. */
export function callOf(sentence: string, facts: TicketFacts): Call | undefined {
  const { request, api } = facts
  const requests = api?.requests ?? (request === undefined ? [] : [request])
  const { method, path } = named.exec(sentence)?.groups ?? {}
  if (method !== undefined && path !== undefined) return described(method, path, requests)
  const usual = request ?? (isOfOneResource(requests) ? requests[0] : undefined)
  const sameMethod = requests.filter((one) => method === undefined || one.startsWith(`${method} `))
  const found =
    method === undefined || usual === undefined
      ? (byWords(sentence, sameMethod) ?? usual)
      : (sameMethod[0] ?? withMethod(method, usual))
  if (found === undefined) return api === undefined ? undefined : unaddressed(method)
  const wanted = /(?<!\p{L})(?:chang|edit|updat|modif)\p{L}*/iu.test(sentence)
    ? 'PATCH'
    : /(?<!\p{L})delet\p{L}*/iu.test(sentence)
      ? 'DELETE'
      : undefined
  const [verb = '', address = ''] = (
    wanted !== undefined && /^POST [^{:]*$/u.test(found) && method === undefined ? withMethod(wanted, found) : found
  ).split(' ')
  return described(verb, address, requests)
}

/** Any request: the ticket names no address, or several that the sentence may be about. */
function unaddressed(method = ''): Call {
  const request = method === '' ? 'a request' : `a ${method} request`
  const noun = 'record'
  return { request, method, path: '', noun, nouns: `${noun}s`, read: '', assume: [], isOfOne: false, isAction: false }
}

/** Whether all requests are about the same resource. */
export function isOfOneResource(requests: string[]): boolean {
  return new Set(requests.map((one) => segmentsOf(one)[0])).size <= 1
}

/** Another method of an address: what exists already is changed by its own. */
function withMethod(method: string, request: string): string {
  const path = request.replace(/^[A-Z]+ /u, '')
  return `${method} ${path}${/^(?:PATCH|PUT|DELETE)$/u.test(method) && !/[{:]/u.test(path) ? '/{id}' : ''}`
}

const acts: [verb: RegExp, methods: RegExp][] = [
  [/(?<!\p{L})(?:creat|add(?:s|ed|ing)?(?!\p{L})|post(?:s|ed|ing)|submit|register)/iu, /^POST /u],
  [/(?<!\p{L})(?:delet|remov)/iu, /^DELETE /u],
  [/(?<!\p{L})(?:updat|chang|edit|modif|patch)/iu, /^(?:PATCH|PUT) /u],
  [
    /(?<!\p{L})(?:list|fetch|retriev|read(?:s|ing)?(?!\p{L})|sorted|filter|page|paging|results|cursor|offset)/iu,
    /^GET /u,
  ],
  [/(?<!\p{L})(?:cancel)/iu, /^DELETE |\/cancel/u],
]

/** Whether such a request can do what a verb says; true for an unknown verb. */
export function matchesMethod(verb: string, method: string): boolean {
  const known = acts.filter(([sign]) => sign.test(verb))
  return known.length === 0 || known.some(([, methods]) => methods.test(`${method} /cancel`))
}

/** "renewed" is about /loans/{id}/renewals. */
function byWords(sentence: string, requests: string[]): string | undefined {
  const stemOf = (word: string): string => singularOf(word.toLowerCase()).slice(0, 5)
  const words = new Set([...sentence.matchAll(/\p{L}{4,}/gu)].map(([word]) => stemOf(word)))
  const scores = requests.map((one) => {
    const segments = segmentsOf(one)
    const own = segments.filter((segment) => requests.some((other) => !segmentsOf(other).includes(segment)))
    const told = own.filter((segment) => words.has(stemOf(segment))).length
    const method = acts.some(([verb, methods]) => verb.test(sentence) && methods.test(one)) ? 1 : 0
    return told * 2 + method
  })
  const best = Math.max(0, ...scores)
  // A verb alone does not say which of several resources is meant.
  return best < (isOfOneResource(requests) ? 1 : 2) ? undefined : requests[scores.indexOf(best)]
}

function segmentsOf(request: string): string[] {
  return request
    .replace(/^[A-Z]+ |\?.*$/gu, '')
    .split('/')
    .filter((segment) => segment !== '' && !/^[{:<]|^(?:api|rest|v\d+(?:\.\d+)*)$/iu.test(segment))
}

function described(method: string, path: string, requests: string[]): Call {
  const address = path.replace(/\?.*$/u, '')
  const parts = address.split('/').filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const isOne = /^[{:<]/u.test(last)
  const words = segmentsOf(address)
  const final = (words.at(-1) ?? 'record').replaceAll(/[-_]/g, ' ')
  // "/orders/{id}/cancel": the order.
  const isAction = !isOne && words.length > 1 && !isPlural(final) && isStem(final) && /[{:<]/u.test(address)
  const name = (isAction ? (words.at(-2) ?? final) : final).replaceAll(/[-_]/g, ' ')
  const noun = singularOf(name)
  const own = isAction ? `/${parts.slice(0, -1).join('/')}` : address
  const wanted = `GET ${own}`
  const isPattern = (one: string): string => one.replace(/\?.*$/u, '').replace(/\{[^}]*\}|:\w+/gu, '{}')
  const stated = requests.find((one) => isPattern(one) === isPattern(wanted))
  const read = stated?.replace(/\?.*$/u, '') ?? wanted
  const isOfOne = /[{:<]/u.test(address)
  return {
    request: `${method} ${address}`,
    method,
    path: address,
    noun,
    nouns: pluralOf(noun),
    read,
    assume:
      method === 'GET' || stated !== undefined
        ? []
        : [`What is stored can be read with ${read}; if there is no such request, look into the database.`],
    isOfOne,
    isAction,
  }
}

function singularOf(noun: string): string {
  return isPlural(noun) ? noun.replace(/ies$/u, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/u, '') : noun
}

/** How a tester sees what is stored. */
export const lookUp = ({ read }: Call): string => (read === '' ? 'Look up what is stored' : `Send ${read}`)

/** The call that carries a value: pages, filters and searches are asked for. */
export function callWith(name: string, sentence: string, facts: TicketFacts): Call | undefined {
  const isStated = /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u.test(sentence)
  return callOf(isQuery.test(name) && !isStated ? `GET ${sentence}` : sentence, facts)
}

const isQuery =
  /^(?:limit|offset|page(?: ?size|_size)?|per_page|sort(?:_by)?|order(?:_by|By)?|q|query|search|cursor|from|to)$/iu

/** What shows after a refused request that it has left no trace. */
export function traceless({ method, noun, read, path }: Call): string[] {
  if (path === '' || method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return []
  const unchanged =
    method === 'DELETE'
      ? `The ${noun} is still there.`
      : method === 'POST' && read.endsWith(path)
        ? `No ${noun} has been added.`
        : `The ${noun} is unchanged.`
  return [`Send ${read} | None needed | ${unchanged}`]
}

/** How an accepted request is answered. */
export function acceptedAs({ method, read, path }: Call, { api }: TicketFacts): string {
  return method === 'POST' && path !== '' && read.endsWith(path) && api?.created !== undefined
    ? `Status ${api.created}`
    : method === 'GET'
      ? 'Status 200'
      : 'The status is between 200 and 299'
}

/** The body that the ticket shows, with these members; only the members where it shows none. */
export function bodyWith(members: Record<string, unknown>, { api }: TicketFacts): string {
  const known = api?.body
  const names = Object.keys(members)
  if (known !== undefined && names.every((name) => name in known)) return JSON.stringify({ ...known, ...members })
  return names.map((name) => `"${name}": ${JSON.stringify(members[name])}`).join(', ')
}

/** The body without a member: undefined members are left out of JSON. */
export function bodyWithout(name: string, { api }: TicketFacts): string {
  const known = api?.body
  return known !== undefined && name in known
    ? JSON.stringify({ ...known, [name]: undefined })
    : `Valid body without "${name}"`
}

/** Whether a word is the name of a member or parameter: "pageSize", "created_at", or one of the body that the ticket shows. */
export function isMember(word: string, { api }: TicketFacts): boolean {
  return (
    /^[a-z]+(?:[A-Z][a-z0-9]*)+$|^[a-z][a-z0-9]*(?:[._][a-z0-9]+)+$/u.test(word) ||
    (api?.body !== undefined && word in api.body)
  )
}

/** A name at the beginning of a sentence as it is written there. */
export function asWritten(name: string, sentence = ''): string {
  const small = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return sentence.replace(/^["“`]/u, '').startsWith(small) ? small : name
}

/** Steps that send a body say which. */
export function withBodies(cases: CasePattern[], facts: TicketFacts): CasePattern[] {
  const { body } = facts.api ?? {}
  const whole = body === undefined ? 'Valid body' : JSON.stringify(body)
  return cases.map((one) => ({
    ...one,
    steps: one.steps.map((line) => {
      const path = /^Send (?:\d+ requests )?(?:POST|PUT|PATCH) (?<path>\S+)/u.exec(line)?.groups?.path
      if (path === undefined || described('POST', path, facts.api?.requests ?? []).isAction) return line
      return line.replace(/ \| None needed \| /u, ` | ${whole} | `)
    }),
  }))
}

/** Words of the ticket without their quotes. */
export const bare = (text = ''): string => text.replace(/["“”`]/gu, '').trim()
