import { participleOf, verbOfParticiple } from '../../../understand/english/words.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../../pattern.ts'
import { filled, type Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { acceptedAs, bodyWith, callOf, traceless } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { capital, singularNoun } from './faults.ts'

/** In front of the answer to everything that a rule does not allow. */
export const otherwise = `(?:otherwise|else|if not|if (?:it|this|that) is not the case|(?:(?:for|in|with|requests? (?:for|in|with)) )?(?:all|any|every(?:body|one)?|any(?:body|one)|anything|everything|nobody|the|an?)(?: of the)? ?(?:others?|else|different|further|additional|more)(?: (?:states?|status(?:es)?|values?|cases?|ones?|requests?|attempts?|calls?|\\p{L}+ings?|\\p{L}+als?|[\\p{L}_]+ ?(?:states?|status)?))?(?: (?:is|are))?|(?:invalid|other|further|later|additional|more|larger|longer|higher|lower|smaller|shorter|bigger|greater|wrong|missing or invalid|invalid or missing|unknown) (?:values?|ones|requests?|bod(?:y|ies)|payloads?|entries|attempts?|[\\p{L}_]+)|(?:an? )?(?:lower|higher|larger|smaller|longer|shorter|later|earlier|bigger|greater|invalid|wrong|different|further|additional|second) (?:value|one|number|request|attempt|body|payload|date|time|[\\p{L}_]+)|violations?|(?:values? )?(?:outside|out of|beyond|above|below|over|under|exceeding)(?: (?:of|the|this|these|that|range|limits?|it))*(?: [\\d.,]+)?|more|anything (?:larger|longer|higher|more|bigger)|afterwards?|after that|later(?: requests?)?|thereafter|the (?:\\d+(?:st|nd|rd|th)|${'first|second|third|fourth|fifth|sixth|eleventh'}|next)(?: (?:one|request|call|attempt|\\p{L}+))?|attempts? to [^,;]{3,60}|trying to [^,;]{3,60}|(?:exceeding|breaking) (?:it|this|the limit))`
const before = `(?:${leadsTo}|,? \\(?(?:with |an? |HTTP |status |code )*)`

/** A rule whose breach is answered in the next sentence, in the same one, or in brackets. `//` parts the two. */
export function answered(said: string, example: string, cases: (slots: Slots) => CasePattern[]): SentencePattern[] {
  return [
    { said: `${said}<stop>${otherwise}${before}${answer()}`, cases, example: example.replace('//', '; otherwise ') },
    {
      said: `${said}(?:,|:| –| or|, but|, and)? (?:${otherwise}${before}|\\(|(?:→|->|=>|–) ?|is |are |this (?:is|gives) |(?:the API |it )?returns )?${answer()}`,
      cases,
      example: example.replace('//', ', otherwise '),
    },
  ]
}

const act = '(?:can|may|must|could|is allowed to|are allowed to)(?: only)? be <done>'
const inState =
  '(?:in|with|having|that (?:are|is|have|has)|which (?:are|is|have)|whose)(?: the)? (?:states?|status(?:es)?)(?: is| are)?(?: one of)?:?'

function byState(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const states = (words.get('list') ?? '').replace(/["“”`']/gu, '').split(/,? (?:and|or) |, | ?\/ ?/u)
  if (refused === undefined || call === undefined || states.some((one) => one === '' || one.split(' ').length > 3))
    return []
  const noun = singularNoun(
    (words.get('things') ?? call.noun).replace(/^(?:only )?(?:the |an? |all )?/iu, '').toLowerCase(),
  )
  const accepted = acceptedAs(call, facts)
  return [
    {
      title: [
        `${capital(noun)} ${states.join(', ')}: accepted; other states: ${refused.brief}`,
        `Only ${states.join(', ')} accepted, other states: ${String(refused.status)}`,
        `Other states: ${refused.brief}`,
        `Other states answered with ${String(refused.status)}`,
      ],
      type: 'Negative',
      technique: 'State transition',
      given: [`One ${noun} in each state is prepared.`, otherwiseValid],
      steps: [
        ...states.map((state) => `Send ${call.request} for the ${noun} in state ${state} | ${state} | ${accepted}.`),
        `Send ${call.request} for the ${noun} in any other state | Every state except ${states.join(', ')} | ${refused.text}`,
        ...traceless(call).map((line) =>
          line.replace(/No (.+) has been added\.$/u, `No $1 has been added for the ${noun} in the other state.`),
        ),
      ],
      assume: ['The ticket does not list the other states; each of them is tried.', ...call.assume],
    },
  ]
}

const sumOf =
  "(?:The )?(?:sum|total)(?: amount)?(?: of| for)? (?:all )?<things>(?: (?:for|of|on|per) (?:an?|one|the same|each) <place>)? (?:must not|may not|cannot|can[’']t|can not|shall not|must never|should not) (?:exceed|be (?:greater|higher|more|larger) than|go beyond) <thing>"

function bySum(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  if (refused === undefined || call === undefined) return []
  const whole = (words.get('thing') ?? '').replace(/^the /iu, '')
  const body = facts.api?.body ?? {}
  const member = Object.keys(body).find((name) => /amount|total|quantity|value|sum/iu.test(name)) ?? 'amount'
  const sample = body[member]
  const isWhole = typeof sample !== 'number' || Number.isInteger(sample)
  const [all, first, second, step] = isWhole ? [10_000, 6_000, 4_000, 1] : [100, 60, 40, 0.01]
  const send = (value: number, of: string): string =>
    `Send ${call.request} ${of} | ${bodyWith({ [member]: value }, facts)}`
  return [
    {
      title: [
        `Sum equal to the ${whole} accepted, ${String(step)} more: ${refused.brief}`,
        `Sum equal to the whole accepted, more: ${refused.brief}`,
        `Sum too high: ${String(refused.status)}`,
      ],
      type: 'Boundary',
      given: [`The ${whole} is ${String(all)}; no ${call.nouns} exist yet.`, otherwiseValid],
      steps: [
        `${send(first, `for ${String(first)}`)} | ${acceptedAs(call, facts)}.`,
        `${send(second, `for the remaining ${String(second)}`)} | ${acceptedAs(call, facts)}; the sum is now exactly ${String(all)}.`,
        `${send(step, `for ${String(step)} more`)} | ${refused.text}`,
        `Send ${call.read} | None needed | Only the ${call.nouns} of ${String(first)} and ${String(second)} are stored.`,
      ],
      assume: call.assume,
    },
    {
      title: [
        `One ${call.noun} above the ${whole}: ${refused.brief}`,
        `One ${call.noun} above the whole: ${String(refused.status)}`,
      ],
      type: 'Negative',
      given: [`The ${whole} is ${String(all)}; no ${call.nouns} exist yet.`, otherwiseValid],
      steps: [
        `${send(all + step, `for ${String(all + step)}`)} | ${refused.text}`,
        `Send ${call.read} | None needed | No ${call.noun} is stored.`,
      ],
      assume: call.assume,
    },
  ]
}

function byAge(slots: Slots): CasePattern[] {
  const { words, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  if (refused === undefined || call === undefined) return []
  const noun = singularNoun((words.get('things') ?? '').replace(/^(?:the |all |an? |only )/iu, '').toLowerCase())
  const event = (words.get('event') ?? '').replace(/^(?:the |its |their )/iu, '')
  const days = filled('{span:ago}', slots)
  const from = days ?? filled('{start}', slots)
  const given =
    days === undefined
      ? [`${capital(noun)} 1 and ${noun} 2 both begin on ${from ?? ''}.`]
      : [`Today is ${filled('{today}', slots) ?? ''}.`]
  const inside = days ?? filled('{span:in}', slots)
  const outside = days === undefined ? filled('{span:out}', slots) : filled('{span:ago-1}', slots)
  if (inside === undefined || outside === undefined) return []
  const span = filled('{span}', slots) ?? ''
  const dated = (date: string): string => (event === '' ? `of ${date}` : `with ${event} on ${date}`)
  return [
    {
      title: [
        `${capital(noun)} up to ${span} old accepted, older: ${refused.brief}`,
        `${capital(noun)} older than ${span}: ${refused.brief}`,
        `Older than ${span}: ${String(refused.status)}`,
      ],
      type: 'Boundary',
      given: [...given, otherwiseValid],
      steps:
        days === undefined
          ? [
              `Set the clock of the test system to ${inside} | ${inside} | The time is set.`,
              `Send ${call.request} for ${noun} 1 | None needed | ${acceptedAs(call, facts)}.`,
              `Set the clock of the test system to ${outside} | ${outside} | The time is set.`,
              `Send ${call.request} for ${noun} 2 | None needed | ${refused.text}`,
            ]
          : [
              `Send ${call.request} for a ${noun} ${dated(inside)} | exactly ${span} old | ${acceptedAs(call, facts)}.`,
              `Send ${call.request} for a ${noun} ${dated(outside)} | one day older | ${refused.text}`,
              ...traceless(call).map((line) =>
                line.replace(/No (.+) has been added\.$/u, `No $1 has been added for the older ${noun}.`),
              ),
            ],
      assume: [
        days === undefined
          ? 'The clock of the test system can be set.'
          : 'Days are counted by date; test records with these dates can be created.',
        ...call.assume,
      ],
    },
  ]
}

function byCount(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const most = values.get('n')?.amount
  if (refused === undefined || call === undefined || most === undefined || most < 1) return []
  if (/request|call|time|character|digit|item/iu.test(words.get('things') ?? '')) return []
  const things = words.get('things') ?? call.nouns
  const noun = singularNoun(things)
  const owner = (words.get('thing') ?? words.get('who') ?? '')
    .replace(/^(?:an?|the|each|every|one|any) /iu, '')
    .toLowerCase()
  const before = most - 1
  const having =
    owner === ''
      ? `There ${before === 1 ? 'is' : 'are'} ${before === 0 ? 'no' : String(before)} ${before === 1 ? noun : things}.`
      : `One ${singularNoun(owner)} has ${before === 0 ? 'no' : String(before)} ${before === 1 ? noun : things}.`
  return [
    {
      title: [
        `${ordinalOf(most)} ${noun} accepted, ${ordinalOf(most + 1)}: ${refused.brief}`,
        `${ordinalOf(most + 1)} ${noun}: ${refused.brief}`,
        `Number ${String(most + 1)}: ${String(refused.status)}`,
      ],
      type: 'Boundary',
      given: [having, otherwiseValid],
      steps: [
        `Send ${call.request} for number ${String(most)} | number ${String(most)} | ${acceptedAs(call, facts)}.`,
        `Send ${call.request} for number ${String(most + 1)} | number ${String(most + 1)} | ${refused.text}`,
        `Send ${call.read} | None needed | There are still ${String(most)} ${things}.`,
      ],
      assume: call.assume,
    },
  ]
}

function byTimes(slots: Slots): CasePattern[] {
  const { words, values, facts, sentence = '' } = slots
  const refused = answerOf(slots)
  const call = callOf(sentence, facts)
  const most = values.get('n')?.amount
  const done = (words.get('done') ?? '').split(' ')[0] ?? ''
  const verb = verbOfParticiple(done)
  if (refused === undefined || call === undefined || most === undefined || verb === undefined) return []
  const noun = singularNoun((words.get('thing') ?? '').replace(/^(?:an?|the|each|every|one) /iu, ''))
  const before = most - 1
  const times = before === 1 ? 'once' : `${String(before)} times`
  return [
    {
      title: [
        `${capital(noun)} ${participleOf(verb)} ${String(most)} times, then ${refused.brief}`,
        `${String(most)} times accepted, then ${refused.brief}`,
      ],
      type: 'Boundary',
      given: [
        before === 0
          ? `The ${noun} has not been ${participleOf(verb)} yet.`
          : `The ${noun} has been ${participleOf(verb)} ${times}.`,
        otherwiseValid,
      ],
      steps: [
        `Send ${call.request} for the ${noun} | time number ${String(most)} | ${acceptedAs(call, facts)}.`,
        `Send ${call.request} for the ${noun} again | time number ${String(most + 1)} | ${refused.text}`,
      ],
    },
  ]
}

export function ordinalOf(amount: number): string {
  const tens = amount % 100
  const ending = tens > 10 && tens < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[amount % 10] ?? 'th')
  return `${String(amount)}${ending}`
}

const most = '(?:no more than|not more than|at most|up to|a maximum of|max(?:imum)?\\.?|only|at the most)'

/** States, sums, ages and counts that a request has to keep to, with the answer to one that does not. */
export const requestRules: PatternGroup = {
  cue: '(?:^|[^\\d.,])4\\d\\d(?!\\d)',
  needsRequest: true,
  patterns: [
    ...answered(
      `(?:Only )?<things> ${inState} <list> ${act}`,
      'Only payments in state `captured` or `partially_refunded` can be refunded//409 with code `payment_not_refundable`.',
      byState,
    ),
    ...answered(
      `<things> ${act}(?: only)? (?:if|when|while|as long as|in|from|with) (?:(?:they|it|its|their) (?:are|is|have|has)|in|the|status|state|(?:its |their |the )?(?:state|status) is| )*(?:the )?(?:state|status)?(?:es|s)?(?: is)? ?<list=["“\`]?[\\w-]+["”\`]?(?:(?:,|,? or|,? and| \\/) ["“\`]?[\\w-]+["”\`]?){0,5}>(?: (?:state|status))?`,
      'A booking can only be cancelled in status CONFIRMED or PAID//409 `BOOKING_NOT_CANCELLABLE`.',
      byState,
    ),
    ...answered(
      sumOf,
      'The sum of all refunds must not exceed the captured amount//422 `amount_exceeds_balance`.',
      bySum,
    ),
    ...answered(
      `<things>(?: that are| which are| whose <event> is)? (?:older than|more than) <span>(?: old| ago| in the past)? (?:cannot|can not|can[’']t|can no longer|may not|may no longer|must not|are not|are no longer|will not) (?:be )?<clause=\\p{L}+(?: any ?more| any longer)?>`,
      'Payments older than 180 days cannot be refunded//422 `refund_window_expired`.',
      byAge,
    ),
    ...answered(
      `<things> can (?:only )?be <done> (?:only )?(?:within|for|up to|until) <span>(?: (?:of|after|from|since) <event>)?`,
      'Payments can be refunded within 180 days of the capture//422 `refund_window_expired`.',
      byAge,
    ),
    ...answered(
      `<thing> (?:may|can|must|is allowed to|could) (?:have|hold|own|keep|register|contain|create|store) ${most} <n> <things>`,
      'A member may have no more than 10 open loans//422 and the code `LOAN_LIMIT_REACHED`.',
      byCount,
    ),
    ...answered(
      `(?:${most} )<n> <things> (?:per|for each|for every|are allowed per|can be \\p{L}+ (?:per|for)) <thing>(?: (?:are|is) allowed)?`,
      'At most 5 webhooks per account//409 `WEBHOOK_LIMIT`.',
      byCount,
    ),
    ...answered(
      `<thing> (?:can|may|must) be <done=\\p{L}+> ${most} <n> times?`,
      'A loan can be renewed at most 3 times//422 `RENEWAL_LIMIT`.',
      byTimes,
    ),
  ],
}
