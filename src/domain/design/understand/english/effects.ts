import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep, Rule } from '../rule.ts'
import { lowerFirst } from '../step-text.ts'
import { abilityEffect, resultOf } from './ability.ts'
import { valueRow } from './alternatives.ts'
import { causeOf } from './cause.ts'
import { type Effect, longestTitle, titled } from './effect.ts'
import { kept } from './demonstrate.ts'
import { joined, type Made } from './joined.ts'
import { listed } from './listing.ts'
import { experience, observed, phraseEffect } from './observe.ts'
import { isActor, actor } from './person.ts'
import { observation, parseSentence, type Sentence } from './sentence.ts'
import { definite, gerundSubject, isPlural, namedSubject, relativeOf } from './subject.ts'
import { neededFor, shownBy, wrongEntry } from './showing.ts'
import { uniqueness, bothSides } from './sides.ts'
import { statusesOf } from './statuses.ts'
import { imperative, actionsOf } from './step.ts'
import { isAction, participleOf } from './words.ts'

/** The rules that English statements describe, one for each clause that can be tried on its own. */
export function englishEffects(reading: Reading, clauses: Clause[], request?: string): Rule[] {
  const rules: Made[] = []
  let known = ''
  for (const stated of clauses) {
    const clause = withoutLabel(stated)
    const sentence = parseSentence(clause.main)
    const pronoun = sentence !== undefined && /^(?:it|they|this|that)$/i.test(sentence.subject)
    const made = ruleOf(
      reading,
      pronoun || sentence === undefined ? clause : withObjectNamed(clause, sentence, known),
      request,
    )
    if (sentence !== undefined && !pronoun) known = sentence.subject
    const last = rules.at(-1)
    const together = last === undefined ? undefined : joined(reading, last, made, clause)
    // "after that, sending is refused": the other half of a sentence that stands alone has lost its condition.
    if (together !== undefined && last !== undefined) last.rule = together
    else if (!clause.otherwise || made.rule.kind !== 'effect' || made.rule.given.length > 0) rules.push(made)
  }
  return rules.map(({ rule }) => rule)
}

/** "Unlocking early: an Owner can …": the words in front of the colon name the topic of a sentence that is complete without them. */
function withoutLabel(clause: Clause): Clause {
  const { label, rest } =
    /^(?<label>[^:]{2,40}): (?<rest>(?:the|an?|each|every|only|all|no) .{5,})$/iu.exec(clause.main)?.groups ?? {}
  return label === undefined ||
    rest === undefined ||
    parseSentence(label) !== undefined ||
    parseSentence(rest) === undefined
    ? clause
    : { ...clause, main: rest }
}

/** Actions with a row of values, "for one, two or three months": no bound of a limit, and no time that passes. */
export function readChoices(reading: Reading): Rule[] {
  if (reading.language !== 'en' || reading.when.length > 0) return []
  return reading.clauses
    .filter(({ main }) => valueRow.test(main) && parseSentence(main)?.modal === 'can')
    .flatMap((clause) => {
      const { rule } = ruleOf(reading, clause, undefined)
      return rule.kind === 'effect' && rule.steps.length > 1 ? [rule] : []
    })
}

/** "move it to CLOSED": "it" is what the sentence before spoke of. */
function withObjectNamed(clause: Clause, { rest }: Sentence, known: string): Clause {
  return known === '' || !/^(?:it|them)(?!\p{L})/iu.test(rest)
    ? clause
    : { ...clause, main: clause.main.replace(/ (?:it|them)(?!\p{L})/iu, ` ${definite(known)}`) }
}

function ruleOf(reading: Reading, stated: Clause, request: string | undefined): Made {
  // "until check-in" belongs to the action; it is not what brings the action about.
  const { condition, ...unconditional } = stated
  const clause: Clause =
    condition !== undefined && stated.text.slice(0, stated.text.lastIndexOf(condition)).endsWith(' until ')
      ? { ...unconditional, main: stated.text }
      : stated
  const single = uniqueness(reading, stated)
  if (single !== undefined) return { rule: single, caused: true }
  const sides = bothSides(reading, stated)
  if (sides !== undefined) return { rule: sides, caused: true }
  const sentence = parseSentence(clause.main)
  const cause = causeOf(reading, clause, sentence)
  const source = plain(reading, clause.text)
  const statuses = statusesOf(reading, clause, sentence)
  if (statuses !== undefined) return { rule: { ...statuses, source }, caused: true }
  const say = (text: string): string => capitalise(plain(reading, text))
  const effect = (steps: EffectStep[], outcome: string, title: string, more: Partial<Effect> = {}): Effect => ({
    kind: 'effect',
    source,
    given: cause.given,
    steps: [...cause.steps, ...steps],
    outcome,
    title: titled(title),
    ...(cause.dated ? { dated: true } : {}),
    ...(speaksOfRefusal(outcome) ? { refuses: true } : {}),
    ...more,
  })
  if (sentence === undefined) return { rule: phraseEffect(reading, clause, cause, effect), caused: false }
  const { subject } = sentence
  const predicate = observation(sentence)
  const main = plain(reading, `${subject} ${predicate}`)
  const whole = say(source.length <= longestTitle ? source : main)
  if (clause.condition !== undefined) {
    const durable = kept(
      reading,
      sentence,
      (steps, outcome, title, more) => ({ ...effect([], outcome, title, more), steps }),
      clause.condition,
    )
    if (durable !== undefined) return { rule: durable, caused: true }
  }
  if (cause.steps.length > 0) return { rule: effect([], main, whole), caused: true }
  const list = listed(reading, sentence, effect)
  if (list !== undefined) return { rule: list, caused: true }
  const person = experience(reading, sentence, cause, effect)
  if (person !== undefined) return { rule: person, caused: true }
  if (sentence.modal === 'can' && !sentence.passive && /^only /i.test(subject) && isActor(reading, subject)) {
    return {
      rule: {
        kind: 'permission',
        source,
        role: plain(reading, subject.replace(/^only /i, '')),
        exclusive: true,
        action: say(`${sentence.verb} ${sentence.rest}`),
      },
      caused: true,
    }
  }
  if (sentence.modal === 'can' && (isAction(sentence.verb) || sentence.passive)) {
    const ability = abilityEffect(reading, sentence, effect)
    return { rule: { ...ability, given: [...new Set([...cause.given, ...ability.given])] }, caused: true }
  }
  if (/^[\uF000-\uF7FF]$/u.test(subject) && !sentence.passive && (isAction(sentence.verb) || sentence.verb === 'ask'))
    return { rule: effect([{ what: 'control', words: plain(reading, subject) }], main, main), caused: true }
  const action = gerundSubject(sentence) ?? namedSubject(sentence)
  if (action !== undefined)
    return {
      rule: effect(
        [{ what: 'action', words: actionsOf(say(`${action.verb} ${action.rest}`)) }],
        shownBy(reading, sentence) ?? neededFor(reading, sentence) ?? `This ${plain(reading, predicate)}`,
        main,
      ),
      caused: true,
    }
  const entry = wrongEntry(reading, sentence)
  if (entry !== undefined)
    return { rule: effect([entry], shownBy(reading, sentence) ?? main, main, { refuses: true }), caused: true }
  if (
    request !== undefined &&
    /(?:^|\s)(?:endpoint|response|answer|request|call|api|service|body|header|query|parameter)s?(?:\s|$)|=/i.test(
      plain(reading, subject),
    )
  )
    return { rule: effect([{ what: 'request', words: request }], main, main), caused: true }
  const relative = relativeOf(subject)
  if (
    relative !== undefined &&
    parseSentence(`it ${relative.clause}`)?.verb !== 'be' &&
    /^(?:a|an|any|every|each)\s/i.test(relative.head)
  ) {
    return {
      rule: effect(
        [{ what: 'event', words: plain(reading, `${lowerFirst(relative.head)} ${relative.clause}`) }],
        `${say(definite(relative.head))} ${plain(reading, predicate)}`,
        main,
      ),
      caused: true,
    }
  }
  if (
    isActor(reading, subject) &&
    !/(?:^| )(?:on its own|by itself|automatically)(?!\p{L})/iu.test(sentence.rest) &&
    !sentence.passive &&
    isAction(sentence.verb) &&
    sentence.verb !== 'see' &&
    !sentence.negated &&
    sentence.rest !== ''
  ) {
    return {
      rule: effect(
        [{ what: 'action', words: say(imperative(sentence.verb, sentence.rest)) }],
        resultOf(reading, sentence.verb, sentence.rest),
        main,
        { given: [...cause.given, actor(reading, subject)] },
      ),
      caused: true,
    }
  }
  if (sentence.negated && sentence.passive && /^no /i.test(subject)) {
    return {
      rule: effect(
        [
          {
            what: 'action',
            words: `Look up whether ${plain(reading, lowerFirst(subject.replace(/^no /i, /^no \S+s(?: |$)/i.test(subject) ? '' : 'a ').replace(/^a (?=[aeio])/i, 'an ')))} ${isPlural(subject) ? 'are' : 'is'} ${participleOf(sentence.verb)}${sentence.rest === '' ? '' : ` ${plain(reading, sentence.rest.replace(/,? and .*$/, ''))}`}`,
          },
        ],
        main,
        main,
      ),
      caused: true,
    }
  }
  return { rule: observed(reading, sentence, effect), caused: false }
}

/** An outcome that refuses, denies or leaves out: a negative case. */
function speaksOfRefusal(outcome: string): boolean {
  return /(?<!\p{L})(?:refus|reject|declin|denied|blocked|locked|cannot|can['’]t|isn['’]t|aren['’]t|doesn['’]t|don['’]t|(?:is|are|does|do) (?:not|never)|no longer|nothing (?:is|has|happens|may)|greyed out|disabled|error)/iu.test(
    outcome,
  )
}
