import type { CasePattern, PatternGroup } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answer, answerOf, leadsTo } from './answers.ts'
import { acceptedAs, asWritten, bodyWith, bodyWithout, callOf, traceless, type Call } from './calls.ts'
import { casesOf, otherwiseValid } from './cases.ts'
import { article, capital, faultsOf, singularNoun } from './faults.ts'
import { otherwise } from './rules.ts'

const bare = (text = ''): string => text.replace(/["“”`]/gu, '').trim()

function callHere({ sentence = '', facts }: Slots): Call | undefined {
  return callOf(sentence, facts)
}

/** "Every response contains the header X": on success and on failure. */
function header(slots: Slots): CasePattern[] {
  const call = callHere(slots)
  const name = bare(slots.words.get('word'))
  if (call === undefined || !/^[A-Z][\w]*(?:-[A-Z]\w*)+$|^(?:ETag|Location|Allow|Vary)$/u.test(name)) return []
  const value = bare(slots.words.get('rest'))
  const seen = value === '' ? `The response has the header ${name}.` : `The response has the header ${name} ${value}.`
  const isEvery = /^(?:every|each|all|any)/iu.test(slots.sentence ?? '')
  return [
    {
      title: [
        `${name}${value === '' ? '' : ` ${value}`} in ${isEvery ? 'every response' : 'the response'}`,
        `${name} in the response`,
      ],
      technique: 'Checklist-based',
      steps: [
        `Send ${call.request} with a valid request | None needed | ${seen}`,
        ...(isEvery
          ? [
              `Send ${call.request} without a token | token: left out | The error response has the header ${name}${value === '' ? '' : ` ${value}`} as well.`,
            ]
          : []),
      ],
      assume: isEvery ? ['A request without a token is answered with an error.'] : [],
    },
  ]
}

/** Members that a response or an error holds. */
function contents(slots: Slots): CasePattern[] {
  const call = callHere(slots)
  const named = bare(slots.words.get('list'))
  if (call === undefined || named === '') return []
  const isError = /error|problem|4xx|failure/iu.test(slots.words.get('thing') ?? '')
  const things = named
    .split(/,? (?:and|or|as well as) (?![^()]*\))|, (?![^()]*\))/u)
    .map((one) => one.replace(/^(?:the|an?|its|also) /u, ''))
  if (things.some((one) => one === '' || one.split(' ').length > 7)) return []
  const media = bare(slots.words.get('media'))
  const each = /^(?:each|every|all)/iu.test(slots.sentence ?? '')
  const shown = `${media === '' ? '' : `The header Content-Type is ${media}; `}${media === '' ? 'The body' : 'the body'}${!isError && each && call.method === 'GET' && !call.isOfOne ? ` has, for each ${call.noun},` : ' has'} ${things.join(', ').replace(/, (?=[^,]*$)/u, ' and ')}.`
  return [
    {
      title: [
        `${isError ? 'Error response' : 'Response'} with ${things.join(', ')}`,
        `${isError ? 'Error response' : 'Response'} with its ${String(things.length)} members`,
      ],
      type: isError ? 'Negative' : 'Positive',
      technique: 'Checklist-based',
      given: isError ? [] : call.method === 'GET' ? [`At least one ${call.noun} is stored.`] : [otherwiseValid],
      steps: isError
        ? [
            `Send ${call.request} without a token | token: left out | ${shown}`,
            ...(!call.isOfOne && (call.method === 'GET' || call.method === 'DELETE')
              ? []
              : call.method === 'GET' || call.method === 'DELETE'
                ? [
                    `Send ${call.request.replace(/\{[^}]*\}/u, 'unknown-0000')} with a valid token | id: unknown-0000 | ${shown}`,
                  ]
                : [`Send ${call.request} with an empty body | {} | ${shown}`]),
          ]
        : [`Send ${call.request} | None needed | ${shown}`],
      assume: isError ? ['A request of this kind is answered with an error.'] : [],
    },
  ]
}

/** "Unknown fields in the body are ignored." */
function unknownFields(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callHere(slots)
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
          ? [`Send ${call.read} | None needed | The ${call.noun} is returned without x_test.`]
          : traceless(call)),
      ],
      assume: call.assume,
    },
  ]
}

/** "vin and createdAt are read-only; attempts to change them return 400." */
function readOnly(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callOf(
    /(?:PUT|PATCH|POST)/u.test(slots.sentence ?? '') ? (slots.sentence ?? '') : `PATCH ${slots.sentence ?? ''}`,
    facts,
  )
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (call === undefined || (words.has('status') && refused === undefined)) return []
  const members = asWritten(bare(words.get('list')), slots.sentence).split(/,? (?:and|or) |, /u)
  if (members.some((one) => !/^[A-Za-z][\w.]*$/u.test(one))) return []
  return [
    {
      title: [`${members.join(', ')} cannot be changed: ${refused?.brief ?? 'ignored'}`],
      type: 'Negative',
      given: [otherwiseValid],
      steps: [
        ...members.map(
          (member) =>
            `Send ${call.request} with another ${member} | "${member}": another value than the stored one | ${refused?.text ?? 'The value is not taken over.'}`,
        ),
        `Send ${call.read} | None needed | ${members.join(' and ')} ${members.length > 1 ? 'have' : 'has'} the old ${members.length > 1 ? 'values' : 'value'}.`,
      ],
      assume: [
        ...(refused === undefined
          ? ['The ticket does not say whether the request is refused or the value ignored.']
          : []),
        ...call.assume,
      ],
    },
  ]
}

/** "Only users with the role x may call the endpoint; everybody else gets 403." */
function onlyBy(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callHere(slots)
  const refused = answerOf(slots)
  if (call === undefined || refused === undefined) return []
  const who = bare(words.get('clause')).replace(/^(?:the|an?) /iu, '')
  const people = singularNoun(who.toLowerCase() === who ? who : who.charAt(0).toLowerCase() + who.slice(1))
  const person = article('a', people)
  const isToken = /token|key/iu.test(people)
  return [
    {
      title: [`${capital(people)} accepted, everybody else: ${refused.brief}`, `Everybody else: ${refused.brief}`],
      type: 'Negative',
      given: [
        isToken
          ? `${capital(person)} and one without that right are at hand.`
          : `Tokens of ${person} and of somebody without that right are at hand.`,
        otherwiseValid,
      ],
      steps: [
        `Send ${call.request} ${isToken ? 'with' : 'as'} ${person} | None needed | ${acceptedAs(call, facts)}.`,
        `Send ${call.request} ${isToken ? 'with the other token' : 'as the other person'} | None needed | ${refused.text}`,
        ...traceless(call).map((line) =>
          line
            .replace(/No (.+) has been added\.$/u, 'Only the first request has added something.')
            .replace(/is unchanged\.$/u, 'shows only what the first request has changed.')
            .replace(/ is still there\.$/u, ' of the refused request is still there.'),
        ),
      ],
      assume: call.assume,
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

/** "PATCH updates only the fields in the body." */
function partial(slots: Slots): CasePattern[] {
  const { facts } = slots
  const call = callOf(
    /PATCH|PUT/u.test(slots.sentence ?? '') ? (slots.sentence ?? '') : `PATCH ${slots.sentence ?? ''}`,
    facts,
  )
  if (call === undefined) return []
  const names = Object.keys(facts.api?.body ?? {})
  const [one = 'one field', ...others] = names
  return [
    {
      title: 'Only the field that is sent changes',
      given: [`A ${call.noun} with known values is stored.`],
      steps: [
        `Send ${call.read} | None needed | The old values of all fields are returned.`,
        `Send ${call.request} with ${names.length === 0 ? 'a single field' : `${one} alone`} | ${names.length === 0 ? 'One field with a new value' : `"${one}": a new value`} | ${acceptedAs(call, facts)}.`,
        `Send ${call.read} | None needed | ${names.length === 0 ? 'The sent field' : capital(one)} has the new value; ${others.length === 0 ? 'all other fields have' : `${others.join(', ')} and all other fields have`} their old values.`,
      ],
      assume: call.assume,
    },
  ]
}

/** "If one of them is missing, the response is 400." after a list of members. */
function required(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callOf(slots.sentence ?? '', facts)
  const refused = words.has('status') ? answerOf(slots) : undefined
  if (call === undefined || (words.has('status') && refused === undefined)) return []
  const members = asWritten(bare(words.get('list')), slots.sentence)
    .split(/,? (?:and|or) (?![^()]*\))|, (?![^()]*\))/u)
    .map((one) => /^(?<name>[A-Za-z][\w.]*)(?: \((?<more>[^)]*)\))?$/u.exec(one.replace(/^(?:the|an?) /u, ''))?.groups)
  if (members.some((one) => one?.name === undefined) || members.length < 2) return []
  const names = members.flatMap((one) => one?.name ?? [])
  const cases: CasePattern[] = [
    {
      title: [
        `Without ${names.join(', ')}: ${refused?.brief ?? 'refused'}`,
        `Each of the ${String(names.length)} fields left out: ${refused?.brief ?? 'refused'}`,
      ],
      type: 'Negative',
      given: [otherwiseValid],
      steps: [
        ...names.map(
          (name) =>
            `Send ${call.request} without ${name} | ${bodyWithout(name, facts)} | ${(refused?.text ?? 'The status is between 400 and 499.').replace(/names the missing (?:field|member|parameter)/u, `names the missing ${name}`)}`,
        ),
        ...traceless(call),
        `Send ${call.request} with all of them | ${names.join(', ')} | ${acceptedAs(call, facts)}.`,
      ],
      assume: [...(refused === undefined ? ['The ticket names no status for a missing field.'] : []), ...call.assume],
    },
  ]
  for (const one of members) {
    const { low, high } = /^(?<low>\d+) ?(?:to|–|-) ?(?<high>\d+)$/u.exec(one?.more ?? '')?.groups ?? {}
    const name = one?.name ?? ''
    if (low !== undefined && high !== undefined)
      cases.push({
        title: `${name}: ${low} and ${high} accepted, ${String(Number(low) - 1)} and ${String(Number(high) + 1)} refused`,
        type: 'Boundary',
        given: [otherwiseValid],
        steps: [Number(low) - 1, Number(low), Number(high), Number(high) + 1].map(
          (value) =>
            `Send ${call.request} with ${name} ${String(value)} | ${bodyWith({ [name]: value }, facts)} | ${value < Number(low) || value > Number(high) ? 'The status is between 400 and 499.' : `${acceptedAs(call, facts)}.`}`,
        ),
        assume: [`The ticket names no status for ${name} out of its range.`],
      })
  }
  return cases
}

/** Two requests at once: exactly one gets through. */
function atOnce(slots: Slots): CasePattern[] {
  const call = callHere(slots)
  const good = answerOf(slots)
  const bad = answerOf(slots, '2')
  if (call === undefined || bad === undefined) return []
  const what = bare(slots.words.get('clause'))
  return [
    {
      title: [`Two at the same moment: one ${String(good?.status ?? 'accepted')}, the other ${bad.brief}`],
      type: 'Negative',
      technique: 'Error guessing',
      given: [`Two clients are ready to send ${call.request}${what === '' ? '' : `: ${what}`}.`],
      steps: [
        `Send ${call.request} from both clients at the same moment | Two identical requests | One answer has ${(good?.text ?? `${acceptedAs(call, slots.facts)}.`).replace(/^S/u, 's').replace(/\.$/u, '')}, the other has ${bad.text.replace(/^S/u, 's')}`,
        `Send ${call.read} | None needed | Exactly one new ${call.noun} is stored.`,
      ],
      assume: ['Two clients can send within the same second.', ...call.assume],
    },
  ]
}

function simple(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callHere(slots)
  const good = answerOf(slots)
  const said = bare(words.get('clause'))
  if (call === undefined || good === undefined || good.status >= 400) return []
  const faults = faultsOf(said, call, facts) ?? [{ how: '' }]
  return casesOf(said, faults, good, call, facts)
}

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
