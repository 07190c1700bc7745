import type { CasePattern, PatternGroup } from '../../pattern.ts'
import { filled, type Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { acceptedAs, asWritten, bodyWith, callOf, isMember, traceless } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { capital, singularNoun } from './nouns.ts'
import { answered } from './rules.ts'

const bare = (text = ''): string => text.replace(/["“”`]/gu, '').trim()

function reading({ sentence = '', facts }: Slots) {
  const stated = callOf(sentence, facts)
  return stated?.method === 'GET' ? stated : (callOf(`GET ${sentence}`, facts) ?? stated)
}

function timestamps(slots: Slots): CasePattern[] {
  const call = reading(slots)
  const sentence = slots.sentence ?? ''
  if (call === undefined) return []
  const isDate = /^(?:all )?dates/iu.test(sentence) && !/UTC|time/iu.test(sentence)
  const isUtc = /UTC/u.test(sentence)
  const form = isDate
    ? 'YYYY-MM-DD, for example 2026-06-01'
    : isUtc
      ? 'YYYY-MM-DDThh:mm:ssZ, for example 2026-06-01T10:00:00Z'
      : 'of ISO 8601, for example 2026-06-01T10:00:00Z'
  const zone = isUtc
    ? [
        `Compare the newest timestamp with the clock in UTC | None needed | It is the time in UTC at which the ${call.noun} was stored, not the local time.`,
      ]
    : []
  return [
    {
      title: isDate ? 'Dates in ISO 8601' : isUtc ? 'Timestamps in ISO 8601 and UTC' : 'Timestamps in ISO 8601',
      technique: 'Checklist-based',
      given: [
        isUtc
          ? `One ${call.noun} was stored at a known local time that is not UTC.`
          : `At least one ${call.noun} is stored.`,
      ],
      steps: [
        `Send ${call.read} | None needed | Every ${isDate ? 'date' : 'timestamp'} in the response has the form ${form}.`,
        ...zone,
      ],
      assume: call.assume,
    },
  ]
}

function cents(slots: Slots): CasePattern[] {
  const call = reading(slots)
  if (call === undefined) return []
  const isText = /string/iu.test(slots.sentence ?? '')
  const price = filled('{money:12.5}', slots) ?? '12.50'
  return [
    {
      title: isText ? `${price} is returned as the string "12.50"` : `${price} is returned as 1250`,
      given: [`A ${call.noun} with the amount ${price} is stored.`],
      steps: [
        `Send ${call.read} | None needed | The amount is ${isText ? '"12.50" (a string), neither 12.5 nor 1250' : '1250 (a whole number), neither 12.5 nor "12.50"'}.`,
      ],
      assume: call.assume,
    },
  ]
}

function compared(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(sentence, facts)
  const refused = words.has('status') ? answerOf(slots) : undefined
  const one = asWritten(bare(words.get('word')), sentence)
  const other = bare(words.get('thing'))
  if (
    call === undefined ||
    (words.has('status') && refused === undefined) ||
    (refused === undefined && !isMember(one, facts))
  )
    return []
  const how = (words.get('how') ?? '').toLowerCase()
  const isNegated = / not /u.test(` ${words.get('be') ?? ''} `)
  const isDate = /date|time|from|until|start|end|_at$|At$|before|after|later|earlier/iu.test(`${one} ${how}`)
  const isAfter = /after|later|greater|more|higher|larger|above/u.test(how) !== isNegated
  const allowsEqual = /equal|same|on or/u.test(how) || (isNegated && !/equal/u.test(how))
  const [low, mid, high] = isDate ? ['2026-06-09', '2026-06-10', '2026-06-11'] : [499, 500, 501]
  const send = (value: unknown, good: boolean): string =>
    `Send ${call.request} with ${one} ${String(value)} | ${bodyWith(isMember(other, facts) ? { [one]: value, [other]: mid } : { [one]: value }, facts)} | ${good ? `${acceptedAs(call, facts)}.` : (refused?.text ?? 'The status is between 400 and 499.')}`
  return [
    {
      title: [
        `${one} against ${other}: ${String(isAfter ? low : high)} answered with ${refused?.brief ?? 'an error'}`,
        `${one} against ${other}`,
      ],
      type: 'Boundary',
      given: [
        isMember(other, facts)
          ? `The ${other} of the record is ${String(mid)}.`
          : `The ${other.replace(/^the /iu, '')} is ${String(mid)}.`,
        otherwiseValid,
      ],
      steps: [send(isAfter ? low : high, false), send(mid, allowsEqual), send(isAfter ? high : low, true)],
      assume: refused === undefined ? ['The ticket names no status for the refusal.'] : [],
    },
  ]
}

function each(slots: Slots): CasePattern[] {
  const call = reading(slots)
  const list = bare(slots.words.get('list'))
  const thing = singularNoun(bare(slots.words.get('thing')).toLowerCase())
  if (call === undefined || list === '') return []
  const things = list.split(/,? (?:and|as well as) (?![^()]*\))|, (?![^()]*\))/u)
  if (
    things.length < 2 ||
    things.some((one) => one.split(' ').length > 6) ||
    !things.some((one) => isMember(one.replace(/ \(.*$/u, ''), slots.facts) || one === one.toLowerCase())
  )
    return []
  return [
    {
      title: [
        `${capital(thing)} with ${things.map((one) => one.replace(/ \(.*$/u, '')).join(', ')}`,
        `${capital(thing)} with its ${String(things.length)} members`,
      ],
      technique: 'Checklist-based',
      given: [`At least one ${thing} is stored.`],
      steps: [
        `Send ${call.request} | None needed | The ${thing} has ${things.join(', ').replace(/, (?=[^,]*$)/u, ' and ')}; the values are those that were stored.`,
      ],
    },
  ]
}

function logged(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(/(?:GET|POST|PUT|PATCH|DELETE)/u.test(sentence) ? sentence : sentence, facts)
  if (call === undefined) return []
  const log = bare(words.get('place'))
  const list = bare(words.get('list'))
  return [
    {
      title: [`One entry in the ${log} for each ${bare(words.get('thing'))}`],
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} | ${facts.api?.body === undefined ? 'None needed' : bodyWith(facts.api.body, facts)} | ${acceptedAs(call, facts)}.`,
        `Open the ${log} | None needed | There is exactly one new entry${list === '' ? ' for this request' : ` with ${list}`}.`,
      ],
    },
  ]
}

function inHeader(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const call = callOf(sentence, facts)
  const name = bare(words.get('word'))
  if (call === undefined || !/^[A-Z][\w]*(?:-\w+)*$/u.test(name)) return []
  return [
    {
      title: `Request with the header ${name} is accepted`,
      given: [`A valid ${bare(words.get('thing')).replace(/^(?:the|an?|its) /iu, '')} is at hand.`],
      steps: [`Send ${call.request} with the header ${name} | ${name}: the valid value | ${acceptedAs(call, facts)}.`],
    },
  ]
}

function expiring(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const said = bare(words.get('clause'))
  const call = callOf(said === '' || /^(?:afterwards?|after that|then|later)$/iu.test(said) ? sentence : said, facts)
  const inside = filled('{span:in}', slots)
  const outside = filled('{span:out}', slots)
  const start = filled('{start}', slots)
  if (
    call === undefined ||
    refused === undefined ||
    inside === undefined ||
    outside === undefined ||
    start === undefined
  )
    return []
  const noun = singularNoun(
    bare(words.get('thing'))
      .replace(/^(?:the|an?|each|every|all) /iu, '')
      .toLowerCase(),
  )
  return [
    {
      title: [
        `${capital(noun)} usable before ${words.get('span') ?? ''}, then ${refused.brief}`,
        `After ${words.get('span') ?? ''}: ${refused.brief}`,
      ],
      type: 'Boundary',
      given: [`${capital(noun)} 1 and ${noun} 2 were created at ${start}.`, otherwiseValid],
      steps: [
        `Set the clock of the test system to ${inside} | ${inside} | The time is set.`,
        `Send ${call.request} ${call.noun === noun || !/token|key|link|code|session/iu.test(noun) ? 'for' : 'with'} ${noun} 1 | None needed | ${acceptedAs(call, facts)}.`,
        `Set the clock of the test system to ${outside} | ${outside} | The time is set.`,
        `Send ${call.request} ${call.noun === noun || !/token|key|link|code|session/iu.test(noun) ? 'for' : 'with'} ${noun} 2 | None needed | ${refused.text}`,
        ...(/token|key|link|code|session/iu.test(noun)
          ? []
          : traceless(call).map((line) =>
              line.replace(/The (.+) is unchanged\.$/u, `${capital(noun)} 2 is unchanged.`),
            )),
      ],
      assume: ['The clock of the test system can be set.', ...call.assume],
    },
  ]
}

const returned =
  '(?:are|is|must be|should be|have to be|are always)(?: always)?(?: returned| given| sent| stored| formatted| delivered| accepted| written)?'

/** The form of values, and what holds between them. */
export const valueFormats: PatternGroup = {
  cue: 'ISO|UTC|cents|minor|integer|string|must|contain|has|includes|log|header|after|deleted|expire|valid|each|every',
  needsRequest: true,
  patterns: [
    {
      said: `(?:All |Every |The )?(?:timestamps?|dates?(?: and times?| values?)?|times?|date fields|points? in time)(?: in (?:the )?(?:responses?|answers?|bodies|body))? ${returned} (?:in|as|according to)? ?(?:UTC|ISO[ -]8601|RFC 3339)(?:(?: and|,)? ?(?:in |as |according to |follow |\\()?(?:the )?(?:UTC|ISO[ -]8601|RFC 3339)\\)?)?(?: ?\\([^)]{3,40}\\))?(?: (?:format|strings?|timestamps?|notation))?`,
      cases: timestamps,
      example: 'All timestamps are in UTC and in ISO 8601 format.',
    },
    {
      said: `(?:All |Every |The )?(?:prices?|amounts?|monetary amounts|money amounts|totals?|sums)(?: of money)? ${returned} (?:as )?(?:integers?|whole numbers?|strings?|decimal strings?)(?: in (?:cents|minor units|the minor unit|the smallest unit|the smallest currency unit)| with two decimals)?`,
      cases: cents,
      example: 'Prices are returned as integers in cents.',
    },
    ...answered(
      '<word=["“`]?[A-Za-z][\\w.]*["”`]?> <be=(?:must(?: not)?|may not|cannot|has to|should(?: not)?)> (?:be |lie )?<how=(?:on or )?(?:before|after|later than|earlier than|greater than|less than|more than|higher than|lower than|larger than|smaller than|above|below|at least|equal to|the same as)(?: or (?:equal to|the same as))?> <thing=(?:the )?["“`]?[A-Za-z][\\w.]*(?: [A-Za-z][\\w.]*)?["”`]?>',
      '`end_date` must be after `start_date`//422 `invalid_period`.',
      compared,
    ),
    {
      said: '<word=["“`]?[a-z]+(?:[A-Z_][a-z]+)+["”`]?> <be=(?:must(?: not)?|may not|cannot|has to|should(?: not)?)> (?:be |lie )?<how=(?:on or )?(?:before|after|later than|earlier than|greater than|less than|more than|higher than|lower than)(?: or (?:equal to|the same as))?> <thing=(?:the )?["“`]?[A-Za-z][\\w.]*(?: [A-Za-z][\\w.]*)?["”`]?>',
      cases: compared,
      example: '`endDate` must be after `startDate`.',
    },
    {
      said: '(?:Each|Every|The|A)(?: returned| listed)? <thing=\\p{L}+(?: (?:in the list|in the response|object|item|entry))?> (?:contains?|has|includes?|consists? of|holds?|carries|shows|is returned with)(?: the (?:fields|members|properties))?:? <list=[^;.:]{5,160}>',
      cases: each,
      example: 'Each order contains `orderId`, `title`, `dueDate` (ISO 8601 date) and `renewals`.',
    },
    {
      said: '(?:Every|Each|All|Any) (?:successful |refused |failed )?<thing=(?:change|call|request|access|deletion|creation|update|refund|\\p{L}+)>s?(?: through the API| via the API)? (?:is|are|must be) (?:written to|recorded in|logged in|logged to|stored in|entered in) the <place=[\\p{L} -]{3,30}?>(?:,? (?:together )?with <list=[^;.]{3,120}>)?',
      cases: logged,
      example: 'Every change is written to the audit log with user id, timestamp, old and new value.',
    },
    {
      said: '(?:The |An? )?<thing=[\\p{L} -]{3,30}?> (?:is|are|must be|has to be|have to be) (?:sent|passed|given|transmitted|expected|provided|submitted|supplied) (?:in|as|through|with|by) (?:the |an? )?(?:(?:HTTP |request )?header )?<word=["“`]?[A-Z][\\w]*(?:-[\\w]+)*["”`]?>(?: header)?',
      cases: inHeader,
      example: 'The API key is sent in the header `X-Api-Key`.',
    },
    {
      said: `<thing=(?:The |An? |Each |Every |All )?[\\p{L}\\d ’'-]{3,50}?> (?:expires?|lapses?|ends?|becomes? invalid|is valid for|are valid for|stays? valid for|can be used for|is reserved for|is held for|lives? for|(?:is|are) (?:deleted|removed|purged|kept|available|stored))(?: after| for| only)? <span><stop>(?:<clause=[^;]{0,80}?>)${leadsTo}${answer()}`,
      cases: expiring,
      example: 'A reservation expires after 15 minutes. Confirming an expired order returns 410 Gone.',
    },
    {
      said: `<thing=(?:The |An? |Each |Every |All )?[\\p{L}\\d ’'-]{3,50}?> (?:expires?|lapses?|ends?|becomes? invalid|is valid for|are valid for|stays? valid for|can be used for|is reserved for|is held for|lives? for|(?:is|are) (?:deleted|removed|purged|kept|available|stored))(?: after| for| only)? <span>(?:,| and|, and|, then| \\() ?(?:<clause=[^;,]{0,80}?>)(?:${leadsTo}|,? ?(?:then |afterwards )?)${answer()}`,
      cases: expiring,
      example: 'An upload link is valid for 60 minutes, then 410 is returned.',
    },
  ],
}
