import type { CasePattern, PatternGroup } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, answerOf } from './answers.ts'
import { asWritten, callOf, type Call } from './calls.ts'
import { capital } from './faults.ts'
import { otherwise } from './rules.ts'
import { leadsTo } from './answers.ts'

function listCall({ sentence = '', facts }: Slots): Call | undefined {
  const call = callOf(
    /(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u.test(sentence) ? sentence : `GET ${sentence}`,
    facts,
  )
  return call?.method === 'GET' ? call : undefined
}

const plain = (text = ''): string => text.replace(/["“”`]/gu, '')

function paged(slots: Slots): CasePattern[] {
  const { words, values } = slots
  const call = listCall(slots)
  const usual = values.get('n')?.amount
  const most = values.get('max')?.amount
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (
    call === undefined ||
    (words.has('status') && refused === undefined) ||
    (usual === undefined && most === undefined)
  )
    return []
  const size = asWritten(plain(words.get('word') ?? 'page size'), slots.sentence)
  const isMember = words.has('word')
  const asked = (value: number): string => (isMember ? `?${size}=${String(value)}` : `page size ${String(value)}`)
  const records = (most ?? usual ?? 0) + 1
  const capped = words.has('capped')
  const beyond =
    refused?.text ??
    (capped && most !== undefined
      ? `Exactly ${String(most)} ${call.nouns} are returned.`
      : 'The status is between 400 and 499.')
  return [
    {
      title: [
        `${usual === undefined ? '' : `${String(usual)} ${call.nouns} by default`}${usual !== undefined && most !== undefined ? ', ' : ''}${most === undefined ? '' : `${String(most)} at most; ${String(most + 1)}: ${refused?.brief ?? (capped ? `${String(most)} returned` : 'refused')}`}`,
        `Page sizes: ${String(most ?? usual)} accepted, more: ${refused?.brief ?? 'not'}`,
      ],
      type: 'Boundary',
      given: [`${String(records)} ${call.nouns} are stored.`],
      steps: [
        ...(usual === undefined
          ? []
          : [
              `Send ${call.request} without ${isMember ? size : 'a page size'} | None needed | Exactly ${String(usual)} ${call.nouns} are returned.`,
            ]),
        ...(most === undefined
          ? []
          : [
              `Send ${call.request} with ${size} ${String(most)} | ${asked(most)} | Exactly ${String(most)} ${call.nouns} are returned.`,
              `Send ${call.request} with ${size} ${String(most + 1)} | ${asked(most + 1)} | ${beyond}`,
            ]),
      ],
      assume:
        most === undefined || refused !== undefined || capped
          ? []
          : ['The ticket does not say how a larger page is answered.'],
    },
  ]
}

function pages(slots: Slots): CasePattern[] {
  const { words, values } = slots
  const call = listCall(slots)
  const size = values.get('n')?.amount
  if (call === undefined || size === undefined) return []
  const by = words.get('how')
  return [
    {
      title: `${String(size + 1)} ${call.nouns}: ${String(size)} on the first page, one on the next`,
      type: 'Boundary',
      given: [`Exactly ${String(size + 1)} ${call.nouns} are stored.`],
      steps: [
        `Send ${call.request} | None needed | Exactly ${String(size)} ${call.nouns} are returned.`,
        `Request the next page${by === undefined ? '' : ` through ${by.replace(/^(?:an?) /u, 'the ')}`} | None needed | Exactly one ${call.noun} is returned; it was not on the first page.`,
      ],
    },
  ]
}

function sorted(slots: Slots): CasePattern[] {
  const { words } = slots
  const call = listCall(slots)
  const by = plain(words.get('by') ?? '').replace(/^(?:the|their|its) /iu, '')
  if (call === undefined || by === '' || / (?:and|or|then) /u.test(by)) return []
  const isDown = /desc|newest|latest|most recent|highest|largest/iu.test(`${words.get('order') ?? ''} ${by}`)
  const isDate = /date|time|day|_at$|At$|creat|updat|newest|latest|recent/iu.test(by)
  const isName = /name|title|city|label|surname/iu.test(by)
  const [a, b, c] = isDate
    ? ['1 June 2026', '5 June 2026', '9 June 2026']
    : isName
      ? ['Alder', 'Birch', 'Cedar']
      : ['10', '25', '100']
  const order = isDown ? [c, b, a] : [a, b, c]
  const owner = words.get('who')
  return [
    {
      title: `${capital(call.nouns)} sorted by ${by}, ${isDown ? 'descending' : 'ascending'}`,
      given: [
        `Three ${call.nouns}${owner === undefined ? '' : ` of ${owner.replace(/^(?:the|an?) /iu, 'the ')}`} were stored in this order: ${by} ${b ?? ''}, ${c ?? ''}, ${a ?? ''}.`,
        ...(owner === undefined ? [] : [`One ${call.noun} belongs to somebody else.`]),
      ],
      steps: [
        `Send ${call.request} | None needed | The order is: ${order.join(', ')}${owner === undefined ? '' : `; the ${call.noun} of the other person is not returned`}.`,
      ],
    },
  ]
}

function own(slots: Slots): CasePattern[] {
  const call = listCall(slots)
  const who = (slots.words.get('who') ?? slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|all) /iu, '')
  if (call === undefined) return []
  return [
    {
      title: [
        `${capital(call.nouns)} of others are not returned to ${who === '' ? 'the caller' : `a ${who}`}`,
        `${capital(call.nouns)} of others are not returned`,
      ],
      type: 'Negative',
      given: [`${capital(call.noun)} 1 belongs to the caller, ${call.noun} 2 to somebody else.`],
      steps: [
        `Send ${call.request.replace(/\/\{[^}]*\}$/u, '')} with the token of the caller | None needed | ${capital(call.noun)} 1 is returned, ${call.noun} 2 is not.`,
      ],
    },
  ]
}

function inEachState(slots: Slots): CasePattern[] {
  const call = listCall(slots)
  const name = plain(slots.words.get('word'))
  if (call === undefined) return []
  const states = plain(slots.words.get('list')).split(/,? (?:and|or) |, /u)
  return [
    {
      title: [
        `${capital(name)} of a ${call.noun}: ${states.join(', ')}`,
        `${capital(name)} of a ${call.noun} in each of ${String(states.length)} states`,
      ],
      technique: 'State transition',
      given: [`One ${call.noun} in each ${name} is prepared: ${states.join(', ')}.`],
      steps: states.map(
        (state) =>
          `Send ${call.request} for the ${call.noun} that is ${state} | ${state} | Status 200; ${name} is ${state}.`,
      ),
      assume: [`A ${call.noun} can be brought into each ${name} on the test system.`],
    },
  ]
}

function filtered(slots: Slots): CasePattern[] {
  const { words } = slots
  const call = listCall(slots)
  const name = plain(words.get('word'))
  if (call === undefined || name === '') return []
  const listed = plain(words.get('list'))
    .split(/,? (?:and|or) |, /u)
    .filter((one) => one !== '')
  if (listed.some((one) => one.split(' ').length > 3)) return []
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (words.has('status') && refused === undefined) return []
  if (listed.length === 0) {
    return [
      {
        title: `Filter ${name}: hits only`,
        given: [
          `Three ${call.nouns} are stored: number 1 and number 2 with the same ${name}, number 3 with another one.`,
        ],
        steps: [
          `Send ${call.request} with the ${name} of number 1 | ?${name}=… (value of number 1) | Number 1 and number 2 are returned, number 3 is not.`,
          `Send ${call.request} with a ${name} that no ${call.noun} has | ?${name}=… (unused value) | Status 200; the list is empty.`,
        ],
      },
    ]
  }
  return [
    {
      title: [`Filter ${name}: ${listed.join(', ')}`, `Filter ${name} returns only what matches`],
      technique: 'Decision table',
      given: [`One ${call.noun} with each ${name} is stored: ${listed.join(', ')}.`],
      steps: [
        ...listed.map(
          (value) =>
            `Send ${call.request} with ${name} ${value} | ?${name}=${value} | Only the ${call.noun} with ${name} ${value} is returned.`,
        ),
        `Send ${call.request} without ${name} | None needed | All ${String(listed.length)} ${call.nouns} are returned.`,
        ...(refused === undefined
          ? []
          : [`Send ${call.request} with another ${name} | ?${name}=something_else | ${refused.text}`]),
      ],
    },
  ]
}

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
