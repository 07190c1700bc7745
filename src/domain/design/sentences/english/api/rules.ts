import type { CasePattern, PatternGroup, SentencePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, leadsTo, answerOf } from './answers.ts'
import { acceptedAs, callOf, traceless } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { bySum } from './count-rule-cases.ts'
import { capital, singularNoun } from './nouns.ts'

/** A record in each state that is accepted, and one in any other. */
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

/** In front of the answer to everything that a rule does not allow. */
export const otherwise = `(?:otherwise|else|if not|if (?:it|this|that) is not the case|(?:(?:for|in|with|requests? (?:for|in|with)) )?(?:all|any|every(?:body|one)?|any(?:body|one)|anything|everything|nobody|the|an?)(?: of the)? ?(?:others?|else|different|further|additional|more)(?: (?:states?|status(?:es)?|values?|cases?|ones?|requests?|attempts?|calls?|\\p{L}+ings?|\\p{L}+als?|[\\p{L}_]+ ?(?:states?|status)?))?(?: (?:is|are))?|(?:invalid|other|further|later|additional|more|larger|longer|higher|lower|smaller|shorter|bigger|greater|wrong|missing or invalid|invalid or missing|unknown) (?:values?|ones|requests?|bod(?:y|ies)|payloads?|entries|attempts?|[\\p{L}_]+)|(?:an? )?(?:lower|higher|larger|smaller|longer|shorter|later|earlier|bigger|greater|invalid|wrong|different|further|additional|second) (?:value|one|number|request|attempt|body|payload|date|time|[\\p{L}_]+)|(?:from|as of|starting with) the (?:\\d+(?:st|nd|rd|th))(?: (?:one|request|\\p{L}+))?(?: on| onwards?)?|violations?|(?:(?:missing|empty|too long|too short|longer|shorter|larger|higher|invalid|blank|malformed)(?:,? or |, | and )?){1,4}|(?:values? )?(?:outside|out of|beyond|above|below|over|under|exceeding)(?: (?:of|the|this|these|that|range|limits?|it))*(?: [\\d.,]+)?|more|anything (?:larger|longer|higher|more|bigger)|afterwards?|after that|later(?: requests?)?|thereafter|(?:the|an?) (?:\\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|eleventh|next)(?: (?:one|request|call|attempt|\\p{L}+))?|attempts? to [^,;]{3,60}|trying to [^,;]{3,60}|(?:exceeding|breaking) (?:it|this|the limit)|(?:when|if|once) (?:the|this) limit is (?:exceeded|reached|hit)|an empty [^,;]{3,60})`
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

const sumOf =
  "(?:The )?(?:sum|total)(?: amount)?(?: of| for)? (?:all )?<things>(?: (?:for|of|on|per) (?:an?|one|the same|each) <place>)? (?:must not|may not|cannot|can[’']t|can not|shall not|must never|should not) (?:exceed|be (?:greater|higher|more|larger) than|go beyond) <thing>"

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
      sumOf,
      'The sum of all refunds must not exceed the captured amount//422 `amount_exceeds_balance`.',
      bySum,
    ),
  ],
}
