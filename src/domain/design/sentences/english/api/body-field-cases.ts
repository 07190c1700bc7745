import type { CasePattern } from '../../pattern.ts'
import type { Slots } from '../../slots.ts'
import { answerOf } from './answers.ts'
import { acceptedAs, asWritten, bodyWith, bodyWithout, bare, callOf, traceless } from './calls.ts'
import { otherwiseValid } from './cases.ts'
import { capital } from './nouns.ts'

/** "Unknown fields in the body are ignored." */
export function unknownFields(slots: Slots): CasePattern[] {
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
