import type { CasePattern, PatternGroup, SentencePattern } from '../../pattern.ts'
import type { Slots, TicketFacts } from '../../slots.ts'
import { answer, answerOf, leadsTo, type Answer } from './answers.ts'
import { attributesOf, type Attributes } from './attributes.ts'
import { acceptedAs, asWritten, bodyWith, bodyWithout, callOf, isMember, traceless, type Call } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { otherwise } from './rules.ts'
import { malformed, sampleFor } from './samples.ts'
import { type Tried, letters, triedOf } from './tried-values.ts'

function read(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const member = asWritten((words.get('word') ?? '').replace(/["“”`]/gu, ''), sentence)
  const call = callOf(sentence, facts)
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
  const rules = attributesOf(`${/not(?: be)?$/iu.test(modal) ? 'not be ' : ''}${words.get('clause') ?? ''}`)
  if (rules === undefined) return []
  return memberCases(member, rules, refused, call, facts)
}

/** "Longer notes are cut off after 200 characters." */
function cutOff(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const member = asWritten((words.get('word') ?? '').replace(/["“”`]/gu, ''), sentence)
  const call = callOf(/GET/u.test(sentence) ? sentence : `POST ${sentence}`, facts)
  const most = values.get('n')?.amount
  if (call === undefined || most === undefined) return []
  const text = (length: number): string => letters.repeat(Math.ceil(length / letters.length)).slice(0, length)
  return [
    {
      title: `${member}: ${String(most)} characters kept, number ${String(most + 1)} cut off`,
      type: 'Boundary',
      given: [otherwiseValid],
      steps: [most, most + 1].flatMap((length) => [
        `Send ${call.request} with ${String(length)} characters in ${member} | ${bodyWith({ [member]: text(length) }, facts)} | ${acceptedAs(call, facts)}.`,
        `Send ${call.read} | None needed | ${member} has the first ${String(most)} characters${length === most ? ', so all of them' : '; the last one is missing'}.`,
      ]),
      assume: call.assume,
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
      given: [
        ...(rules.time === undefined && rules.daysBack === undefined
          ? []
          : ['The time of the server is 2026-06-01T10:00:00Z.']),
        otherwiseValid,
      ],
      steps: tried.map(
        ({ how, data, accepted: isGood }) =>
          `Send ${call.request} ${how} | ${data.replaceAll('|', '/')} | ${isGood ? `${accepted}.` : refusal}`,
      ),
      assume: [
        ...open,
        ...(rules.time === undefined && rules.daysBack === undefined ? [] : ['The time of the server can be set.']),
      ],
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
    cases.push({
      title: fallback === undefined ? `Without ${member}: accepted` : `Without ${member}: ${fallback} is used`,
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} without ${member} | ${call.method === 'GET' ? call.path : bodyWithout(member, facts)} | ${accepted}.`,
        ...(call.method === 'GET'
          ? []
          : [
              `Send ${call.read} | None needed | ${fallback === undefined ? `The ${call.noun} is returned without a value for ${member}.` : `${member} of the ${call.noun} is ${fallback}.`}`,
            ]),
      ],
      assume: call.method === 'GET' ? [] : call.assume,
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
        `Send ${call.read} | None needed | The ${member} of the stored ${call.noun} is there exactly once.`,
      ],
      assume: [...open, ...call.assume],
    })
  return cases
}

const named =
  '(?:The )?(?:(?:optional |mandatory |required )?(?:request )?(?:field|parameter|property|member|attribute|query parameter|value|body field) )?<word=["“`]?[A-Za-z][\\w.\\[\\]]*["”`]?>(?: field| parameter| in the (?:body|request))?(?:,| \\([^)]{3,40}\\))?'
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
      said: `${named} ?(?:may|can|must) (?:contain|have|hold|be) (?:up to|at most|no more than) <n> characters(?: long)?<stop>(?:Longer|More|Everything beyond|Any(?:thing)? (?:longer|beyond)) ?[^,;.]{0,30}? (?:is|are) (?:cut|truncated|shortened)[^,;.]{0,40}`,
      cases: cutOff,
      example: '`note` may contain up to 200 characters. Longer notes are cut off after 200 characters.',
    },
    {
      said: `${named} ?${modal} <clause=[^;]{2,160}?>`,
      cases: read,
      example: '`page_size` is optional, from 1 to 50 and defaults to 20.',
    },
  ],
}
