import type { CasePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { acceptedAs, asWritten, bodyWith, bodyWithout, callOf, traceless, type Call } from './calls.ts'
import { casesOf, otherwiseValid } from './cases.ts'
import { article, capital, faultsOf, singularNoun } from './faults.ts'

const bare = (text = ''): string => text.replace(/["“”`]/gu, '').trim()

function callHere({ sentence = '', facts }: Slots): Call | undefined {
  return callOf(sentence, facts)
}

/** "Every response contains the header X": on success and on failure. */
export function header(slots: Slots): CasePattern[] {
  const call = callHere(slots)
  const name = bare(slots.words.get('word'))
  if (call === undefined || !/^[A-Z][\w]*(?:-[A-Z]\w*)+$|^(?:ETag|Location|Allow|Vary)$/u.test(name)) return []
  const told = bare(slots.words.get('rest'))
  const isClause = /^(?:how|when|what|which|where|until|the )/iu.test(told)
  const isLeft = /(?:left|remain)/iu.test(told)
  const value = isClause ? '' : told
  const seen =
    value === ''
      ? `The response has the header ${name}${isClause && !isLeft ? `; it says ${told}` : ''}.`
      : `The response has the header ${name} ${value}.`
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
        ...(isLeft
          ? [`Send the same request again | None needed | The number in ${name} is one lower than before.`]
          : []),
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
export function contents(slots: Slots): CasePattern[] {
  const call = callHere(slots)
  const sample = [...(slots.words.get('rest') ?? '').matchAll(/"(?<name>\w+)"\s*:/gu)]
    .map(({ groups }) => groups?.name ?? '')
    .join(', ')
  const named = sample === '' ? bare(slots.words.get('list')) : sample
  if (call === undefined || named === '') return []
  const isError = /error|problem|4xx|failure/iu.test(slots.words.get('thing') ?? '')
  const things = named
    .split(/,? (?:and|or|as well as) (?![^()]*\))|, (?![^()]*\))/u)
    .map((one) => one.replace(/^(?:the|an?|its|also) /u, ''))
  if (things.some((one) => one === '' || one.split(' ').length > 9)) return []
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

/** "The response must never contain the date of birth." */
export function neverShown(slots: Slots): CasePattern[] {
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
          : [`Send ${call.read} | None needed | The response does not have the ${thing} either.`]),
      ],
    },
  ]
}

/** "Unknown fields in the body are ignored." */
export function unknownFields(slots: Slots): CasePattern[] {
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
export function readOnly(slots: Slots): CasePattern[] {
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
export function onlyBy(slots: Slots): CasePattern[] {
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
export function cannot(slots: Slots): CasePattern[] {
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
export function partial(slots: Slots): CasePattern[] {
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
export function required(slots: Slots): CasePattern[] {
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
export function atOnce(slots: Slots): CasePattern[] {
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

export function simple(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callHere(slots)
  const good = answerOf(slots)
  const said = bare(words.get('clause'))
  if (call === undefined || good === undefined || good.status >= 400) return []
  const faults = faultsOf(said, call, facts) ?? [{ how: '' }]
  return casesOf(said, faults, good, call, facts)
}
