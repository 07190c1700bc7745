import type { CasePattern, PatternGroup } from '../../pattern.ts'
import { filled, type Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { acceptedAs, bodyWith, callOf, traceless, type Call } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { capital } from './nouns.ts'
import { answered } from './rules.ts'

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
  const count = `Send ${call.read} | None needed | There is exactly one new ${call.noun}.`
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

function header(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(sentence, facts)
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (call === undefined || (words.has('status') && refused === undefined)) return []
  const name = (words.get('thing') ?? '').replace(/["“”`]|^(?:the|an?) /giu, '').replace(/^(?:HTTP )?header /iu, '')
  if (!/^[A-Z][\w-]*-[A-Z]|^Authorization|(?:key|token)$/iu.test(name)) return []
  return [
    {
      title: [`Without ${name}: ${refused?.brief ?? 'refused'}`],
      type: 'Negative',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} without the header ${name} | ${name}: left out | ${refused?.text ?? 'The status is between 400 and 499.'}`,
        ...traceless(call),
        `Send ${call.request} with the header ${name} | ${/auth|token|api-?key/iu.test(name) ? `valid ${name}` : `${name}: k-1`} | ${acceptedAs(call, facts)}.`,
      ],
      assume: [
        ...(refused === undefined ? [`The ticket names no status for a request without ${name}.`] : []),
        ...(traceless(call).length > 0 ? call.assume : []),
      ],
    },
  ]
}

function deletedTwice(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const done = answerOf(slots)
  const again = answerOf(slots, '2')
  const call = callOf(/DELETE/u.test(sentence) ? sentence : `DELETE ${sentence}`, facts)
  if (again === undefined || call === undefined || (words.has('status') && done === undefined)) return []
  const body: Call = call
  return [
    {
      title: [`${capital(body.noun)} deleted twice: ${done === undefined ? '' : `${done.brief}, then `}${again.brief}`],
      type: again.status >= 400 ? 'Negative' : 'Positive',
      given: [`A ${body.noun} is stored.`],
      steps: [
        `Send ${body.request} for the ${body.noun} | None needed | ${done?.text ?? 'The status is between 200 and 299.'}`,
        `Send ${body.read} | None needed | The ${body.noun} is no longer returned.`,
        `Send ${body.request} for the same ${body.noun} again | None needed | ${again.text}`,
      ],
      assume: body.assume,
    },
  ]
}

const needs =
  '(?:must|need to|needs to|have to|has to|should|shall) (?:carry|contain|include|send|have|provide|be sent with|come with|pass|supply|set)|requires?|needs?|(?:is|are) (?:only )?(?:accepted|possible) with'

/** Requests that are sent again, and the headers that they need. */
export const repeatedRequests: PatternGroup = {
  cue: 'same|again|repeat|second|twice|header|retr|identical|duplicate',
  needsRequest: true,
  patterns: [
    {
      said: `${lead} ?${key}${within},? (?:the API |the server |the endpoint |the service )?${first}(?:(?:,| and|, and|;|<stop>) ?(?:(?:and|but) )?(?:the API |it |the server )?${once})?(?: ?(?:,|;) ?[^,;]{3,40})?`.replace(
        '|<stop>',
        '',
      ),
      cases: keyed,
      example:
        'Repeating a request with the same `Idempotency-Key` within 24 hours returns the original response and creates no second refund.',
    },
    {
      said: `${lead} ?${key}${within},? ${once}`,
      cases: keyed,
      example: 'Two identical requests with the same `Idempotency-Key` do not create a second order.',
    },
    {
      said: `${lead} ?${key}${within},? ${first}<stop>${once}`,
      cases: keyed,
      example: 'The same `Idempotency-Key` within 24 hours returns the first answer; nothing is stored a second time.',
    },
    ...answered(
      `(?:(?:All |Every |Each |The |Any |A )?(?:[A-Z]+ )?(?:\\p{L}+ )?(?:requests?|calls?|endpoint|API|POST|PUT|PATCH|DELETE|clients?|callers?|[A-Z]+ /\\S+)) (?:${needs})(?: an?| the)?(?: valid)? <thing=[^,;.]{3,50}?>(?: in the header| header)?`,
      'Every POST must carry the header `Idempotency-Key`//400 `idempotency_key_missing`.',
      header,
    ),
    {
      said: `(?:(?:All |Every |Each |The |Any |A )?(?:[A-Z]+ )?(?:\\p{L}+ )?(?:requests?|calls?|endpoint|API|POST|PUT|PATCH|DELETE|[A-Z]+ /\\S+)) (?:${needs})(?: an?| the)?(?: valid)? <thing=[^,;.]{3,50}?>(?: in the header| header)?`,
      cases: header,
      example: 'Requests must carry an `Idempotency-Key` header.',
    },
    {
      said: `(?:DELETE(?: /\\S+)?|Deleting (?:an? |the )?[\\p{L} ]{2,30})(?: \\([^)]*\\))?${leadsTo}${answer()}<stop>(?:(?:A|The|Any) )?(?:second|repeated|further|another|subsequent) (?:DELETE|call|request|deletion|attempt)(?: (?:on|for|of|to) [\\p{L} ]{3,40})?${leadsTo}${answer('2')}`,
      cases: deletedTwice,
      example:
        'DELETE /v1/orders/{id} returns 204 and releases the stock. A second DELETE on the same order returns 404.',
    },
    {
      said: `(?:Deleting (?:an? |the )?[\\p{L} ]{2,30} (?:twice|again|a second time)|(?:A|The) (?:second|repeated|subsequent) (?:DELETE|delete|deletion)(?: (?:call|request))?(?: (?:on|for|of) [\\p{L} ]{3,40})?)${leadsTo}${answer('2')}`,
      cases: deletedTwice,
      example: 'A second DELETE on the same order returns 404.',
    },
  ],
}
