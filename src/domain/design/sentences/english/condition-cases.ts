import { parseSentence } from '../../understand/english/sentence.ts'
import type { CasePattern } from '../pattern.ts'
import { edgeOf } from './edges.ts'
import { observed, oppositeOutcome, outcomesIn, resolved } from './outcomes.ts'
import { situationOf, type Situation } from './situations.ts'
import { actFrom, capital, line, lowerArticle, oppositeOf, resultOf, thingOf, isLook, timed } from './wording.ts'

/** A clause that can be read and has a subject. */
const whole = (clause: string): boolean => {
  const parsed = parseSentence(clause)
  return parsed !== undefined && parsed.subject !== ''
}

/** An outcome with a verb of its own; also a quoted text that is shown. */
function readable(outcome: string, cond = ''): boolean {
  if (timed.test(`${cond} ${outcome}`) || /(?:^| )for (?:each|every) /iu.test(outcome)) return false
  return outcomesIn(outcome).every(whole) && !/(?<!\p{L})(?:if|when|unless|otherwise)(?!\p{L})/iu.test(outcome)
}

/** A condition of two clauses that parse each. */
function alternativesIn(cond: string): { parts: string[]; and: boolean } {
  for (const word of ['or', 'and'] as const) {
    const parts = cond.split(
      new RegExp(`,? ${word} (?=(?:the|an?|its|their|no|there|it|they|all|["“])(?: |(?<=["“])))`, 'iu'),
    )
    if (parts.length === 2 && parts.every(whole)) return { parts, and: word === 'and' }
  }
  return { parts: [cond], and: false }
}

/** "The gate opens when the ticket is scanned", or what of it fits. */
function titles(joint: string, cond: string, outcome: string): string[] {
  const [first = outcome] = outcomesIn(outcome)
  const condition = /^I /u.test(cond) ? cond : lowerArticle(cond)
  return [
    `${capital(outcome)} ${joint} ${condition}`,
    `${capital(first)} ${joint} ${condition}`,
    `${capital(joint)} ${condition}: ${lowerArticle(first)}`,
    capital(outcome),
    capital(first),
    `What happens ${joint} ${condition}`,
    capital(condition),
    'Condition met and not met',
  ].filter((title) => title.length <= 80)
}

/** The action of the event is done: what its own result is, where the outcome is only seen later. */
function doneBy({ action, event, clause }: Situation): string | undefined {
  if (!event) return undefined
  const act = action.charAt(0).toLowerCase() + action.slice(1).replace(/ as (?:an?|another) [^"“]*$/u, '')
  if (
    /^make /u.test(act) &&
    /^Make (?:the|an?|its|all) /u.test(action) &&
    !/^Make (?:the|an?) (?:payment|purchase|booking|reservation|donation|deposit|transfer|call|change|copy|offer|bid)(?: |$)/u.test(
      action,
    )
  )
    return capital(clause)
  const result = resultOf(act)
  return /^the change/u.test(result) || isLook(act) ? 'It is carried out without an error message' : result
}

/** An outcome that keeps somebody from something. */
const refuses = (outcome: string): boolean =>
  /(?<!\p{L})(?:cannot|not|no longer|refused|rejected|denied|declined|blocked|locked|disabled|greyed|error|impossible|hidden)(?!\p{L})/iu.test(
    outcome.replace(/["“][^"”]*["”]/gu, ''),
  )

/** If X, Y: the condition arranged and each outcome observed; for a state also its opposite. */
export function conditionCases(cond: string, outcome: string): CasePattern[] | undefined {
  if (!readable(outcome, cond)) return undefined
  const { parts, and } = alternativesIn(cond)
  if (parts.length === 2) return and ? bothNeeded(parts, outcome) : eachEnough(parts, outcome)
  // "restarts or has no signal": two conditions in one.
  if (/ or /u.test(cond.replace(/["“][^"”]*["”]/gu, ''))) return undefined
  const situation = situationOf(cond)
  if (situation === undefined) return undefined
  const needed = neededFor(cond, outcome)
  if (needed !== undefined) return needed
  const bounded = edgeCases(cond, outcome, false)
  if (bounded !== undefined) return bounded
  const opposite = situation.event ? undefined : oppositeOf(situation.clause)
  const contrary = opposite === undefined ? undefined : situationOf(opposite)
  // What follows from the first outcome need not fail to come about for other reasons.
  const [first = outcome] = outcomesIn(outcome)
  const otherwise = oppositeOutcome(first, situation.subject)
  const steps = [
    ...observed(situation.action, outcome, situation.subject, doneBy(situation)),
    ...(contrary === undefined || otherwise === undefined
      ? []
      : contrast(contrary, outcome, otherwise, situation.subject)),
  ]
  const shown = resolved(outcome, situation.subject)
  const joint = whole(cond) ? (situation.event ? 'when' : 'if') : 'after'
  return [
    {
      title: titles(joint, cond, shown),
      type: refuses(shown) ? 'Negative' : 'Positive',
      given: situation.given,
      steps,
      ...(contrary === undefined || otherwise === undefined
        ? {}
        : { assume: ['The opposite case is not described; it is taken to behave the other way round.'] }),
    },
  ]
}

/** "If a request is rejected, a reason is mandatory": the act is refused without it. */
function neededFor(cond: string, outcome: string): CasePattern[] | undefined {
  const thing =
    /^(?<thing>.{2,60}?) (?:is|are|becomes?) (?:then )?(?:mandatory|required|compulsory|a mandatory field|necessary)$/iu.exec(
      outcome,
    )?.groups?.thing
  const situation = situationOf(cond)
  if (
    thing === undefined ||
    situation?.event !== true ||
    !/ (?:is|are|has been) [a-z]+(?:ed|en|t|n)(?: |$)/u.test(cond)
  )
    return undefined
  const act = situation.action.charAt(0).toLowerCase() + situation.action.slice(1)
  const what = lowerArticle(thing)
  const bare = capital(what.replace(/^(?:the|an?) /u, ''))
  return [
    {
      title: [`${situation.action} without ${what}: refused, with it: accepted`, `Not without ${what}`],
      type: 'Negative',
      steps: [
        line(`Try to ${act} without ${what}`, `It is refused; ${resultOf(act, true)}`, `${bare}: left empty`),
        line(`${act} with ${what}`, resultOf(act), `${bare}: filled in`),
      ],
    },
  ]
}

/** A condition with a value: what is seen at its last value and at the first beyond it. */
function edgeCases(cond: string, outcome: string, only: boolean): CasePattern[] | undefined {
  const edge = edgeOf(cond)
  const [inside, outside] = edge === undefined ? [] : [situationOf(edge.inside), situationOf(edge.outside)]
  const otherwise = inside === undefined ? undefined : oppositeOutcome(outcome, inside.subject)
  if (inside === undefined || outside === undefined || otherwise === undefined) return undefined
  const met = observed(inside.action, outcome, inside.subject, doneBy(inside))
  const missed = observed(outside.action, otherwise.replace(/\.$/u, ''), inside.subject, doneBy(outside))
  return [
    {
      title: titles(only ? 'only if' : 'if', cond, outcome),
      type: 'Boundary',
      steps: only ? [...missed, ...met] : [...met, ...missed],
      ...(only
        ? {}
        : { assume: ['What happens beyond the limit is not described; the outcome is taken not to occur there.'] }),
    },
  ]
}

/** What is seen where the condition is not met. */
function contrast(contrary: Situation, outcome: string, otherwise: string, subject: string): string[] {
  const turned = observed(contrary.action, otherwise.replace(/\.$/u, ''), subject)
  return outcomesIn(outcome).length === 1 ? turned : [line(contrary.action, otherwise)]
}

function eachEnough(parts: string[], outcome: string): CasePattern[] | undefined {
  const situations = parts.map(situationOf)
  const [first, second] = situations
  if (first === undefined || second === undefined) return undefined
  return [
    {
      title: titles('if', parts.join(' or '), outcome),
      technique: 'Decision table',
      type: refuses(outcome) ? 'Negative' : 'Positive',
      steps: [first, second].flatMap((one) => observed(one.action, outcome, first.subject, doneBy(one))),
    },
  ]
}

function bothNeeded(parts: string[], outcome: string, told = false): CasePattern[] | undefined {
  // "when the field is left and an invalid one shows "…"": what is seen is no condition.
  if (
    parts.some(
      (part) => /["“]/u.test(part) && /(?<!\p{L})(?:shows?|displays?|displayed|shown|appears?)(?!\p{L})/u.test(part),
    )
  )
    return undefined
  const [one = '', other = ''] = parts
  const [notOne, notOther] = [oppositeOf(one), oppositeOf(other)]
  const [subject = ''] = parts.map((part) => situationOf(part)?.subject ?? '')
  const otherwise = oppositeOutcome(outcome, subject)
  if (notOne === undefined || notOther === undefined || otherwise === undefined) return undefined
  const both = (a: string, b: string): string => `Prepare a case in which ${lowerArticle(a)} and ${lowerArticle(b)}`
  return [
    {
      title: titles(told ? 'only if' : 'if', parts.join(' and '), outcome),
      technique: 'Decision table',
      type: refuses(outcome) ? 'Negative' : 'Positive',
      steps: [
        ...observed(both(one, notOther), otherwise.replace(/\.$/u, ''), subject),
        ...observed(both(notOne, other), otherwise.replace(/\.$/u, ''), subject),
        ...observed(both(one, other), outcome, subject),
      ],
      assume: told
        ? []
        : [
            'The ticket does not say what happens if only one condition is met; the outcome is taken not to occur then.',
          ],
    },
  ]
}

/** If X, Y without a comma between them. */
export function checkSteps(cond: string, outcome: string): CasePattern[] | undefined {
  return (whole(cond) || situationOf(cond) !== undefined) && whole(outcome) ? conditionCases(cond, outcome) : undefined
}

/** Y unless X, Y until X: Y without the condition, not Y with it. */
export function unlessCases(condition: string, outcome: string): CasePattern[] | undefined {
  if (!readable(outcome, condition) || outcomesIn(outcome).length > 1) return undefined
  const cond = named(condition, outcome)
  const situation = situationOf(cond)
  const opposite = situation === undefined ? undefined : oppositeOf(situation.clause)
  const otherwise = situation === undefined ? undefined : oppositeOutcome(outcome, situation.subject)
  if (situation === undefined || opposite === undefined || otherwise === undefined) return undefined
  const before = `Prepare a case in which ${opposite}`
  const plain = situationOf(opposite)
  const first = plain === undefined || plain.event ? before : plain.action
  return [
    {
      title: titles('unless', cond, outcome),
      technique: 'Decision table',
      type: 'Negative',
      steps: [
        ...observed(first, resolved(outcome, situation.subject), situation.subject),
        ...observed(situation.action, otherwise.replace(/\.$/u, ''), situation.subject, doneBy(situation)),
      ],
    },
  ]
}

/** "can only be changed after entering the password": refused without it. */
function afterDoing(cond: string, outcome: string): CasePattern[] | undefined {
  const { thing, done } = /^(?<thing>.{2,60}?) can be (?<done>[a-z]+(?: [^,]{2,60})?)$/iu.exec(outcome)?.groups ?? {}
  const act = thing === undefined || done === undefined ? undefined : actFrom(thing, done)
  const situation = situationOf(cond)
  if (act === undefined || situation?.event !== true || !/^[a-z]+ing /iu.test(cond)) return undefined
  return [
    {
      title: titles('only after', cond, outcome),
      type: 'Negative',
      steps: [
        line(`Try to ${act} without ${lowerArticle(cond)}`, `It is not possible; ${resultOf(act, true)}`),
        line(situation.action, doneBy(situation) ?? ''),
        line(act, resultOf(act)),
      ],
    },
  ]
}

/** "another reader has reserved them" behind "books can be renewed": the pronoun stands for the books. */
function named(cond: string, outcome: string): string {
  const subject = parseSentence(outcome)?.subject ?? ''
  if (subject === '' || /["“]/u.test(subject)) return cond
  const thing = thingOf(subject)
  return cond
    .replace(/^(?:it|they)(?= )/iu, thing)
    .replace(/(?<= )(?:it|them)$/iu, thing)
    .replace(
      /(?<= (?:reserved|booked|used|opened|changed|approved|confirmed|paid|signed|accepted|of|for|to|with|in|on) )(?:it|them)(?= |$)/iu,
      thing,
    )
}

/** Y only if X. */
export function onlyIfCases(condition: string, outcome: string): CasePattern[] | undefined {
  // "X is marked and Y cannot be sent until it is replaced": the condition may belong to the second alone.
  if (!readable(outcome, condition) || outcomesIn(outcome).length > 1) return undefined
  const cond = named(condition, outcome)
  const { parts, and } = alternativesIn(cond)
  if (parts.length === 2) return and ? bothNeeded(parts, outcome, true) : undefined
  if (/ or /u.test(cond.replace(/["“][^"”]*["”]/gu, ''))) return undefined
  const without = afterDoing(cond, outcome)
  if (without !== undefined) return without
  const bounded = edgeCases(cond, outcome, true)
  if (bounded !== undefined) return bounded
  const situation = situationOf(cond)
  const opposite = situation === undefined ? undefined : oppositeOf(situation.clause)
  const otherwise = situation === undefined ? undefined : oppositeOutcome(outcome, situation.subject)
  if (situation === undefined || opposite === undefined || otherwise === undefined) return undefined
  const plain = situationOf(opposite)
  const first = plain === undefined || plain.event ? `Prepare a case in which ${opposite}` : plain.action
  return [
    {
      title: titles('only if', cond, outcome),
      technique: 'Decision table',
      type: 'Negative',
      steps: [
        ...observed(first, otherwise.replace(/\.$/u, ''), situation.subject),
        ...observed(situation.action, resolved(outcome, situation.subject), situation.subject, doneBy(situation)),
      ],
    },
  ]
}
