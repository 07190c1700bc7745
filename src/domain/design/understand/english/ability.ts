import type { Reading } from '../reading.ts'
import { lowerFirst } from '../step-text.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import { stateOf } from './cause.ts'
import type { Effect, Make } from './effect.ts'
import { agentOf, isActor, actor } from './person.ts'
import { parseSentence, type Sentence } from './sentence.ts'
import { definite, isPlural, lowerArticle, tokensOf } from './subject.ts'
import { behindVerb } from './step.ts'
import { alternatives } from './alternatives.ts'
import { determiners, participleOf, prepositions, verbOfParticiple } from './words.ts'

/** "The donor can set any amount": an action with its object and values, and what it leads to. */
export function abilityEffect(reading: Reading, sentence: Sentence, effect: Make): Effect {
  const { subject, passive, verb, negated, lead } = sentence
  const whole = plain(reading, `${subject} ${sentence.predicate}`)
  const { rest, role, only } = agentOf(
    reading,
    sentence.rest.replace(/ (?:at any time|at all times|whenever (?:they|he or she) (?:like|want|wish)(?:es)?)$/iu, ''),
  )
  const exclusive = /^only /i.test(subject)
  const roles = passive || negated ? [] : rolesIn(reading, plain(reading, subject))
  if (roles.length > 1 && !/^(?:see|view|find)$/.test(verb))
    return effect(
      [
        ...roles.map((one) => ({
          what: 'action' as const,
          words: `As ${one}: ${plain(reading, behind(verb, sentence.rest))}`,
          outcome: 'It is carried out, and its result is still there after a reload',
        })),
        ...(exclusive
          ? [
              {
                what: 'action' as const,
                words: `As somebody else: try to ${plain(reading, behind(verb, sentence.rest))}`,
                refused: true,
              },
            ]
          : []),
      ],
      '',
      whole,
      { given: lead === '' ? [] : [stateOf(reading, lead)] },
    )
  const object = passive ? subject.replace(/^(?:only|no) /i, '') : ''
  const person = passive ? role : subject
  const given = lead === '' ? [] : [stateOf(reading, lead)]
  if (person !== undefined && isActor(reading, person) && !/^(?:two|both) /i.test(plain(reading, person)))
    given.push(actor(reading, person))
  // "cannot be reopened and their balance goes back": a sentence of its own is not tried.
  const tried = negated ? withoutSentence(rest) : rest
  const stretch = passive ? `${verb}${behindVerb(tried, lowerArticle(object))}` : `${verb} ${tried}`
  const words = capitalise(plain(reading, stretch))
  if (negated && /^two /i.test(plain(reading, subject)))
    return effect(
      [
        {
          what: 'action',
          words: `Let ${lowerFirst(plain(reading, subject))} try to ${plain(reading, stretch)}`,
          refused: true,
        },
      ],
      capitalise(whole),
      whole,
    )
  // "can't be activated again or refunded": each of the two is tried.
  const { before, other, after } =
    (passive
      ? /^(?<before>[^,]{0,40}?) ?or (?<other>\p{L}+)(?<after>(?: [^,]{2,60})?)$/u.exec(tried)?.groups
      : undefined) ?? {}
  const second = other === undefined ? undefined : verbOfParticiple(other)
  const attempts =
    second === undefined
      ? [stretch]
      : [
          `${verb}${behindVerb(before ?? '', lowerArticle(object))}`,
          `${second}${behindVerb((after ?? '').trim(), lowerArticle(object))}`,
        ]
  const message = /,? and (?:sees|gets|is shown) (?<message>[\uF000-\uF7FF])$/u.exec(rest)?.groups?.message
  if (negated)
    return effect(
      attempts.map((attempt) => ({
        what: 'action' as const,
        words: `Try to ${plain(reading, attempt)}`.replace(/ their own /, ' your own '),
        refused: true,
        ...(message === undefined ? {} : { outcome: `It is refused; ${plain(reading, message)} is displayed` }),
      })),
      '',
      whole,
      { given },
    )
  if (/^(?:see|view|find)$/.test(verb) && !passive) return effect(seenAndUnseen(reading, rest), '', whole, { given })
  const contrast = notTheOther(reading, stretch)
  if (contrast !== undefined) return effect(contrast, '', words, { given })
  const choices = alternatives(reading, stretch)
  if (choices !== undefined) return effect(choices.steps, '', choices.title, { given })
  const status = /^(?:move|change|set|switch|put)$/.test(verb)
    ? /(?:^| )to ([A-Z][A-Z_]{2,}|[\uF000-\uF7FF])/u.exec(rest)?.[1]
    : undefined
  const outcome =
    status !== undefined
      ? `The status is ${plain(reading, status)}`
      : /^(?:filter|search)$/.test(verb)
        ? 'All entries that match are listed, and no others'
        : verb === 'sort'
          ? 'The entries are listed in the chosen order'
          : passive
            ? `${capitalise(plain(reading, definite(object)))} ${isPlural(object) ? 'are' : 'is'} ${participleOf(verb)}${rest === '' ? '' : ` ${plain(reading, rest)}`}`
            : resultOf(reading, verb, rest)
  const step: EffectStep = { what: 'action', words, ...(outcome === '' ? {} : { outcome }) }
  const bounded = /^(?<start>.*? ?)(?<preposition>for|in|on|from|to) (?<object>[^,;]{3,80}) only$/iu.exec(
    stretch,
  )?.groups
  if (bounded?.start !== undefined && bounded.object !== undefined && !negated) {
    const start = plain(reading, `${bounded.start}${bounded.preposition ?? ''}`)
    const kind = plain(reading, bounded.object)
    return effect(
      [
        { what: 'action', words: capitalise(`${start} ${kind}`) },
        { what: 'action', words: `Try to ${start} anything but ${kind}`, refused: true },
      ],
      '',
      words,
      { given },
    )
  }
  if (exclusive && passive) {
    const noun = plain(reading, object)
    return effect(
      [
        step,
        {
          what: 'action',
          words: `Try to ${verb} others than ${noun}${rest === '' ? '' : ` ${plain(reading, rest)}`}`,
          refused: true,
        },
      ],
      '',
      whole,
      { given },
    )
  }
  return effect([step], '', only ? whole : words.length <= 78 ? words : whole, { given })
}

/** "unlock Staff and Accountant, not another Owner": the second is tried in vain. */
function notTheOther(reading: Reading, stretch: string): EffectStep[] | undefined {
  const { done, other } =
    /^(?<done>[^,]{3,120}), (?:but )?(?:not|never) (?<other>[^,;]{2,80})$/iu.exec(stretch)?.groups ?? {}
  if (done === undefined || other === undefined || parseSentence(other) !== undefined) return undefined
  const [verb = '', ...rest] = done.split(' ')
  const link = rest.findIndex((word) => /^(?:into|to|for|with|from|in|on|by)$/iu.test(word))
  const prefix = prepositions.has(other.split(' ')[0] ?? '') || link < 0 ? [] : rest.slice(0, link + 1)
  const before =
    prefix.length === 0 && link > 0 && prepositions.has(other.split(' ')[0] ?? '') ? rest.slice(0, link) : prefix
  return [
    {
      what: 'action',
      words: capitalise(plain(reading, done)),
      outcome: 'It is carried out, and its result is still there after a reload',
    },
    {
      what: 'action',
      words: `Try to ${plain(reading, [verb.toLowerCase(), ...before, other].join(' '))}`,
      refused: true,
    },
  ]
}

function withoutSentence(rest: string): string {
  // "can no longer sign in and sees @": what is seen is not tried.
  const seen = rest.search(/,? and (?:sees|gets|receives|is (?:shown|told|asked|informed)) /iu)
  if (seen > 0) return rest.slice(0, seen)
  const at = rest.search(/(?:^|,? )and (?=(?:the|an?|its|their|no) )/iu)
  if (at < 0) return rest
  return parseSentence(rest.slice(at).replace(/^,? ?and /iu, '')) === undefined ? rest : rest.slice(0, at)
}

function behind(verb: string, rest: string): string {
  return `${verb}${/^,/.test(rest) ? '' : ' '}${rest}`.trim()
}

/** "Only the assigned handler and Fraud": each of the roles that may act. */
function rolesIn(reading: Reading, subject: string): string[] {
  const parts = subject.replace(/^(?:only|both) /iu, '').split(/, (?:and |or )?| and | or /u)
  return parts.some((part) => isActor(reading, part)) &&
    parts.length > 1 &&
    parts.length < 5 &&
    parts.every((part) => /^(?:(?:the|an?) (?:\p{L}+ ){0,2}\p{L}+|\p{Lu}\p{L}+(?: \p{L}+)?)$/u.test(part))
    ? parts.map((part) => (/^(?:the|an?) /iu.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part))
    : []
}

/** "see the place in the queue, not the names": one step for what is there and one for what is not. */
export function seenAndUnseen(reading: Reading, rest: string): EffectStep[] {
  const [seen = '', unseen] = plain(reading, rest).split(/,? (?:but )?not (?=\p{L})/u)
  const shown = seen.replace(/^only /, '')
  const lines: EffectStep[] = [
    {
      what: 'action',
      words: `Look for ${shown}`,
      outcome: `${capitalise(shown)} ${isPlural(shown) ? 'are' : 'is'} displayed`,
    },
  ]
  if (unseen !== undefined)
    lines.push({
      what: 'action',
      words: `Look for ${unseen}`,
      outcome: `${capitalise(unseen)} ${isPlural(unseen) || / or /.test(unseen) ? 'are' : 'is'} not displayed`,
    })
  return lines
}

/** "set any amount" leads to "The amount is set"; empty where there is no object. */
export function resultOf(reading: Reading, verb: string, rest: string): string {
  const tokens = tokensOf(rest)
  const end = tokens.findIndex(
    ({ word }, at) =>
      at > 0 &&
      ((prepositions.has(word.toLowerCase()) && word.toLowerCase() !== 'of') ||
        /^(?:and|or|to|that|which|who|when|if|so|,|;|once|twice|free|only|again|at|[\uE000-\uE7FF])$/u.test(word)),
  )
  const object = (end < 0 ? rest : rest.slice(0, tokens[end]?.at ?? rest.length)).trim()
  const first = tokens[0]?.word.toLowerCase() ?? ''
  if (
    object === '' ||
    prepositions.has(first) ||
    /^(?:it|them|him|her|to|this|that)$/.test(first) ||
    / and [a-z]+ /.test(rest) ||
    !(determiners.has(first) || /^[\uF000-\uF7FF]/u.test(first)) ||
    (end >= 0 && /^(?:and|or|,)$/.test(tokens[end]?.word ?? ''))
  )
    return ''
  const tail = end < 0 ? '' : rest.slice(tokens[end]?.at ?? rest.length)
  return `${capitalise(plain(reading, definite(object)))} ${isPlural(object) ? 'are' : 'is'} ${participleOf(verb)}${tail === '' ? '' : ` ${plain(reading, tail)}`}`
}
