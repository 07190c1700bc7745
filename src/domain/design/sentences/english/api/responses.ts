import type { PatternGroup } from '../../pattern.ts'
import { answer, leadsTo } from './answers.ts'
import { atOnce, cannot, contents, header, neverShown, onlyBy, simple } from './response-cases.ts'
import { partial, readOnly, required, unknownFields } from './body-field-cases.ts'
import { otherwise } from './rules.ts'

const then = `(?:${otherwise})(?:${leadsTo}|,? \\(?(?:with |an? |HTTP |status |code )*)`
const every = '(?:Every|Each|All|The|Any)(?: \\p{L}+)? (?:responses?|answers?|repl(?:y|ies))'

/** What answers hold, and what a request may change. */
export const responses: PatternGroup = {
  cue: "required|mandatory|missing|respon|header|answer|repl|field|read-only|only|can[’']?t|cannot|may not|contain|carr|same time|at once|simultaneous|success|valid|error",
  needsRequest: true,
  patterns: [
    {
      said: `${every}(?: (?:to|of|from) [\\p{L} /]{3,40})? (?:must |should |will )?(?:contains?|includes?|carr(?:y|ies)|has|have|sends?|returns?)(?: the| an?)?(?: response| HTTP)?(?: header)? <word=["“\`]?[A-Z][\\w-]+["”\`]?>(?: header)?(?:(?: with(?: the)?(?: value)?|:| =| set to|=) ?<rest=[^,;]{2,60}>)?`,
      cases: header,
      example: 'Each response includes the header `X-Request-Id`.',
    },
    {
      said: `<thing=(?:(?:The |Every |Each |All |An? )?(?:error|problem|4xx|failure)(?: responses?| bod(?:y|ies)| answers?)?s?(?: bod(?:y|ies))?)> (?:have|has|use|uses|are of|is of|come with) (?:the )?(?:media type|content type|Content-Type) <media=["“\`]?[\\w/+.-]+["”\`]?> and (?:always )?(?:contain|consist of|hold|have|include|contains|holds|has|includes|consists of)(?: exactly)? <list=[^;.]{3,140}>`,
      cases: contents,
      example:
        'Error responses have the media type `application/problem+json` and contain `type`, `title`, `status` and `detail`.',
    },
    {
      said: `<thing=(?:The |Every |Each |All |An? )?(?:error|problem|4xx|failure)(?: (?:responses?|bod(?:y|ies)|answers?))?s?> (?:always )?(?:contain|consist of|hold|have|include|contains|holds|has|includes|consists of)(?: exactly)? <list=[^;.]{3,140}>`,
      cases: contents,
      example: 'Error bodies consist of `code` and `message`.',
    },
    {
      said: `<thing=(?:The |Every |Each |All |An? )?(?:error|problem|4xx|failure)(?: (?:responses?|bod(?:y|ies)|answers?))?s?> (?:follow|have|use|are of|has|uses|follows|look like|in)(?: the| a| this)? (?:(?:format|form|structure|schema|shape|JSON) )?<rest=\\{.{5,160}\\}>`,
      cases: contents,
      example: 'All error bodies follow the format { "code": "…", "message": "…" }.',
    },
    {
      said: `<thing=(?:The |Every |Each |An? )?(?:JSON )?(?:response|answer|reply|body|result)(?: body)?(?: (?:of|to|for) [\\p{L}\\d /{}-]{3,40}?)?> (?:always )?(?:contains?|includes?|consists? of|holds?|has|returns?)(?: exactly| the fields| the members)?:? <list=[^;.]{3,160}>`,
      cases: contents,
      example:
        'The response of a successful booking includes `bookingId`, `classId` and `position` (null unless on the waiting list).',
    },
    {
      said: `(?:(?:The )?(?:response|answer|reply|body|API|endpoint|log|result)s?|It|GET /\\S+)(?: of [^,;]{3,40}?)? (?:must|may|should|does|do|will) (?:never|not) (?:contain|include|expose|return|reveal|hold|list|disclose) (?:the |any |an? )?<thing>`,
      cases: neverShown,
      example: 'The response must never contain the resident’s date of birth.',
    },
    {
      said: `(?:The |An? )?(?:response )?header <word=["“\`]?[A-Z][\\w-]+["”\`]?> (?:shows?|tells?|contains?|gives?|says?|holds?|names?|is set to|carries) <rest=[^;]{3,80}>`,
      cases: header,
      example: 'The response header `X-RateLimit-Remaining` shows how many requests are left.',
    },
    {
      said: `(?:Unknown|Additional|Unexpected|Further|Extra) (?:fields?|members?|properties|attributes|keys)(?: in the (?:body|request|payload))? (?:are|must be|is) (?:silently )?ignored`,
      cases: unknownFields,
      example: 'Unknown fields in the body are ignored.',
    },
    {
      said: `(?:Unknown|Additional|Unexpected|Further|Extra) (?:fields?|members?|properties|attributes|keys)(?: in the (?:body|request|payload))?${leadsTo}${answer()}`,
      cases: unknownFields,
      example: 'Unknown fields in the body are rejected with 400 `unknown_field`.',
    },
    {
      said: `<list=["“\`]?[A-Za-z][\\w.]*["”\`]?(?:(?:, | and |, and )["“\`]?[A-Za-z][\\w.]*["”\`]?){0,5}> (?:is|are) (?:read-only|immutable|not changeable|fixed)(?: after creation)?(?:<stop>)${then}${answer()}`,
      cases: readOnly,
      example: '`vin` and `createdAt` are read-only; attempts to change them return 400 `read_only_field`.',
    },
    {
      said: `<list=["“\`]?[A-Za-z][\\w.]*["”\`]?(?:(?:, | and |, and )["“\`]?[A-Za-z][\\w.]*["”\`]?){0,5}> (?:is|are|(?:cannot|can[’']t|must not|may not) be) (?:read-only|immutable|not changeable|fixed|changed)(?: after creation)?(?:,|:| –|, and)? ?${then}${answer()}`,
      cases: readOnly,
      example: '`iban` cannot be changed, attempts to change it return 400.',
    },
    {
      said: `Only <clause=[^;,]{4,90}?> (?:may|can|are allowed to|is allowed to|must be able to|are permitted to) [^;,.]{3,60}<stop>${then}${answer()}`,
      cases: onlyBy,
      example: 'Only users with the role `fleet_manager` may call the endpoint; everybody else gets 403.',
    },
    {
      said: `Only <clause=[^;,]{4,90}?> (?:may|can|are allowed to|is allowed to|must be able to|are permitted to) [^;,.]{3,60},? (?:but )?${then}${answer()}`,
      cases: onlyBy,
      example: 'Only tokens with the scope `orders:write` may create orders, all others get 403.',
    },
    {
      said: `<things=[^;,:]{4,70}?> (?:cannot|can[’']t|can not|can no longer|may not|must not|may no longer) be <done=\\p{L}+>(?: any ?more| again| any longer)?(?:,? and|:|,| –)?(?: an attempt| attempts?| trying| this| it)?${leadsTo}${answer()}`,
      cases: cannot,
      example: 'Overdue loans can’t be renewed: the API returns 409 with `LOAN_OVERDUE`.',
    },
    {
      said: `<things=[^;,:]{4,70}?> (?:cannot|can[’']t|can not|can no longer|may not|must not|may no longer) be <done=\\p{L}+>(?: any ?more| again| any longer)?<stop>(?:${then}|(?:The )?(?:API|endpoint|server|service|response|request)${leadsTo}|(?:An |The )?(?:attempts?|request|call)${leadsTo})${answer()}`,
      cases: cannot,
      example: 'A shipped order cannot be cancelled; the API returns 409.',
    },
    {
      said: `(?:[A-Z]+ /\\S+ |PATCH |(?:The )?(?:PATCH|update) (?:request )?|It )(?:only (?:updates|changes)|(?:updates|changes) only)(?: the)? (?:fields|members|properties|attributes|values) (?:that are |which are )?(?:present|sent|contained|included|given|in)(?: in)?(?: the (?:body|request|payload))?(?:,? (?:and )?(?:all |the )?(?:other|others|remaining|rest)(?: fields| members| values| ones)? (?:keep|keeps|stay|stays|remain|remains|are|is)(?: [\\p{L} ]{3,40})?)?`,
      cases: partial,
      example: 'PATCH updates only the fields present in the body, all other fields keep their values.',
    },
    {
      said: `(?:[A-Z]+ /\\S+ |PATCH |(?:The )?(?:PATCH|update) (?:request )?|It )(?:only (?:updates|changes)|(?:updates|changes) only)(?: the)? (?:fields|members|properties|attributes|values) (?:that are |which are )?(?:present|sent|contained|included|given|in)(?: in)?(?: the (?:body|request|payload))?<stop>(?:and )?(?:all |the )?(?:other|others|remaining|rest)(?: fields| members| values| ones)? (?:keep|keeps|stay|stays|remain|remains|are|is)(?: [\\p{L} ]{3,40})?`,
      cases: partial,
      example: 'PATCH changes only the fields that are sent; all others stay as they are.',
    },
    {
      said: `(?:(?:An? |The )?(?:[\\p{L}]+ )?(?:request|body|payload)|[A-Z]+ /\\S+|[A-Z]+) (?:must )?(?:contains?|holds?|has|needs?|requires?|takes?|carr(?:y|ies)|have)(?: the (?:fields|members|mandatory fields|required fields))? <list=["“\`]?[A-Za-z][\\w.]*["”\`]?(?: \\([^)]{1,40}\\))?(?:(?:, | and |, and )["“\`]?[A-Za-z][\\w.]*["”\`]?(?: \\([^)]{1,40}\\))?){1,7}><stop>(?:If|When) (?:one of (?:them|these|those)|any of (?:them|these|those)|one|any|either|a field|a member)(?: (?:field|member))?(?: of (?:them|these))? (?:is|are) (?:missing|not (?:given|sent|present)|absent|left out)${leadsTo}${answer()}`,
      cases: required,
      example:
        'A reservation request contains `eventId`, `seats` (1 to 8) and `email`. If one of them is missing, the response is 400 and names the missing field in `errors`.',
    },
    {
      said: `<list=["“\`]?[A-Za-z][\\w.]*["”\`]?(?: \\([^)]{1,40}\\))?(?:(?:, | and |, and )["“\`]?[A-Za-z][\\w.]*["”\`]?(?: \\([^)]{1,40}\\))?){1,7}> are (?:required|mandatory)(?: fields| members)?(?:<stop>)(?:(?:If|When) (?:one|any)[^,;]{0,40}|A request without (?:one|any) of them|Missing (?:ones|fields|values)|Otherwise|Without (?:one|any) of them)(?:${leadsTo}|,? )${answer()}`,
      cases: required,
      example: '`eventId`, `seats` and `email` are required; otherwise 400 `field_missing`.',
    },
    {
      said: `<list=["“\`]?[A-Za-z][\\w.]*["”\`]?(?:(?:, | and |, and )["“\`]?[A-Za-z][\\w.]*["”\`]?){1,7}> are (?:required|mandatory)(?: fields| members)?`,
      cases: required,
      example: '`eventId`, `seats` and `email` are required.',
    },
    {
      said: `(?:When|If) (?:two|several|both) <clause=[^,;]{4,90}?>(?: at the same (?:time|moment)| simultaneously| at once| in parallel| concurrently)[^,;]{0,30},? (?:exactly |only )?one (?:of them )?(?:gets|receives|is answered with|is accepted with|succeeds with|returns) ${answer().replace('{0,200}?', '{0,40}?')}(?:,| and|, and|<stop>|;) ?(?:the |all |every |each )?others?(?: one| requests?)?(?: (?:gets?|receives?|is answered with|are answered with|returns?|is rejected with))? ?${answer('2')}`.replace(
        '|<stop>',
        '',
      ),
      cases: atOnce,
      example:
        'When two partners request the last seat at the same time, exactly one gets 201 and the other 409 `SOLD_OUT`.',
    },
    {
      said: `<clause=(?:An? |The |Every |Each )?(?:successful|valid|correct|accepted) [^;,]{3,60}?>${leadsTo}${answer()}`,
      cases: simple,
      example: 'A successful upload returns 201.',
    },
  ],
}
