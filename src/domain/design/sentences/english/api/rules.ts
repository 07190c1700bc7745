import type { CasePattern, PatternGroup, SentencePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, leadsTo } from './answers.ts'
import { byAge, byLead, byState, twice } from './rule-cases.ts'
import { byCount, bySum, byTimes, perRequest } from './count-rule-cases.ts'

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
      `<things>(?: requests?)? (?:can|may|is|are)(?: only)? (?:be )?(?:<done>|accepted|possible|allowed|permitted)(?: only)? (?:up to|until|at the latest|no later than|at least) <lead> before (?:the )?<clause=[^,;.]{3,40}?>`,
      'A booking is only accepted up to 30 minutes before the class starts//422 `BOOKING_CLOSED`.',
      byLead,
    ),
    ...answered(
      `(?:The same|An?|One|Each|Every) (?:\\p{L}+ )?\\p{L}+ (?:cannot|can[’']t|can not|may not|must not|can only|may only) [\\p{L} ]{3,20}? (?:the same|a|one) <thing=[\\p{L} ]{3,30}?> (?:twice|again|more than once|a second time|once)`,
      'The same member cannot book the same class twice//409 `ALREADY_BOOKED`.',
      twice,
    ),
    ...answered(
      `[^,;]{2,60}? (?:accepts?|takes?|holds?|contains?|may contain|must contain|can hold) (?:between |from )?<min> (?:and|to|-|–) <max> <things=\\p{L}+(?: \\p{L}+)?>(?: (?:per|in one|in a) (?:request|call|batch|body))?`,
      'POST /v1/orders accepts between 1 and 500 readings per request//413 and `BATCH_SIZE`.',
      perRequest,
    ),
    ...answered(
      `[^,;]{2,60}? (?:accepts?|takes?|holds?|contains?|may contain|can hold) (?:at most|up to|no more than|a maximum of) <max> <things=\\p{L}+(?: \\p{L}+)?> (?:per|in one|in a) (?:request|call|batch|body)`,
      'POST /v1/orders accepts at most 500 readings per request//413 and `BATCH_SIZE`.',
      perRequest,
    ),
    ...answered(
      `<thing> (?:can|may|must) be <done=\\p{L}+> ${most} <n> times?`,
      'A loan can be renewed at most 3 times//422 `RENEWAL_LIMIT`.',
      byTimes,
    ),
  ],
}
