import type { CasePattern, PatternGroup } from '../../pattern.ts'
import type { Slots, TicketFacts } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { callOf, type Call } from './calls.ts'
import { casesOf } from './cases.ts'
import { faultsOf } from './faults.ts'

const condition = (at = ''): string => `<clause${at}=[^;]{0,150}?>`
const next = '(?:,|,? and|,? but|,? while|,? whereas|;)(?: an?| the)? '
const back =
  '(?:(?:[A-Z]{3,7} /\\S+|(?:The )?(?:API|endpoint|server|service|response|backend|call|request|system|status|result)) )?(?:(?:must|should|shall|will|is|be) )*(?:(?:returns?|responds?|answers?|replies|rejects?|gives?|yields?|sends?)(?: (?:with|back|the request with))? )?(?:an? |the )?(?:HTTP |status |code |error )*'

/** "GET /loans/{id} with an unknown id → 404": what a request is like, and how it is answered. */
export const answeredConditions: PatternGroup = {
  cue: '(?:^|[^\\d.,€$£])[1-5]\\d\\d(?![\\d%]|[.,]\\d| ?(?:px|ms|MB|KB|days|characters|items|records|requests))',
  needsRequest: true,
  patterns: [
    {
      said: `${condition()}${leadsTo}${answer()}`,
      cases: (slots) => read(slots, ['']),
      example: 'POST /v1/orders with an unknown `customerId` returns 404 with the error code `CUSTOMER_NOT_FOUND`.',
    },
    {
      said: `${back}${answer()},? (?:<word=if|when|for|in case|on|where|as soon as|whenever|unless>) ${condition()}`,
      cases: (slots) => read(slots, ['']),
      example: 'The API returns 409 `ORDER_CLOSED` if the order has already been shipped.',
    },
    {
      said: `${condition()}${leadsTo}${answer()}<stop>(?:The )?(?:processing|import|work|export|job) (?:happens|is done|runs|takes place|follows|is processed|continues) (?:asynchronously|in the background|later)`,
      cases: (slots) => read(slots, ['']),
      example: 'The endpoint answers immediately with 202 and a `jobId`; processing happens asynchronously.',
    },
    {
      said: `${condition()}${leadsTo}${answer()}${next}${condition('2')}${leadsTo}${answer('2')}`,
      cases: (slots) => read(slots, ['', '2']),
      example: 'Missing or expired token → 401, token without the scope `orders:write` → 403.',
    },
    {
      said: `${condition()}${leadsTo}${answer()}${next}${condition('2')}${leadsTo}${answer('2')}${next}${condition('3')}${leadsTo}${answer('3')}`,
      cases: (slots) => read(slots, ['', '2', '3']),
      example: 'Missing token: 401, wrong scope: 403, unknown order: 404.',
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
