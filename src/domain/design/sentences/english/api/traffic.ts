import type { CasePattern, PatternGroup } from '../../pattern.ts'
import { filled, type Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { acceptedAs, callOf, traceless } from './calls.ts'
import { capital } from './nouns.ts'
import { ordinalOf } from './count-rule-cases.ts'
import { answered } from './rules.ts'

function rate(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const call = callOf(sentence, facts)
  const refused = words.has('status') ? answerOf(slots) : { status: 429, text: 'Status 429.', brief: '429' }
  const most = values.get('n')?.amount
  if (call === undefined || refused === undefined || most === undefined) return []
  const unit = (words.get('unit') ?? 'minute').replace(/^(?:a|one|per) /u, '')
  const each = words
    .get('clause')
    ?.replace(/^(?:per|for each|from each|from one|by each|for every|and) /iu, '')
    .replace(/^(?:an?|the|each|every|one|same) /iu, '')
  const n = String(most)
  const next = String(most + 1)
  const accepted = acceptedAs(call, facts)
  return [
    {
      title: [
        `${n} requests per ${unit} accepted, the ${ordinalOf(most + 1)}: ${refused.brief}`,
        `The ${ordinalOf(most + 1)} request: ${refused.brief}`,
      ],
      type: 'Boundary',
      given: [
        `No request has been sent${each === undefined ? '' : ` with the ${each}`} during the last ${unit}; a script sends valid requests.`,
      ],
      steps: [
        `Send ${n} requests${call.path === '' ? '' : ` ${call.request}`} within one ${unit} | request 1 to ${n} | All ${n}: ${accepted.charAt(0).toLowerCase()}${accepted.slice(1)}.`,
        `Send one more request within the same ${unit} | request ${next} | ${refused.text}`,
        ...(each === undefined
          ? []
          : [`Send the same request with another ${each} | request 1 of the other ${each} | ${accepted}.`]),
        `Send the request again after the ${unit} is over | None needed | ${accepted}.`,
      ],
      assume: words.has('status') ? [] : ['The ticket names no status for more requests; 429 is usual.'],
    },
  ]
}

function size(slots: Slots): CasePattern[] {
  const { values, facts, sentence = '' } = slots
  const found = callOf(sentence, facts)
  const call = found?.method === 'GET' ? callOf(`POST ${sentence}`, facts) : found
  const refused = answerOf(slots)
  const most = values.get('size')
  const more = filled('{size+1}', slots)
  if (call === undefined || refused === undefined || most === undefined || more === undefined) return []
  return [
    {
      title: [`Body of ${most.text} accepted, ${more}: ${refused.brief}`],
      type: 'Boundary',
      given: [`A valid request is padded to each size with a long text.`],
      steps: [
        `Send ${call.request} with a body of exactly ${most.text} | ${most.text} | ${acceptedAs(call, facts)}.`,
        `Send ${call.request} with a body of ${more} | ${more} | ${refused.text}`,
        ...traceless(call).map((line) => line.replace(/No (.+) has been added\.$/u, 'Only one $1 has been added.')),
      ],
      assume: call.assume,
    },
  ]
}

function times(slots: Slots): CasePattern[] {
  const { words, sentence = '', facts } = slots
  const call = callOf(sentence, facts)
  const limit = words.get('time') ?? ''
  const percent = /\d+/u.exec(words.get('share') ?? '')?.[0]
  if (call === undefined || limit === '') return []
  const isStrict = / (?:below|under|less than|faster than) /u.test(sentence)
  const faster = limit.replace(/\d+/u, (digits) =>
    /ms|milli/u.test(limit) ? String(Number(digits) - 1) : (Number(digits) - 0.01).toFixed(2),
  )
  const slower = limit.replace(/\d[\d.]*/u, (digits) =>
    digits.includes('.') || /s$/u.test(limit) === false
      ? digits
      : /ms|milli/u.test(limit)
        ? String(Number(digits) + 1)
        : (Number(digits) + 0.01).toFixed(2),
  )
  const share = percent === undefined ? 100 : Number(percent)
  const within = isStrict
    ? `are ${faster} or less; ${limit} is too slow`
    : `are ${limit} or less; ${slower} is too slow`
  const assume = ['One client, nothing in parallel, as long as the load is not agreed.']
  if (share === 100)
    return [
      {
        title: call.method === 'GET' ? `Each of 20 answers within ${limit}` : `Each of 30 answers within ${limit}`,
        technique: 'Checklist-based',
        given: ['A script sends one request every three seconds and logs the time until the answer is complete.'],
        steps: [
          `Send ${call.request} 20 times | 20 valid requests | All 20 are accepted; 20 times are logged.`,
          ...(call.method === 'GET'
            ? []
            : [
                `Send ${call.request} with an empty body, 10 times | 10 requests with the body {} | All 10 are refused; 10 times are logged.`,
              ]),
          `Read the times in the log | None needed | All of them ${within}.`,
        ],
        assume,
      },
    ]
  return [
    {
      title: `${String(share)} of 100 answers within ${limit}`,
      technique: 'Checklist-based',
      given: ['A script sends 100 valid requests one after the other and logs the response times.'],
      steps: [
        `Send ${call.request} 100 times | 100 requests | All 100 are accepted.`,
        `Read the response times in the log | None needed | At least ${String(share)} of the 100 times ${within}.`,
      ],
      assume,
    },
  ]
}

function webhook(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const call = callOf(`POST ${sentence}`, facts) ?? callOf(sentence, facts)
  if (call === undefined) return []
  const name = (words.get('word') ?? '').replace(/["“”`]/gu, '')
  const label = name === '' ? 'webhook' : `webhook ${name}`
  const event = (words.get('clause') ?? '').replace(/^(?:an?|the|every|each) /iu, '').trim()
  const target = (words.get('dest') ?? words.get('place') ?? '').trim()
  const wait = words.get('span')
  const cases: CasePattern[] = []
  const cause =
    event === ''
      ? `Send ${call.request}`
      : /^successful |^(?:\p{L}+ )?(?:refund|payment|order|booking|creation|change|update|cancellation|loan|upload)\b/iu.test(
            event,
          )
        ? `Bring about a ${event}`
        : `Bring about this: ${event}`
  const step =
    event.toLowerCase().includes(call.noun) || event === '' ? `Send ${call.request} with a valid request` : cause
  if (/(?:webhook|callback|event|is sent to)/iu.test(sentence))
    cases.push({
      title: [
        `${capital(label)} arrives once after ${event === '' ? `the ${call.noun}` : /^(?:successful|new) /u.test(event) ? `a ${event}` : event}`,
        `${capital(label)} arrives exactly once`,
        'The webhook arrives exactly once',
      ],
      given: ['A test receiver that answers with 200 and logs every call is registered.'],
      steps: [
        `${step} | None needed | ${acceptedAs(call, facts)}.`,
        `Open the log of the receiver | None needed | Exactly one call${name === '' ? '' : ` of the type ${name}`} for this ${call.noun} is logged${wait === undefined || words.has('n') ? '' : ` within ${wait}`}${target === '' ? '' : `, sent to ${target.replace(/^to /u, '')}`}.`,
      ],
    })
  const retries = values.get('n')?.amount
  if (retries !== undefined)
    cases.push({
      title: [`Receiver that does not answer with 2xx: ${String(retries)} retries, no more`],
      type: 'Boundary',
      given: ['A test receiver that answers every call with 500 and logs it is registered.'],
      steps: [
        `${step} | None needed | ${acceptedAs(call, facts)}.`,
        `Open the log of the receiver after all retries | None needed | ${String(retries + 1)} calls are logged: the first one and ${String(retries)} ${retries === 1 ? 'retry' : 'retries'}.`,
        ...(wait === undefined
          ? []
          : [
              `Let the receiver answer the first call of the next event only after ${wait} | later than ${wait} | The call is repeated.`,
            ]),
      ],
      assume: ['The time between the retries is not part of this case; it may be shortened on the test system.'],
    })
  return cases
}

const lead =
  '(?:(?:At most|Up to|No more than|A maximum of|Max\\.?|Not more than|The (?:rate )?limit is|Rate limit(?: is)?:?|Each \\p{L}+(?: \\p{L}+)? (?:may|can) send(?: at most| up to)?|(?:An? |Each |Every )?[\\p{L} ]{3,30} (?:is limited to|are limited to|may send(?: at most| up to| no more than)?|can send(?: at most| up to)?)|Requests are limited to|The (?:API|endpoint) (?:accepts|allows)(?: at most| up to)?|The (?:API|endpoint) is limited to) )'
const requests =
  '<n> (?:requests?|calls?|batches|uploads|messages|queries|searches)(?: (?:are|is) (?:allowed|accepted|possible))? (?:per|a|in one|every|within one|in a|/) ?<unit=(?:second|minute|hour|day|month)>(?:,? (?:and|per|for each|from each|for every|by each|from one) <clause=[\\p{L} -]{3,40}?>)?(?: (?:are|is) (?:allowed|accepted|possible|permitted))?'
const retried =
  '(?:,? (?:and )?(?:it|they|delivery|the (?:webhook|call|delivery|request)|the (?:API|system|service)) (?:is|are|will be|gets) (?:retried|repeated|attempted again|re-?sent|sent again) (?:up to |at most |a maximum of |another )?<n> (?:more )?times?[^;.]{0,80})'
const failing =
  "(?:If|When) (?:the )?(?:[\\p{L}’' ]{3,40}?|it) (?:does not|doesn[’']t|fails to) (?:answer|respond|reply|return)(?: with)?(?: an?)?(?: \\(?(?:HTTP )?2xx\\)?(?: status)?| 200| success(?:ful \\p{L}+)?)?(?: within <span>)?"
const happens = '(?:After|When|Once|As soon as|For|On|Upon) <clause=[^,;]{3,80}?>,? (?:an? |the )?'
const hook =
  '(?:<word=["“`]?[a-z][\\w]*(?:[._][\\w]+)+["”`]?> )?(?:webhook|event|callback)(?: call)?(?: <place=["“`]?[a-z][\\w]*(?:[._][\\w]+)+["”`]?>)? is (?:sent|posted|delivered|fired|triggered|called|published)(?: to <dest=[^;,.]{3,50}?>)?'

/** Rates, sizes and times of requests, and what the system sends itself. */
export const traffic: PatternGroup = {
  cue: 'per|minute|second|limit|KB|MB|bytes?|ms|webhook|event|callback|larger|rate',
  needsRequest: true,
  patterns: [
    ...answered(
      `${lead}?${requests}`,
      'At most 100 requests per minute per API key//429 with a `Retry-After` header.',
      rate,
    ),
    {
      said: `(?:More than|Over|Above) ${requests}${leadsTo}${answer()}`,
      cases: rate,
      example: 'More than 90 requests per minute per key get 429 with Retry-After in seconds.',
    },
    ...answered(
      '(?:The |A |Every )?(?:request )?(?:body|payload|request|file|upload)(?: size)? (?:must not|may not|cannot|must|may|can|is)(?: be| exceed| have)?(?: larger than| bigger than| more than| at most| limited to| no larger than| up to| exceed)? <size>(?: large)?',
      'The body must not be larger than 16 KB//413.',
      size,
    ),
    {
      said: `(?:An? |The )?(?:request )?(?:body|bodies|payload|payloads|requests?)(?: of| with| that (?:is|are))? (?:more than|larger than|over|above|bigger than|exceeding) <size>${leadsTo}${answer()}`,
      cases: size,
      example: 'A body of more than 64 KB is answered with 413.',
    },
    {
      said: '(?:(?:The )?(?:API|endpoint|server|service|[A-Z]+ /\\S+) (?:answers|responds|replies)|(?:(?:Every|Each|The|All) )?(?:\\p{L}+ )?(?:answers?|responses?|requests?|calls?)(?: times?)? (?:arrives?|comes?|is sent|is|are|stays?|takes?|must arrive|must be sent|must come|are answered|is answered)|Response times? (?:is|are|stay|stays|must be|must stay))(?: (?:within|below|under|less than|in less than|at most|no more than|in under|no longer than)) <time=\\d[\\d.,]* ?(?:ms|milliseconds|seconds?|s)>(?: (?:for|in) <share=\\d{1,3} ?(?:%|percent)(?: of (?:the |all )?(?:requests|calls|cases|responses))?>)?',
      cases: times,
      example: 'Response times stay below 500 ms for 95 % of the requests.',
    },
    {
      said: `${happens}${hook}<stop>${failing}${retried}`,
      cases: webhook,
      example:
        'After a successful refund, a `refund.created` webhook is sent to the callback URL. If the callback does not answer with 2xx within 10 seconds, delivery is retried up to 5 times.',
    },
    {
      said: `${happens}${hook}(?:,? within <span>)?`,
      cases: webhook,
      example:
        'When an order is shipped, the event `order.shipped` is sent to the partner’s URL within 60 seconds.'.replace(
          'the event `order.shipped`',
          'an `order.shipped` event',
        ),
    },
  ],
}
