import type { CasePattern, PatternGroup } from '../../pattern.ts'
import { type Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { lookUp, acceptedAs, asWritten, bodyWith, callOf, isMember } from './calls.ts'
import { otherwiseValid } from './cases.ts'
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
        `${call.read === '' ? 'Send a GET request' : lookUp(call)} | None needed | Every ${isDate ? 'date' : 'timestamp'} in the response has the form ${form}.`,
        ...zone,
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

/** "`RG-` plus exactly four digits": the value of the ticket, and near misses that break one part each. */
function prefixed(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const call = callOf(sentence, facts)
  const refused = answerOf(slots)
  const member = asWritten(bare(words.get('word')), sentence)
  const prefix = bare(words.get('code'))
  const count = values.get('n')?.amount ?? 0
  const isDigits = /digit|number/iu.test(words.get('kind') ?? '')
  if (call === undefined || refused === undefined || count < 2 || count > 12 || !/^[A-Za-z]+[-_/]?$/u.test(prefix))
    return []
  const shown = facts.api?.body?.[member]
  const tail =
    typeof shown === 'string' && shown.startsWith(prefix) && shown.length === prefix.length + count
      ? shown.slice(prefix.length)
      : (isDigits ? '048173926504' : 'KLMTRSWBNPQV').slice(0, count)
  const [more, other] = isDigits ? ['7', 'A'] : ['K', '7']
  const letter = prefix.startsWith('X') ? 'Y' : 'X'
  const one = isDigits ? 'digit' : 'letter'
  const bad: [how: string, value: unknown][] = [
    [`one ${one} less`, `${prefix}${tail.slice(0, -1)}`],
    [`one ${one} more`, `${prefix}${tail}${more}`],
    [`a ${isDigits ? 'letter' : 'digit'} at the end`, `${prefix}${tail.slice(0, -1)}${other}`],
    ['no prefix', tail],
    ['another prefix', `${letter}${prefix.slice(1)}${tail}`],
    ['a space inside', `${prefix} ${tail}`],
    ['an empty text', ''],
  ]
  return [
    {
      title: [
        `${member}: ${prefix}${tail} accepted, ${String(bad.length)} near misses: ${refused.brief}`,
        `${member}: near misses answered with ${refused.brief}`,
      ],
      type: 'Negative',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} with ${member} ${prefix}${tail} | ${bodyWith({ [member]: `${prefix}${tail}` }, facts)} | ${acceptedAs(call, facts)}.`,
        ...bad.map(
          ([how, value]) =>
            `Send ${call.request} with ${how} in ${member} | ${bodyWith({ [member]: value }, facts)} | ${refused.text}`,
        ),
        `${lookUp(call)} | None needed | Of these only the ${call.noun} with ${prefix}${tail} is stored.`,
      ],
      assume: [`Whether small letters in the prefix are refused as well is open.`, ...call.assume],
    },
  ]
}

const returned =
  '(?:are|is|must be|should be|have to be|are always)(?: always)?(?: returned| given| sent| stored| formatted| delivered| accepted| written)?'

/** The form of values, and what holds between them. */
export const valueFormats: PatternGroup = {
  cue: 'digit|letter|ISO|UTC|cents|minor|integer|string|must|contain|has|includes|log|header|after|deleted|expire|valid|each|every',
  needsRequest: true,
  patterns: [
    {
      said: `(?:All |Every |The )?(?:timestamps?|dates?(?: and times?| values?)?|times?|date fields|points? in time)(?: in (?:the )?(?:responses?|answers?|bodies|body))? ${returned} (?:in|as|according to)? ?(?:UTC|ISO[ -]8601|RFC 3339)(?:(?: and|,)? ?(?:in |as |according to |follow |\\()?(?:the )?(?:UTC|ISO[ -]8601|RFC 3339)\\)?)?(?: ?\\([^)]{3,40}\\))?(?: (?:format|strings?|timestamps?|notation))?`,
      cases: timestamps,
      example: 'All timestamps are in UTC and in ISO 8601 format.',
    },
    ...answered(
      '<word=["“`]?[A-Za-z][\\w.]*["”`]?> (?:is|must be|consists of|has to be|must consist of) (?:the prefix )?<code=["“`][A-Za-z]+[-_/]?["”`]> (?:plus|followed by|and|\\+) (?:exactly )?<n> <kind=digits|numbers|letters|capital letters>',
      '`stationId` is `ST-` plus exactly three digits//422 with the code `STATION_INVALID`.',
      prefixed,
    ),
    ...answered(
      '<word=["“`]?[A-Za-z][\\w.]*["”`]?> <be=(?:must(?: not)?|may not|cannot|has to|should(?: not)?)> (?:be |lie )?<how=(?:on or )?(?:before|after|later than|earlier than|greater than|less than|more than|higher than|lower than|larger than|smaller than|above|below|at least|equal to|the same as)(?: or (?:equal to|the same as))?> <thing=(?:the )?["“`]?[A-Za-z][\\w.]*(?: [A-Za-z][\\w.]*)?["”`]?>',
      '`end_date` must be after `start_date`//422 `invalid_period`.',
      compared,
    ),
  ],
}
