import type { CasePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { acceptedAs, bare, callOf, traceless, type Call } from './calls.ts'
import { casesOf, otherwiseValid } from './cases.ts'
import { article, capital, singularNoun } from './nouns.ts'
import { faultsOf } from './faults.ts'

/** The request that the sentence is about. */
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

/** A valid request, and what it is answered with. */
export function simple(slots: Slots): CasePattern[] {
  const { words, facts } = slots
  const call = callHere(slots)
  const good = answerOf(slots)
  const said = bare(words.get('clause'))
  if (call === undefined || good === undefined || good.status >= 400) return []
  const faults = faultsOf(said, call, facts) ?? [{ how: '' }]
  return casesOf(said, faults, good, call, facts)
}
