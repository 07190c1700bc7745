import type { PatternGroup } from '../../pattern.ts'
import { answer, leadsTo } from './answers.ts'
import { otherwise } from './rules.ts'
import { paged, pages, sorted, own, inEachState, filtered } from './list-cases.ts'

const get = '(?:GET /\\S+|The (?:list|endpoint|response|collection|result|API)|It|Results?|(?:The )?\\p{L}+)'
const size = '<word=["“`]?[A-Za-z][\\w]*["”`]?>'
const then = `(?:${otherwise})(?:${leadsTo}|,? \\(?(?:with |an? |HTTP |status |code )*)`
const capped =
  '(?:larger values|higher values|more|anything (?:larger|above)|values above (?:it|that|[\\d]+)|a (?:larger|higher) (?:value|\\w+)|[\\p{L} ]{3,30}) (?:is|are) (?:<capped=capped|cut|reduced|limited|lowered|silently reduced>)(?: (?:to|at|down to) (?:the maximum|[\\d]+|it|that))?'

/** Lists that are returned: pages, order, filters, own records only. */
export const returnedLists: PatternGroup = {
  cue: 'status|state|page|limit|size|default|sort|order|filter|own|only|newest|per|supports|most',
  needsRequest: true,
  patterns: [
    {
      said: `(?:The list is paged|The results? (?:is|are) paged|${get} (?:is|are) (?:paged|paginated)|Paging|Pagination)(?::| with| by| through| uses)? (?:["“\`]?\\w+["”\`]? ?(?:\\([^)]{3,40}\\))? ?(?:and|,) )?${size} ?\\((?:default(?::| is| of)? ?<n>, (?:max(?:imum)?\\.?|at most)(?::| is| of)? ?<max>)\\)<stop>[^.;]{0,60}?${leadsTo}${answer()}`,
      cases: paged,
      example:
        'The list is paged: `page` (default 1) and `pageSize` (default 20, maximum 50). A `pageSize` above 50 is answered with 400 and error code PAGE_SIZE_TOO_LARGE.',
    },
    {
      said: `(?:The list is paged|The results? (?:is|are) paged|${get} (?:is|are) (?:paged|paginated)|Paging|Pagination)(?::| with| by| through| uses)? (?:["“\`]?\\w+["”\`]? ?(?:\\([^)]{3,40}\\))? ?(?:and|,) )?${size} ?\\((?:default(?::| is| of)? ?<n>, (?:max(?:imum)?\\.?|at most)(?::| is| of)? ?<max>)\\)`,
      cases: paged,
      example: 'The results are paged with `offset` and `limit` (default 25, max 100).',
    },
    {
      said: `(?:The )?(?:(?:query )?parameter )?${size} (?:defaults to|is|has a default of|has the default) <n>(?: by default)?,? (?:and |with )?(?:an? |the )?(?:(?:must not|may not|cannot) (?:exceed|be (?:more|greater|larger) than)|max(?:imum)?\\.?(?: is| of)?|is at most|(?:can|may) be (?:at most|up to)|has a maximum of|goes up to) <max>(?:<stop>|, )${capped}`.replace(
        '<stop>|',
        '',
      ),
      cases: paged,
      example: '`page_size` defaults to 20 and must not exceed 100, larger values are capped to 100.',
    },
    {
      said: `(?:The )?(?:(?:query )?parameter )?${size} (?:defaults to|is|has a default of|has the default) <n>(?: by default)?,? (?:and |with )?(?:an? |the )?(?:(?:must not|may not|cannot) (?:exceed|be (?:more|greater|larger) than)|max(?:imum)?\\.?(?: is| of)?|is at most|(?:can|may) be (?:at most|up to)|has a maximum of|goes up to) <max><stop>${capped}`,
      cases: paged,
      example: '`limit` defaults to 50 with a maximum of 200. Larger values are capped.',
    },
    {
      said: `(?:The )?(?:(?:query )?parameter )?${size} (?:defaults to|is|has a default of|has the default) <n>(?: by default)?,? (?:and |with )?(?:an? |the )?(?:(?:must not|may not|cannot) (?:exceed|be (?:more|greater|larger) than)|max(?:imum)?\\.?(?: is| of)?|is at most|(?:can|may) be (?:at most|up to)|has a maximum of|goes up to) <max>(?:;|,|:| –)? ?${then}${answer()}`,
      cases: paged,
      example: '`per_page` defaults to 30 and must not exceed 100, otherwise 400.',
    },
    {
      said: `(?:The )?(?:(?:query )?parameter )?${size} (?:defaults to|is|has a default of|has the default) <n>(?: by default)?,? (?:and |with )?(?:an? |the )?(?:(?:must not|may not|cannot) (?:exceed|be (?:more|greater|larger) than)|max(?:imum)?\\.?(?: is| of)?|is at most|(?:can|may) be (?:at most|up to)|has a maximum of|goes up to) <max><stop>${then}${answer()}`,
      cases: paged,
      example: '`limit` defaults to 50 with a maximum of 200. Larger values return 400.',
    },
    {
      said: `${get} (?:returns?|contains?|delivers?|lists?|shows?) <n> (?:items?|entries|results?|records?|elements|objects|\\p{L}+) per (?:page|response|request|call) (?:unless|if no|when no|by default, unless) ["“\`]?\\w+["”\`]? (?:says otherwise|is given|is sent|is set|asks for another number)<stop>${size} (?:may be|can be|is|must be) (?:at most|no more than|up to) <max>`,
      cases: paged,
      example: 'GET /v1/orders returns 50 orders per page unless `limit` says otherwise; `limit` may be at most 200.',
    },
    {
      said: `${get} (?:returns?|contains?|delivers?|lists?|shows?)(?: at most| up to| no more than| a maximum of)? <n> (?:items?|entries|results?|records?|elements|objects|\\p{L}+)(?: at a time| per (?:page|response|request|call))(?:(?:,|;| and) (?:the )?(?:next|following|further|other)(?: page| pages| ones)? (?:is|are|can be) (?:reached|fetched|requested|available|found|returned|loaded) (?:through|with|via|by|under) <how=[^,;.]{3,50}>)?`,
      cases: pages,
      example: 'GET /v1/orders returns at most 100 items per page, the next page is reached through the `next` link.',
    },
    {
      said: `${get} (?:returns?|contains?|delivers?|lists?|shows?)(?: at most| up to| no more than| a maximum of)? <n> (?:items?|entries|results?|records?|elements|objects|\\p{L}+)(?: at a time| per (?:page|response|request|call))<stop>(?:the )?(?:next|following|further|other)(?: page| pages| ones)? (?:is|are|can be) (?:reached|fetched|requested|available|found|returned|loaded) (?:through|with|via|by|under) <how=[^,;.]{3,50}>`,
      cases: pages,
      example: 'GET /v1/orders returns at most 100 items per page; the next page is reached through the `next` link.',
    },
    {
      said: `${get} returns? (?:only )?(?:the )?(?:\\p{L}+ )?\\p{L}+ (?:of|belonging to) <who>(?: only)?,? (?:and )?(?:is |are )?(?:sorted|ordered) by <by=[^,;.]{2,40}?>(?:,? (?:in )?<order=(?:ascending|descending|asc|desc)>(?: order)?)?`,
      cases: sorted,
      example: 'GET /v1/orders returns the orders of the signed-in customer only, sorted by due date ascending.',
    },
    {
      said: `(?:${get} (?:is|are|returns?|lists?|come|comes)|(?:The )?(?:default )?(?:sort )?order is)(?: returned| the \\p{L}+| all \\p{L}+)?(?: always| by default)? ?(?:sorted|ordered)?(?: by)? ?<by=[^,;.]{2,40}?>,? (?:in )?(?:\\()?<order=(?:ascending|descending|asc|desc|newest first|oldest first|latest first|(?:with the )?most recent first)>(?: order)?\\)?(?: by default)?`,
      cases: sorted,
      example: 'The results are sorted by `created_at` in descending order.',
    },
    {
      said: `${get} (?:is|are|returns?|comes?)(?: returned| the \\p{L}+| all \\p{L}+)? (?:sorted|ordered) by <by=[^,;.]{2,30}?>`,
      cases: sorted,
      example: 'The results are sorted by `title`.',
    },
    {
      said: `GET /\\S+ (?:returns?|shows?|contains?|answers with|gives)(?: the)? (?:<word=["“\`]?(?:status|state|\\w*Status|\\w*_status)["”\`]?>(?: of the \\p{L}+)?)(?::| is one of| with the values?| one of| as| which is)? ?(?:one of )?<list=["“\`]?[\\w-]+["”\`]?(?:(?:, | or | and |, or )["“\`]?[\\w-]+["”\`]?){1,7}>`,
      cases: inEachState,
      example: 'GET /v1/jobs/{jobId} returns the status `queued`, `running`, `done` or `failed`.',
    },
    {
      said: `(?:An? |The |Each |Every )?<thing> (?:can|may|must) only (?:query|see|read|get|list|access|fetch|retrieve|open|call up) (?:its|their|his|her) own [\\p{L} ]{3,30}`,
      cases: own,
      example: 'A partner can only query its own orders.',
    },
    {
      said: `(?:<who> (?:can |may |must )?(?:only )?(?:sees?|gets?|receives?|reads?|lists?)(?: only)?|${get} (?:only )?returns?(?: only)?) (?:(?:the|their|his|her|its) own (?:[\\p{L}]+)|(?:the )?(?:\\p{L}+ )?(?:of|belonging to) the (?:caller|signed-in \\p{L}+|token[’']s \\p{L}+|own \\p{L}+|authenticated \\p{L}+)(?: only)?)`,
      cases: own,
      example: 'Partners only see their own orders.',
    },
    {
      said: `${get} (?:supports?|has|offers?|accepts?|allows?|provides?|can be filtered (?:by|with)|can be restricted (?:by|with))(?: the| an?)? (?:optional )?(?:(?:filter|query parameter|parameter)s? )?<word=["“\`]?[A-Za-z]\\w*["”\`]?>(?: filter| parameter)? (?:with (?:the |one of the )?values?|\\(|one of|taking|which takes)(?: of)?:? ?<list=[^;()]{3,120}?>\\)?`,
      cases: filtered,
      example: 'GET /v1/orders supports the filter `status` with the values `open`, `confirmed` and `expired`.',
    },
    {
      said: `${get} (?:can be filtered (?:by|with)|(?:supports?|offers?|accepts?|provides?)(?: the| an?)? (?:optional )?(?:filter|query parameter)(?:s|ing)?(?: by)?) <word=["“\`]?[A-Za-z]\\w*["”\`]?>`,
      cases: filtered,
      example: 'GET /v1/orders can be filtered by `customerId`.',
    },
  ],
}
