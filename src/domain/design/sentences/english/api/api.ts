import type { PatternGroup, CasePattern } from '../../pattern.ts'
import { type Slots, type TicketFacts, filled } from '../../slots.ts'
import { branchedAnswers } from './branches.ts'
import { contentTypes } from './content-types.ts'
import { faultyValues } from './faulty-values.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { lookUp, withBodies, callOf, type Call, acceptedAs, bodyWith } from './calls.ts'
import { casesOf, otherwiseValid } from './cases.ts'
import { faultsOf } from './faults.ts'
import { valueFormats } from './formats.ts'
import { requestMembers } from './members.ts'
import { capital, singularNoun, withArticle } from './nouns.ts'
import { responses } from './responses.ts'
import { requestRules } from './rules.ts'
import { traffic } from './traffic.ts'

const key =
  '(?:the |an? |its )?(?:same |identical |already used |previously used )?<thing=["“`]?(?:[\\p{L}-]*[Kk]ey|[\\p{L}-]+-?[Ii]d|header)["”`]?(?: header)?>'
const within = '(?: (?:again )?(?:within|for|in|inside) (?:the (?:first |next )?)?<span>)?'
const once =
  "(?:(?:a )?(?:second|further|another|new|duplicate) \\p{L}+(?: \\p{L}+)? is (?:not )?(?:created|stored|booked)|(?:creates?|stores?|books?|triggers?|causes?) (?:no|neither a) (?:second|further|other|new|additional|duplicate) [\\p{L} ]{2,30}|(?:does not|doesn[’']t|do not|must not|never) (?:create|store|book|trigger|charge|cause)s? (?:a |an |another )?[\\p{L} ]{2,40}|no (?:second|further|other|new|additional|duplicate) [\\p{L} ]{2,30}? (?:is|are|gets|has been) \\p{L}+|nothing is [\\p{L} ]{3,40}|only one [\\p{L} ]{2,20} is \\p{L}+)"
const first =
  '(?:returns?|is answered with|are answered with|gives?|gets?|yields?|delivers?|sends?|responds? with|answers? with|replays?)(?: back)?(?: (?:<status=[1-5]\\d\\d>)(?: and| with|,)?)?(?: the)? (?:(?:original|first|same|stored|previous|earlier|initial|cached|identical|existing|unchanged) (?:response|answer|result|body|reply|\\p{L}+)(?: (?:and|with) (?:the same )?(?:status(?: code)?|body|id))?|(?:body|response|answer|result) of the (?:first|original) (?:response|answer|request|call|one))'
const lead =
  '(?:(?:Repeating|Sending|Resending|Re-sending|Retrying|Submitting) (?:an? |the )?(?:same |identical )?(?:\\p{L}+ )?(?:request|call|\\p{L}+)(?: again| twice)? with|(?:An? |The |Any )?(?:repeated|second|identical|retried|further|repeat|duplicate) (?:request|call|POST|\\p{L}+) with|(?:If|When) (?:an? |the )?(?:same |identical |client |caller |partner |merchant )?(?:\\p{L}+ )?(?:repeats?|retries|resends?|sends?|is (?:sent|repeated|retried|received)) ?(?:an? |the )?(?:same |identical )?(?:\\p{L}+ ?)?(?:request|call|POST)?(?: again| twice| a second time| once more)? with|Requests? with|Two (?:identical )?requests with|A request with)?'

function keyed(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(`POST ${sentence}`.replace(/^POST (?=.*(?:GET|POST|PUT|PATCH|DELETE) )/u, ''), facts)
  if (call === undefined) return []
  const name = named(words.get('thing'), sentence)
  const body = facts.api?.body === undefined ? 'valid body' : bodyWith(facts.api.body, facts)
  const status = words.get('status')
  const accepted = acceptedAs(call, facts)
  const same =
    status === undefined
      ? 'The status and the body are the same as in the first answer.'
      : `Status ${status}; the body is the same as in the first answer.`
  const count = `${lookUp(call)} | None needed | There is exactly one new ${call.noun}.`
  const cases: CasePattern[] = [
    {
      title: [`Same ${name} twice: first answer again, one ${call.noun}`, `Same ${name} twice: one ${call.noun}`],
      technique: 'Error guessing',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} with ${name} k-1 | ${name}: k-1; ${body} | ${accepted}.`,
        `Send the same request with ${name} k-1 again | ${name}: k-1; ${body} | ${same}`,
        count,
        `Send the same request with ${name} k-2 | ${name}: k-2; ${body} | ${accepted}; the answer is a new one.`,
      ],
      assume: call.assume,
    },
  ]
  const inside = filled('{span:in}', slots)
  const outside = filled('{span:out}', slots)
  const start = filled('{start}', slots)
  if (inside !== undefined && outside !== undefined && start !== undefined && words.has('span'))
    cases.push({
      title: `${capital(name)} repeated just before and just after ${words.get('span') ?? ''}`,
      type: 'Boundary',
      given: [`Two requests with ${name} k-3 and k-4 have been accepted at ${start}.`, otherwiseValid],
      steps: [
        `Send the request with ${name} k-3 again | ${inside} | ${same}`,
        `Send the request with ${name} k-4 again | ${outside} | ${accepted}; the answer is a new one.`,
      ],
      assume: [`After ${words.get('span') ?? ''} a ${name} counts as new.`, 'The clock of the test system can be set.'],
    })
  return cases
}

function named(thing: string | undefined, sentence: string): string {
  const stated = /(?<!\p{L})(?<name>[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+)/u.exec(sentence)?.groups?.name
  return stated ?? (thing ?? 'key').replace(/^(?:the|an?) |["“”`]/giu, '').replace(/ header$/iu, '')
}

/** "The same key twice must not create a second payment": the ticket does not state the second answer. */
function keptOnce(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(/(?:GET|POST|PUT|PATCH) /u.test(sentence) ? sentence : `POST ${sentence}`, facts)
  if (call === undefined) return []
  const name = named(words.get('thing'), sentence)
  const thing = (words.get('rest') ?? call.noun).trim()
  const later = filled('{span:in}', slots)
  const start = filled('{start}', slots)
  const isTimed = later !== undefined && start !== undefined && words.has('span')
  return [
    {
      title: [`Same ${name} twice: one ${thing}`, `Same ${name} twice`],
      technique: 'Error guessing',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} with ${name} k-1 | ${isTimed ? start : `${name}: k-1`} | ${acceptedAs(call, facts)}.`,
        `Send the same request with ${name} k-1 again | ${isTimed ? later : `${name}: k-1`} | No second ${thing} is created.`,
        `${lookUp(call)} | None needed | There is exactly one ${thing} for ${name} k-1.`,
      ],
      assume: isTimed ? [...call.assume, 'The clock of the test system can be set.'] : call.assume,
    },
  ]
}

/** Requests that are sent again, and the headers that they need. */
const repeatedRequests: PatternGroup = {
  cue: 'same|again|repeat|second|twice|header|retr|identical|duplicate',
  needsRequest: true,
  patterns: [
    {
      said: `${lead} ?${key}${within},? ${first}<stop>${once}`,
      cases: keyed,
      example: 'The same `Idempotency-Key` within 24 hours returns the first answer; nothing is stored a second time.',
    },
    {
      said: `(?:(?:Sending|Using|Reusing|Repeating|Two (?:requests|calls) with|(?:A|Any) (?:second|further|repeated) (?:request|call) with) )?${key}(?: twice| again| a second time)?${within}(?: twice)? (?:must not|does not|doesn[’']t|may not|will not|never) (?:create|store|book|trigger|charge|cause)s? (?:an? |another )?(?:second |further |new |duplicate )?<rest=\\p{L}{3,20}(?: \\p{L}{3,20})?>`,
      cases: keptOnce,
      example: 'Sending the same Request-Id twice within 12 hours must not create a second booking.',
    },
  ],
}

const condition = (at = ''): string => `<clause${at}=[^;]{0,150}?>`
const next = '(?:,|,? and|,? but|,? while|,? whereas|;)(?: an?| the)? '

/** "GET /loans/{id} with an unknown id → 404": what a request is like, and how it is answered. */
const answeredConditions: PatternGroup = {
  cue: '(?:^|[^\\d.,€$£])[1-5]\\d\\d(?![\\d%]|[.,]\\d| ?(?:px|ms|MB|KB|days|characters|items|records|requests))',
  needsRequest: true,
  patterns: [
    {
      said: `${condition()}${leadsTo}${answer()}`,
      cases: (slots) => read(slots, ['']),
      example: 'POST /v1/orders with an unknown `customerId` returns 404 with the error code `CUSTOMER_NOT_FOUND`.',
    },
    {
      said: `${condition()}${leadsTo}${answer()}${next}${condition('2')}${leadsTo}${answer('2')}`,
      cases: (slots) => read(slots, ['', '2']),
      example: 'Missing or expired token → 401, token without the scope `orders:write` → 403.',
    },
  ],
}

const ofOneRecord =
  / of (?:an)?other |(?:unknown|non-?existent) (?!\p{Ll}+[A-Z_])|belongs? to|someone else|somebody else|does not exist|not found/iu

/** A record of somebody else is asked for by its own address. */
function ofOne(found: Call, facts: TicketFacts): Call {
  const own = facts.api?.requests.find((one) => /[{:]\w+\}?$/u.test(one) && one.includes(found.path))
  return found.isOfOne || own === undefined ? found : (callOf(own, facts) ?? found)
}

/** One case for each pair of condition and answer; none where one of them is not understood. */
function read(slots: Slots, turns: string[]): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const found = turns.map((at) => {
    const said = words.get(`clause${at}`) ?? ''
    const stated = answerOf(slots, at)
    const found = callOf(/(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u.test(said) ? said : sentence, facts)
    const isNamed = /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u.test(sentence)
    const call = isNamed || found === undefined || !ofOneRecord.test(said) ? found : ofOne(found, facts)
    if (stated === undefined || call === undefined || words.get('word') === 'unless') return []
    const isBare = /^(?:(?:the|an?)|(?:the )?(?:response|answer|result|status)(?: code)?)?$/iu.test(said.trim())
    if (isBare && stated.status < 400) return casesOf('', [{ how: '' }], stated, call, facts)
    const asked = words.has('word') ? `${words.get('word') ?? ''} ${said}` : said
    const faults = faultsOf(asked, call, facts)
    return faults === undefined ||
      (faults.every(({ how, given, step }) => how === '' && given === undefined && step === undefined) &&
        stated.status >= 400)
      ? []
      : casesOf(said, faults, stated, call, facts)
  })
  return found.some((cases) => cases.length === 0) ? [] : found.flat()
}

function listCall({ sentence = '', facts }: Slots): Call | undefined {
  const call = callOf(
    /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u.test(sentence) ? sentence : `GET ${sentence}`,
    facts,
  )
  return call?.method === 'GET' ? call : undefined
}

/** Records of others stay away. */
function own(slots: Slots): CasePattern[] {
  const call = listCall(slots)
  const who = singularNoun((slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|all) /iu, '').toLowerCase())
  const stated = / own (?<things>[\p{L} ]{3,30})$/u.exec(slots.sentence ?? '')?.groups?.things
  if (call === undefined) return []
  const noun = call.path === '' && stated !== undefined ? singularNoun(stated) : call.noun
  return [
    {
      title: [
        `${capital(noun)} of somebody else is not returned to ${who === '' ? 'the caller' : withArticle(who)}`,
        `${capital(noun)} of somebody else is not returned`,
      ],
      type: 'Negative',
      given: [`${capital(noun)} 1 belongs to the caller, ${noun} 2 to somebody else.`],
      steps: [
        `Send ${call.request.replace(/\/\{[^}]*\}$/u, '')} with the token of the caller | None needed | ${capital(noun)} 1 is returned, ${noun} 2 is not.`,
      ],
    },
  ]
}

/** Lists that are returned: pages, order, filters, own records only. */
const returnedLists: PatternGroup = {
  cue: 'status|state|page|limit|size|default|sort|order|filter|own|only|newest|per|supports|most',
  needsRequest: true,
  patterns: [
    {
      said: `(?:An? |The |Each |Every )?<thing> (?:can|may|must) only (?:query|see|read|get|list|access|fetch|retrieve|open|call up) (?:its|their|his|her) own [\\p{L} ]{3,30}`,
      cases: own,
      example: 'A partner can only query its own orders.',
    },
  ],
}

/** What a ticket says of an interface. */
export const api: PatternGroup[] = [
  traffic,
  repeatedRequests,
  returnedLists,
  requestRules,
  responses,
  valueFormats,
  contentTypes,
  branchedAnswers,
  faultyValues,
  requestMembers,
  answeredConditions,
].map((group) => ({
  ...group,
  patterns: group.patterns.map((pattern) => {
    const { cases } = pattern
    return typeof cases === 'function'
      ? { ...pattern, verbatim: true, cases: (slots: Slots) => withBodies(cases(slots) ?? [], slots.facts) }
      : pattern
  }),
}))
