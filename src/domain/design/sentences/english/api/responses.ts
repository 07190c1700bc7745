import type { PatternGroup, CasePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, leadsTo, answerOf } from './answers.ts'
import { lookUp, acceptedAs, bodyWith, callOf, traceless, bare, type Call } from './calls.ts'
import { otherwiseValid, casesOf } from './cases.ts'
import { faultsOf } from './faults.ts'
import { capital, singularNoun } from './nouns.ts'
import { otherwise } from './rules.ts'

/** The request that the sentence is about. */
function callHere({ sentence = '', facts }: Slots): Call | undefined {
  return callOf(sentence, facts)
}

/** "The response must never contain the date of birth." */
function neverShown(slots: Slots): CasePattern[] {
  const call = callHere(slots)
  const thing = bare(slots.words.get('thing'))
  if (call === undefined || thing === '') return []
  return [
    {
      title: [`No ${thing} in the response`],
      type: 'Negative',
      technique: 'Error guessing',
      given: [`The ${call.noun} has a known ${thing}.`],
      steps: [
        `Send ${call.request} with a valid request | None needed | The request is accepted; the response has no member with the ${thing}.`,
        `Search the headers and the body for the known value | the known ${thing} | There is no hit.`,
        ...(call.method === 'GET'
          ? []
          : [`${lookUp(call)} | None needed | The response does not have the ${thing} either.`]),
      ],
    },
  ]
}

/** Inner details of a program that an answer may give away, and what to search an answer for. */
const innerDetails: [RegExp, string[]][] = [
  [/stack ?trace|exception|internal/iu, ['Exception', 'Traceback', 'at line']],
  [/token|secret|password|credential|key/iu, ['tk-test-5521']],
  [/path|file|director/iu, ['/srv/', '/usr/', 'C:\\']],
  [/sql|quer|database|table/iu, ['SELECT', 'SQLSTATE']],
  [/host|server|ip address/iu, ['localhost', '10.0.']],
]

/** "Error bodies consist of code and message; they never contain a stack trace": requests that are wrong in usual ways. */
function errorBodies(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callHere(slots)
  const members = bare(words.get('list')).split(/,? and |, /u)
  const hidden = (words.get('rest') ?? '')
    .split(/,? (?:or|nor|and) |, /u)
    .map((one) => one.replace(/^(?:an?|the|any) /iu, ''))
  const signs = innerDetails.flatMap(([kind, found]) => (hidden.some((one) => kind.test(one)) ? found : []))
  if (call === undefined || members.some((one) => !/^[a-z][\w.]*$/iu.test(one))) return []
  const body = facts.api?.body ?? {}
  const wrong = Object.entries(body).find(([, value]) => typeof value === 'number')?.[0]
  const seen = `The status is between 400 and 499; the body has exactly the members ${members.join(' and ')}.`
  const sendsBody = call.method !== 'GET' && call.method !== 'DELETE'
  return [
    {
      title: [
        `Error bodies hold ${members.join(' and ')} only${words.has('rest') ? ', no inner details' : ''}`,
        'Error bodies hold the stated members only',
      ],
      type: 'Negative',
      technique: 'Checklist-based',
      given: ['The responses are recorded with their bodies; tk-test-5521 is a token that does not exist.'],
      steps: [
        `Send ${call.request} with an unknown token | Authorization: Bearer tk-test-5521 | ${seen}`,
        ...(sendsBody
          ? [`Send ${call.request} with a body that breaks off | {"${Object.keys(body)[0] ?? 'id'}": | ${seen}`]
          : []),
        ...(wrong === undefined
          ? []
          : [`Send ${call.request} with text in ${wrong} | ${bodyWith({ [wrong]: 'abc' }, facts)} | ${seen}`]),
        ...(signs.length === 0
          ? []
          : [`Search all recorded bodies for ${hidden.join(', ')} | ${signs.join(', ')} | There is no hit.`]),
      ],
      assume: [
        'An unknown token and a body that cannot be read are answered as errors from 400 to 499.',
        ...(signs.length === 0 ? [] : ['The words that are searched for stand for the inner details of the server.']),
      ],
    },
  ]
}

/** "Overdue loans can't be renewed: the API returns 409." */
function cannot(slots: Slots): CasePattern[] {
  const { words } = slots
  const call = callHere(slots)
  const refused = answerOf(slots)
  if (call === undefined || refused === undefined) return []
  const things = bare(words.get('things')).replace(/^(?:an?|the|any|all) /iu, '')
  const [, outer = things, state] = /^(.+?) \(?(?:status|state):? ?(?:is )?["“`]?([\w-]+)["”`]?\)$/iu.exec(things) ?? []
  const noun = singularNoun(outer.replace(/ \([^)]*\)$/u, ''))
  const name = noun.charAt(0).toLowerCase() + noun.slice(1)
  return [
    {
      title: [`${capital(name)}: ${refused.brief}`, `${capital(name)}: ${String(refused.status)}`],
      type: 'Negative',
      technique: 'State transition',
      given: [
        `There is ${/^[aeiou]/iu.test(name) ? 'an' : 'a'} ${name}${state === undefined ? '' : ` (status ${state})`}.`,
        otherwiseValid,
      ],
      steps: [
        `Send ${call.request} for this ${name.split(' ').length > 3 ? call.noun : name} | None needed | ${refused.text}`,
        ...traceless(call),
      ],
      assume: call.assume,
    },
  ]
}

/** A valid request, and what it is answered with. */
function simple(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callHere(slots)
  const good = answerOf(slots)
  const said = bare(words.get('clause'))
  if (call === undefined || good === undefined || good.status >= 400) return []
  const faults = faultsOf(said, call, facts) ?? [{ how: '' }]
  return casesOf(said, faults, good, call, facts)
}

/** "Unknown fields in the body are ignored." */
function unknownFields(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callOf(slots.sentence ?? '', facts)
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (call === undefined || call.method === 'GET' || (words.has('status') && refused === undefined)) return []
  const body =
    facts.api?.body === undefined
      ? 'Valid body and "x_test": 1'
      : bodyWith(facts.api.body, facts).replace(/\}$/u, ',"x_test":1}')
  return [
    {
      title: refused === undefined ? 'Unknown field "x_test" is ignored' : `Unknown field "x_test": ${refused.brief}`,
      type: refused === undefined ? 'Positive' : 'Negative',
      technique: 'Equivalence partitioning',
      given: [otherwiseValid],
      steps: [
        `Send ${call.request} with one more field | ${body} | ${refused?.text ?? `${acceptedAs(call, facts)}.`}`,
        ...(refused === undefined
          ? [`${lookUp(call)} | None needed | The ${call.noun} is returned without x_test.`]
          : traceless(call)),
      ],
      assume: call.assume,
    },
  ]
}

/** "Responses include X-Total-Count with the number of all matching records." */
function headed(slots: Slots): CasePattern[] {
  const call = callOf(
    /(?:POST|PUT|PATCH|DELETE)/u.test(slots.sentence ?? '') ? (slots.sentence ?? '') : `GET ${slots.sentence ?? ''}`,
    slots.facts,
  )
  const header = bare(slots.words.get('word'))
  const value = slots.words.get('rest')
  if (call === undefined) return []
  return [
    {
      title: `The response has the header ${header}`,
      technique: 'Checklist-based',
      steps: [
        `Send ${call.request} | None needed | The header ${header} is in the response${value === undefined ? '' : `; it holds ${value}`}.`,
      ],
    },
  ]
}

/** "A valid reading is answered with 201 and a body holding `id` …": sent, and read back. */
function createdWith(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const noun = bare(words.get('thing')).toLowerCase()
  const call = callOf(`POST ${noun}`, facts)
  const members = (words.get('list') ?? '').split(/,? and |, /u).map((one) => bare(one))
  const [first] = members
  if (call === undefined || call.path === '' || first === undefined) return []
  const listed = members.join(members.length === 2 ? ' and ' : ', ')
  const body = facts.api?.body === undefined ? `Valid body of a ${noun}` : bodyWith(facts.api.body, facts)
  return [
    {
      title: [`A valid ${noun}: 201 with ${listed}`, `A valid ${noun}: 201`],
      technique: 'Use case',
      given: ['The caller has every right that the request needs.'],
      steps: [
        `Send ${call.request} with a valid ${noun} | ${body} | Status 201; the body holds ${listed}, and none of them is empty.`,
        `${lookUp(call)} | None needed | Exactly one ${noun} with the values that were sent is stored.`,
      ],
      assume: [`No other ${noun} with the same values was stored before.`, ...call.assume],
    },
  ]
}

const then = `(?:${otherwise})(?:${leadsTo}|,? \\(?(?:with |an? |HTTP |status |code )*)`

/** What answers hold, and what a request may change. */
export const responses: PatternGroup = {
  cue: "required|mandatory|missing|respon|header|answer|repl|field|read-only|only|can[’']?t|cannot|may not|contain|carr|same time|at once|simultaneous|success|valid|error",
  needsRequest: true,
  patterns: [
    {
      said: '(?:The |All |Every |Each )?(?:error|problem|failure) (?:bod(?:y|ies)|responses?|answers?|messages?|objects?)(?: always)? (?:consists? of|contains? only|holds? only|ha(?:s|ve) only|contains?|holds?|ha(?:s|ve))(?: exactly| only)?(?: the (?:fields|members|keys|properties))? <list=["“`]?\\w+["”`]?(?:, ["“`]?\\w+["”`]?)*,? and ["“`]?\\w+["”`]?><stop>(?:they|it|these)(?: must| may| should| do| does| will)? (?:never|not) (?:contains?|includes?|exposes?|reveals?|holds?|shows?|discloses?|leaks?) <rest=(?:an? |the |any )?[^;.]{3,120}>',
      cases: errorBodies,
      example: 'Error responses contain exactly `type` and `detail`; they never expose a stack trace or an SQL query.',
    },
    {
      said: `(?:(?:The )?(?:response|answer|reply|body|API|endpoint|log|result)s?|It|GET /\\S+)(?: of [^,;]{3,40}?)? (?:must|may|should|does|do|will) (?:never|not) (?:contain|include|expose|return|reveal|hold|list|disclose) (?:the |any |an? )?<thing>`,
      cases: neverShown,
      example: 'The response must never contain the resident’s date of birth.',
    },
    {
      said: `(?:Unknown|Additional|Unexpected|Further|Extra) (?:fields?|members?|properties|attributes|keys)(?: in the (?:JSON )?(?:body|request|payload))? (?:are|must be|is) (?:silently )?ignored`,
      cases: unknownFields,
      example: 'Unknown fields in the body are ignored.',
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
      said: '(?:The |All |Every |Each )?(?:responses?|answers?)(?: to (?:a )?(?:list|search|GET) requests?)? (?:must |always |also )*(?:includes?|contains?|carr(?:y|ies)|ha(?:s|ve)|comes? with|sends?) (?:the |an? )?(?:header |HTTP header )?<word=["“`]?(?:[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+|ETag)["”`]?>(?: header)?(?: with <rest=(?:the|an?) [^,;]{3,60}>)?',
      cases: headed,
      example: 'Responses include X-Page-Count with the number of pages.',
    },
    {
      said: '(?:An? |The |Every |Each )?(?:valid|correct|complete) <thing=[a-z]+(?: [a-z]+)?> (?:is|are|must be) (?:answered|acknowledged|confirmed|accepted) with (?:the |a )?(?:status )?201(?: Created)? and (?:a|the) (?:JSON )?body (?:holding|with|containing|that (?:holds|contains)|of) (?:the (?:fields|members) )?<list=["“`]?\\w+["”`]?(?:(?:,| and|, and) ["“`]?\\w+["”`]?)*>',
      cases: createdWith,
      example: 'A valid measurement is answered with 201 and a body holding `id` and `storedAt`.',
    },
    {
      said: `<clause=(?:An? |The |Every |Each )?(?:successful|valid|correct|accepted) [^;,]{3,60}?>${leadsTo}${answer()}`,
      cases: simple,
      example: 'A successful upload returns 201.',
    },
  ],
}
