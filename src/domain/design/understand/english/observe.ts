import { quoteIndexes } from '../marked-text.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { lowerFirst } from '../step-text.ts'
import { seenAndUnseen, resultOf } from './ability.ts'
import type { Cause } from './cause.ts'
import { actsByNoun } from './acts.ts'
import { demonstrated, viewing } from './demonstrate.ts'
import type { Effect, Make } from './effect.ts'
import type { EffectStep } from '../rule.ts'
import { isActor, actor, oneOf } from './person.ts'
import { observation, speaksOfSeveral, type Sentence } from './sentence.ts'
import { definite, isPlural, lowerArticle, pluralOf, tokensOf } from './subject.ts'
import { determiners, gerundOf, isAction, isStem, participleOf } from './words.ts'

const noticeWords =
  /(?<!\p{L})(?:e-?mail|push|sms|text message|message|notification|receipt|reminder|letter)s?(?!\p{L})/iu

/** "right after the payment", "for each lock": what a message follows. */
function triggerIn(rest: string): EffectStep[] {
  const { noun } =
    /(?:^| )(?:(?:right |straight |immediately |directly |shortly )?after (?:the|an?|each|every)|for (?:each|every)) (?:new )?(?<noun>[\p{L}-]+)(?=,|$)/iu.exec(
      rest,
    )?.groups ?? {}
  if (noun === undefined) return []
  const act = actsByNoun[noun.toLowerCase()]
  const words = `${act ?? 'Bring about'} ${act === undefined ? 'one' : /^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
  return [{ what: 'action', words }]
}

/** "Readers do not see the name. Editors see everything": the name as well. */
function hiddenFromOthers({ clauses }: Reading): string | undefined {
  return clauses
    .map(({ main }) => / (?:do|does)(?: not|n['’]t) see (?<object>[^.;]{3,100})$/iu.exec(main)?.groups?.object)
    .find((object) => object !== undefined)
    ?.replace(/ or (?=[^,]+$)/u, ' and ')
}

/** What a person sees, gets or has to do: the tester signs in as that person. */
export function experience(reading: Reading, sentence: Sentence, cause: Cause, effect: Make): Effect | undefined {
  const { subject, verb, rest, negated, passive, modal } = sentence
  if (passive || !isActor(reading, subject) || /^(?:no|nobody|only) ?/i.test(subject) || rest === '') return undefined
  const main = plain(reading, `${subject} ${observation(sentence)}`)
  const who = plain(reading, oneOf(subject))
  const given = [...cause.given]
  if (modal !== 'can' && /^(?:see|find|view|have)$/.test(verb) && !/^(?:to|been) /.test(rest)) {
    const object = plain(
      reading,
      (/^(?:everything|all of it|all of them)$/iu.test(rest) ? (hiddenFromOthers(reading) ?? rest) : rest)
        .replace(/^(?:only|just|also|no) /i, '')
        .replace(/,? (?:at all|but|with|when|if|as soon as|until) .*$|,? at all$/iu, ''),
    )
    const contrasted = / not \p{L}/u.test(object) && !negated
    return effect(
      contrasted
        ? seenAndUnseen(reading, rest)
        : [{ what: 'action', words: `Look for ${object.replace(/,? only$/iu, '')}` }],
      contrasted
        ? ''
        : /(?<!\p{L})only(?!\p{L})/iu.test(rest)
          ? `Nothing but ${object.replace(/,? only$/iu, '')} is displayed`
          : `${capitalise(object)} ${isPlural(object) ? 'are' : 'is'} ${negated ? 'not ' : ''}displayed`,
      main,
      { given: [...given, `The tester is signed in as ${who}`], ...(negated ? { refuses: true } : {}) },
    )
  }
  if (modal !== 'can' && /^(?:get|receive)$/.test(verb) && noticeWords.test(plain(reading, rest)))
    return effect(
      [
        ...triggerIn(plain(reading, rest)),
        { what: 'action', words: `Open the messages of ${plain(reading, definite(oneOf(subject)))}` },
      ],
      main,
      main,
      { given },
    )
  if (modal !== 'must' || negated || !isAction(verb)) return undefined
  const done = plain(reading, `${verb} ${rest}`)
  return effect(
    [
      { what: 'action', words: `Try to continue without ${gerundOf(verb)} ${plain(reading, rest)}`, refused: true },
      { what: 'action', words: `${capitalise(done)} and continue`, outcome: 'It is accepted' },
    ],
    '',
    plain(reading, `${subject} must ${verb} ${rest}`),
    { given: [...given, actor(reading, subject)] },
  )
}

/** Something to be looked at: "look at the response", "it contains …". */
export function observed(reading: Reading, sentence: Sentence, effect: Make): Effect {
  const { subject, verb, passive, rest, negated } = sentence
  const predicate = observation(sentence)
  const whole = plain(reading, `${subject} ${predicate}`)
  const shown = demonstrated(reading, sentence, effect)
  if (shown !== undefined) return shown
  const few = atLeast(reading, sentence, effect)
  if (few !== undefined) return few
  const exact = /^exactly (?:\S+) (?<noun>[\p{L}-]+(?: [\p{L}-]+){0,2})$/iu.exec(subject)?.groups?.noun
  if (passive && !negated && exact !== undefined)
    return effect(
      [
        {
          what: 'action',
          words: `Count the ${isPlural(exact) ? exact : pluralOf(exact)} that are ${participleOf(verb)}${rest === '' ? '' : ` ${plain(reading, rest)}`}`,
        },
      ],
      whole,
      whole,
    )
  // "The old card is blocked at once": something has happened before.
  if (
    passive &&
    !negated &&
    refusals.test(verb) &&
    !/^(?:at once|immediately|instantly|automatically|then)/iu.test(rest)
  ) {
    const outcome = `${capitalise(whole)}; nothing has changed after a reload`
    return effect(
      [{ what: 'action', words: `Try ${plain(reading, lowerArticle(subject))}`, refused: true, outcome }],
      outcome,
      whole,
    )
  }
  if (passive && isActor(reading, subject)) {
    const reached = plain(reading, `${lowerArticle(subject)} is ${participleOf(verb)}`)
    if (/^(?:tell|inform|notify|warn)$/.test(verb))
      return effect([{ what: 'action', words: `Read what ${reached}` }], whole, whole)
    if (/^(?:ask|prompt)$/.test(verb))
      return effect([{ what: 'action', words: `Continue until ${reached}` }], whole, whole)
  }
  if (/^(?:no|nobody|nothing|only)(?:\s|$)/i.test(subject)) {
    const thing = plain(reading, subject.replace(/^(?:no|only|nothing of) /i, ''))
    const place = /^(?:in|on|at|from|within) /.test(rest) ? ` ${plain(reading, rest)}` : ''
    return effect([{ what: 'action', words: `Look for ${lowerArticle(thing)}${place}` }], whole, whole)
  }
  if (/^there$/i.test(subject))
    return effect([{ what: 'action', words: `Look for ${plain(reading, rest)}` }], capitalise(whole), whole)
  const pronoun = speaksOfSeveral(sentence) ? 'They' : 'It'
  const seen = passive && /^(?:show|display|list|offer|hide)$/.test(verb)
  const place = /^(?:only )?(?<place>(?:for|to|on|in|at) .+?)(?: only)?$/iu.exec(rest)?.groups?.place
  if (seen && !negated && place !== undefined && /(?:^only | only$)/i.test(rest)) {
    const [preposition = '', ...object] = plain(reading, place).split(' ')
    const look = `Look for ${plain(reading, lowerArticle(subject))}`
    const who = object.join(' ')
    const [there, elsewhere] =
      preposition === 'to' || isActor(reading, who)
        ? [`as ${who}`, 'as somebody else']
        : [`${preposition} ${who}`, `${preposition} anything but ${who}`]
    const participle = participleOf(verb)
    const be = pronoun === 'It' ? 'is' : 'are'
    return effect(
      [
        { what: 'action', words: `${look} ${there}`, outcome: `${pronoun} ${be} ${participle}` },
        { what: 'action', words: `${look} ${elsewhere}`, outcome: `${pronoun} ${be} not ${participle}` },
      ],
      '',
      whole,
    )
  }
  const thing = plain(reading, lowerArticle(subject))
  const words = seen ? `Look for ${thing}` : viewing(reading, sentence)
  // Only what the step has named is "it" in the outcome.
  const outcome =
    !seen && words.endsWith(thing) && !words.startsWith('Act as') && !isActor(reading, subject)
      ? `${pronoun} ${plain(reading, predicate)}`
      : capitalise(whole)
  return effect([{ what: 'action', words }], outcome, whole)
}

/** "always keeps at least one banner": all but the last one can be removed. */
function atLeast(
  reading: Reading,
  { subject, verb, rest, passive, negated, predicate }: Sentence,
  effect: Make,
): Effect | undefined {
  const noun = /^at least one (?<noun>[\p{L}-]+(?: [\p{L}-]+){0,2})$/iu.exec(rest)?.groups?.noun
  if (
    noun === undefined ||
    passive ||
    negated ||
    !/^(?:keep|have|hold|retain)$/.test(verb) ||
    isActor(reading, subject)
  )
    return undefined
  const place = plain(reading, lowerArticle(subject))
  return effect(
    [
      {
        what: 'action',
        words: `Remove ${pluralOf(noun)} from ${place} until only one is left`,
        outcome: `${capitalise(place)} has one ${noun}`,
      },
      { what: 'action', words: `Try to remove the last ${noun}`, outcome: `The last ${noun} is still there` },
    ],
    '',
    plain(reading, `${subject} ${predicate}`),
    { refuses: true },
  )
}

const refusals = /^(?:refuse|reject|decline|deny|block)$/

/** A criterion without a verb, or an instruction to whoever builds it. */
export function phraseEffect(reading: Reading, clause: Clause, cause: Cause, effect: Make): Effect {
  const whole = plain(reading, clause.main)
  const [first, second] = tokensOf(clause.main)
  const verb = first?.word.toLowerCase() ?? ''
  if (cause.steps.length > 0) return effect([], whole, whole)
  if (
    isStem(verb) &&
    second !== undefined &&
    (determiners.has(second.word.toLowerCase()) || quoteIndexes(second.word).length > 0)
  ) {
    const outcome = resultOf(reading, verb, clause.main.slice(first?.end ?? 0).trim())
    if (outcome !== '')
      return effect([{ what: 'look', words: lowerFirst(outcome.split(/ (?:is|are) /)[0] ?? whole) }], outcome, whole, {
        open: 'outcome',
      })
  }
  const short = whole.split(' ').length <= 7 && !/[=:]/.test(whole)
  return short
    ? effect(
        [{ what: 'action', words: `Look for ${lowerArticle(whole)}` }],
        `${capitalise(whole)} ${isPlural(whole) ? 'are' : 'is'} there`,
        whole,
        {
          open: 'outcome',
        },
      )
    : effect([{ what: 'action', words: 'Look at an example to which this rule applies' }], capitalise(whole), whole, {
        open: 'outcome',
      })
}
