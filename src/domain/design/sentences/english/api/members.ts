import type { CasePattern, PatternGroup, SentencePattern } from '../../pattern.ts'
import type { Slots, TicketFacts } from '../../slots.ts'
import { answer, answerOf, leadsTo, type Answer } from './answers.ts'
import { attributesOf, type Attributes } from './attributes.ts'
import {
  lookUp,
  acceptedAs,
  asWritten,
  bodyWith,
  bodyWithout,
  callWith,
  isMember,
  traceless,
  type Call,
} from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { otherwise } from './rules.ts'
import { isAboutTime, otherTimes, timesTried } from './member-times.ts'
import { formatSamples, malformed, sampleFor } from './samples.ts'

/** A value to send, and whether it is accepted. */
interface Tried {
  /** "with amount 0" */
  how: string
  data: string
  accepted: boolean
}

/** Ten letters to fill a text with. */
const letters = 'abcdefghij'

/** The values around the limits of a member, and one of each kind. */
function triedOf(member: string, rules: Attributes, call: Call, facts: TicketFacts): Tried[] {
  const put = (value: unknown): string =>
    call.method === 'GET' && !member.includes(' ')
      ? `${call.path}?${member}=${String(value)}`
      : bodyWith({ [member]: value }, facts)
  const tried = (value: unknown, accepted: boolean, how = `with ${member} ${String(value)}`): Tried => ({
    how,
    data: put(value),
    accepted,
  })
  const { min, max, shortest, longest, values, format, fewest, most, decimals } = rules
  const found: Tried[] = []
  const written =
    decimals ??
    (Number.isInteger(min ?? 0) && Number.isInteger(max ?? 0)
      ? rules.type === 'number' && rules.minOpen === true
        ? 2
        : 0
      : 2)
  const step = 1 / 10 ** written
  const near = (value: number): number => Number(value.toFixed(written))
  if (min !== undefined) {
    const first = rules.minOpen === true ? near(min + step) : min
    found.push(tried(near(first - step), false), tried(first, true))
  }
  if (max !== undefined) {
    const last = rules.maxOpen === true ? near(max - step) : max
    found.push(tried(last, true), tried(near(last + step), false))
  }
  if (decimals !== undefined)
    found.push(
      tried(Number(`${String(Math.floor(min ?? 1) + 1)}.${'12345'.slice(0, decimals)}`), true),
      tried(Number(`${String(Math.floor(min ?? 1) + 1)}.${'12345'.slice(0, decimals + 1)}`), false),
    )
  const text = (length: number): string =>
    (rules.digits === true ? '1234567890' : letters).repeat(Math.ceil(length / letters.length)).slice(0, length)
  const count = (length: number): string =>
    `with ${String(length)} ${length === 1 ? 'character' : 'characters'} in ${member}`
  if (shortest !== undefined && shortest > 0)
    found.push(tried(text(shortest - 1), false, count(shortest - 1)), tried(text(shortest), true, count(shortest)))
  if (longest !== undefined) {
    if (longest !== shortest) found.push(tried(text(longest), true, count(longest)))
    found.push(tried(text(longest + 1), false, count(longest + 1)))
  }
  const several = (length: number, accepted: boolean): Tried => ({
    how: `with ${String(length)} ${length === 1 ? 'entry' : 'entries'} in ${member}`,
    data: `"${member}": ${String(length)} valid ${length === 1 ? 'entry' : 'entries'}`,
    accepted,
  })
  if (fewest !== undefined) found.push(several(fewest - 1, false), several(fewest, true))
  if (most !== undefined) found.push(several(most, true), several(most + 1, false))
  if (values !== undefined) found.push(...values.map((value) => tried(value, true)), tried('something_else', false))
  if (format !== undefined) {
    const [good, bad] = formatSamples[format] ?? ['', []]
    found.push(tried(good, true), ...bad.map((one) => tried(one, false)))
  }
  found.push(...timesTried(member, rules).map(({ value, accepted, how }) => tried(value, accepted, how)))
  const isNumber = rules.type === 'integer' || rules.type === 'number' || min !== undefined || max !== undefined
  if (isNumber) found.push(tried('abc', false, `with text in ${member}`))
  if (rules.type === 'integer') found.push(tried((min ?? 1) + 1.5, false))
  if (rules.type === 'boolean') found.push(tried(true, true), tried(false, true), tried('yes', false))
  return found
}

function read(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const member = asWritten((words.get('word') ?? '').replace(/["“”`]/gu, ''), sentence)
  const call = callWith(member, sentence, facts)
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (call === undefined || (words.has('status') && refused === undefined)) return []
  const isName = /^[a-z]/u.test(member) && !/^(?:it|they|a|the)$/u.test(member)
  if (
    !isMember(member, facts) &&
    !isName &&
    (refused === undefined ||
      /^(?:it|they|this|that|there|api|endpoint|response|request|body|requests|which|one|all|each)$/iu.test(member))
  )
    return []
  const modal = words.get('be') ?? ''
  const [denied = ''] = /not(?: be)?$/iu.exec(modal) ?? []
  const rules = attributesOf(
    `${denied} ${words.get('clause') ?? ''}${words.has('clause2') ? `; ${words.get('clause2') ?? ''}` : ''}`.trim(),
  )
  if (rules === undefined) return []
  const format = words.get('where') ?? ''
  return [
    ...memberCases(member, rules, refused, call, facts),
    ...wrongForms(member, format, rules, refused, call, facts),
  ]
}

/** "measuredAt (ISO 8601, UTC)": times that are written in another way. */
function wrongForms(
  member: string,
  format: string,
  rules: Attributes,
  answered: Answer | undefined,
  call: Call,
  facts: TicketFacts,
): CasePattern[] {
  if (!/ISO[ -]?8601|RFC ?3339/iu.test(format) || !isAboutTime(rules)) return []
  const refusal = answered?.text ?? 'The status is between 400 and 499.'
  return [
    {
      title: [`${member} in another form: ${answered?.brief ?? 'refused'}`, `${member} in another form: refused`],
      type: 'Negative',
      given: ['The time of the server is 2026-06-01T10:00:00Z.', otherwiseValid],
      steps: otherTimes(/UTC/u.test(format)).map(
        ([how, value]) =>
          `Send ${call.request} with ${how} in ${member} | ${bodyWith({ [member]: value }, facts)} | ${refusal}`,
      ),
      assume: [
        'A value of another form is answered like one that is not accepted.',
        'The time of the server can be set.',
      ],
    },
  ]
}

/** What a member accepts, and what it refuses. */
export function memberCases(
  member: string,
  rules: Attributes,
  answered: Answer | undefined,
  call: Call,
  facts: TicketFacts,
): CasePattern[] {
  const refusal = answered?.text ?? 'The status is between 400 and 499.'
  const brief = answered?.brief ?? 'refused'
  const accepted = acceptedAs(call, facts)
  const open = answered === undefined ? ['The ticket names no status for a refused value.'] : []
  const tried = triedOf(member, rules, call, facts)
  const cases: CasePattern[] = []
  const good = tried.filter((one) => one.accepted)
  const bad = tried.filter((one) => !one.accepted)
  const short = (list: Tried[]): string =>
    list
      .map(({ how }) =>
        how
          .replace(/^with /u, '')
          .replace(` in ${member}`, '')
          .replace(`${member} `, ''),
      )
      .join(', ')
  if (good.length > 0 && bad.length > 0) {
    const isRange = rules.values === undefined && rules.format === undefined
    cases.push({
      title: isRange
        ? [
            `${member}: ${short(good)} accepted; ${short(bad)}: ${brief}`,
            `${member}: ${short(good)} accepted, beyond: ${brief}`,
            `${member} at its limits: ${brief}`,
            `${member} at its limits`,
          ]
        : [
            `${member}: ${short(good)} accepted, others: ${brief}`,
            `${member}: other values answered with ${brief}`,
            `${member}: other values refused`,
          ],
      type: isRange ? 'Boundary' : 'Negative',
      technique: isRange ? 'Boundary value analysis' : 'Equivalence partitioning',
      given: [...(isAboutTime(rules) ? ['The time of the server is 2026-06-01T10:00:00Z.'] : []), otherwiseValid],
      steps: tried.map(
        ({ how, data, accepted: isGood }) =>
          `Send ${call.request} ${how} | ${data.replaceAll('|', '/')} | ${isGood ? `${accepted}.` : refusal}`,
      ),
      assume: [...open, ...(isAboutTime(rules) ? ['The time of the server can be set.'] : [])],
    })
  } else if (bad.length > 0)
    cases.push({
      title: [`${member}: ${short(bad)}: ${brief}`, `${member} of the wrong kind: ${brief}`],
      type: 'Negative',
      given: [otherwiseValid],
      steps: bad.map(({ how, data }) => `Send ${call.request} ${how} | ${data} | ${refusal}`),
      assume: open,
    })
  if (rules.required === true) {
    const isText = typeof sampleFor(member, facts) === 'string'
    cases.push({
      title: [`Without ${member}: ${brief}`, `Without ${member}: refused`],
      type: 'Negative',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} without ${member} | ${bodyWithout(member, facts)} | ${refusal}`,
        ...(isText
          ? [`Send ${call.request} with an empty ${member} | ${bodyWith({ [member]: '' }, facts)} | ${refusal}`]
          : []),
        ...(tried.length === 0
          ? [
              `Send ${call.request} with ${member} | ${bodyWith({ [member]: sampleFor(member, facts) }, facts)} | ${accepted}.`,
            ]
          : []),
        ...(tried.length === 0 ? [] : traceless(call)),
      ],
      assume: [...open, ...(tried.length === 0 ? [] : call.assume)],
    })
  }
  if (rules.optional === true || rules.fallback !== undefined) {
    const { fallback } = rules
    const isSize = /^(?:limit|page ?size|page_size|per_page)$/iu.test(member) && Number(fallback) > 0
    const isRead = call.method === 'GET'
    cases.push({
      title: fallback === undefined ? `Without ${member}: accepted` : `Without ${member}: ${fallback} is used`,
      given: isSize && isRead ? [`There are more than ${fallback ?? ''} records.`] : [otherwiseValid],
      steps: [
        `Send ${call.request} without ${member} | ${isRead ? call.path : bodyWithout(member, facts)} | ${accepted}${isSize && isRead ? `; exactly ${fallback ?? ''} records are returned` : ''}.`,
        ...(isRead
          ? []
          : [
              `${lookUp(call)} | None needed | ${fallback === undefined ? `The ${call.noun} is returned without a value for ${member}.` : `${member} of the ${call.noun} is ${fallback}.`}`,
            ]),
      ],
      assume: isRead ? [] : call.assume,
    })
  }
  if (rules.unique === true)
    cases.push({
      title: [`Second ${call.noun} with the same ${member}: ${brief}`, `The same ${member} twice: ${brief}`],
      type: 'Negative',
      given: [`A ${call.noun} with ${member} ${String(sampleFor(member, facts))} is stored.`, otherwiseValid],
      steps: [
        `Send ${call.request} with the same ${member} | ${bodyWith({ [member]: sampleFor(member, facts) }, facts)} | ${refusal}`,
        `Send ${call.request} with another ${member} | ${bodyWith({ [member]: String(malformed(member, facts)).startsWith('anna') ? 'paul.stein@example.com' : 'Osprey' }, facts)} | ${accepted}.`,
        `${lookUp(call)} | None needed | The ${member} of the stored ${call.noun} appears exactly once.`,
      ],
      assume: [...open, ...call.assume],
    })
  return cases
}

const named =
  '(?:The )?(?:(?:optional |mandatory |required )?(?:request )?(?:field|parameter|property|member|attribute|query parameter|value|body field) )?<word=["“`]?[A-Za-z][\\w.\\[\\]]*["”`]?|[A-Za-z]+ [a-z]+(?= parameter)>(?: field| parameter| in the (?:body|request))?(?:,| \\(<where=[^)]{3,40}>\\))?'
const modal =
  '<be=(?:(?:is|are|must|has to|have to|may|can|should|shall|accepts?|takes?|allows?|supports?|contains?|has|defaults?|needs?)(?: (?:be|have|contain|hold|only|not|only be|not be|be only|also be))?|:)>'
const then = `(?:${otherwise})(?:${leadsTo}|,? \\(?(?:with |an? |HTTP |status |code )*)`

function both(example: string, followed: string): SentencePattern[] {
  return [
    { said: `${named} ?${modal} <clause=[^;]{2,160}?><stop>${then}${answer()}`, cases: read, example: followed },
    {
      said: `${named} ?${modal} <clause=[^;]{2,160}?>(?:,|:| –| or|, but)? (?:${then}|\\(|(?:→|->|=>|–) ?)${answer()}`,
      cases: read,
      example,
    },
  ]
}

/** What a member of the body or a parameter may hold. */
export const requestMembers: PatternGroup = {
  cue: 'required|mandatory|optional|must|may|accepts|one of|between|default|is an?|at (?:least|most)|min|max|allow|can|:',
  needsRequest: true,
  patterns: [
    ...both(
      '`contactMail` must be a valid e-mail address, otherwise 422 with code `EMAIL_INVALID`.',
      '`amount` is required, an integer in minor units, minimum 1. Missing or invalid amounts return 400 with code `invalid_amount`.',
    ),
    {
      said: `${named} ?${modal} <clause=[^;]{2,160}?><stop><clause2=without it,? ["“\`]?\\w+["”\`]? is (?:used|stored|assumed)>`,
      cases: read,
      example: '`priority` is optional and one of `low`, `middle`, `high`; without it `middle` is stored.',
    },
    {
      said: `${named} ?${modal} <clause=[^;]{2,160}?>`,
      cases: read,
      example: '`page_size` is optional, from 1 to 50 and defaults to 20.',
    },
  ],
}
