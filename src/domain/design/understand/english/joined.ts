import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import type { Effect } from './effect.ts'
import { around } from './points-in-time.ts'
import { parseSentence } from './sentence.ts'
import { negationOf } from './step.ts'
import { tokensOf } from './subject.ts'

/** A rule of one sentence, and whether that sentence says what brings its outcome about. */
export interface Made {
  rule: Rule
  caused: boolean
}

/**
 * A sentence and the one before it as one rule, where the second goes on from the first: "Front office can overrule the
 * choice; the guest is then told …". Undefined where the second stands for itself.
 */
export function joined(reading: Reading, last: Made, made: Made, clause: Clause): Rule | undefined {
  if (last.rule.kind !== 'effect' || made.rule.kind !== 'effect') return undefined
  if (/ after (?:that|this)$/iu.test(clause.condition ?? ''))
    return withSteps(last.rule, withSpanBefore(reading, clause, made.rule))
  // "until the end of the period" is a part of what is seen.
  const until = clause.condition !== undefined && clause.text.endsWith(` until ${clause.condition}`)
  if (clause.condition !== undefined && !until) return undefined
  if (until && (clause.follows !== true || !last.caused || made.rule.steps.length > 1)) return undefined
  if (until) return followedBy(last.rule, capitalise(plain(reading, clause.text)))
  const sentence = parseSentence(clause.main)
  const pronoun = sentence !== undefined && /^(?:it|they|this|that)$/i.test(sentence.subject)
  // What holds otherwise is not seen after the same action.
  if (clause.otherwise && pronoun) return last.rule
  const owned = sentence !== undefined && !last.caused && /^(?:its|their) /i.test(sentence.subject)
  // "…; the message @ is shown": seen when the attempt is refused.
  const shown =
    /^(?:and |then )?(?:the|an?) (?:error |warning )?(?:message|hint|text|error|warning) (?<quote>[\uF000-\uF7FF]) (?:is (?:shown|displayed)|appears)$/iu.exec(
      clause.main,
    )?.groups?.quote ??
    /^(?:they|he or she|it|the [\p{L} -]{2,30}?) (?:sees?|gets?|receives?|reads?) (?:the (?:message|text|hint|error) )?(?<quote>[\uF000-\uF7FF])$/iu.exec(
      clause.main,
    )?.groups?.quote
  const attempt = last.rule.steps.at(-1)
  if (shown !== undefined && attempt?.refused === true && attempt.outcome === undefined)
    return {
      ...last.rule,
      source: `${last.rule.source} ${made.rule.source}`,
      steps: [
        ...last.rule.steps.slice(0, -1),
        { ...attempt, outcome: `It is refused; ${plain(reading, shown)} is displayed` },
      ],
      outcome: '',
    }
  if (((pronoun || owned) && sentence.modal !== 'can') || /(?<!until) then (?=\p{Ll})/iu.test(clause.main))
    return followedBy(last.rule, capitalise(plain(reading, clause.main).replace(/ then (?=\p{Ll})/u, ' ')))
  const role = /^Sign in as (?<role>.+)$/u.exec(made.rule.steps[0]?.words ?? '')?.groups?.role
  const act = last.rule.steps
    .map(({ words }) => /^As [^:]+: (?!try )(?<act>.+)$/u.exec(words)?.groups?.act)
    .find((found) => found !== undefined)
  // "…; loss adjusters get a copy with a watermark": they do the same.
  const messaged = / (?:is|are) (?:e-?mailed|notified|informed|told|sent|texted|alerted) /u.test(` ${clause.main} `)
  if (clause.follows === true && role !== undefined && act !== undefined && made.rule.steps.length === 1 && !messaged)
    return withSteps(last.rule, { ...made.rule, steps: [{ what: 'action', words: `As ${role}: ${act}` }] })
  return last.caused &&
    !made.caused &&
    made.rule.given.length === 0 &&
    made.rule.open === undefined &&
    (clause.follows === true || about(last.rule, sentence?.subject ?? ''))
    ? withSteps(last.rule, made.rule)
    : undefined
}

/** A sentence more in the outcome that the last sentence stated. */
function followedBy(rule: Effect, outcome: string): Effect {
  const told = rule.steps.findIndex((one) => one.outcome !== undefined)
  return {
    ...rule,
    steps: rule.steps.map((one, at) => (at === told ? { ...one, outcome: `${one.outcome ?? ''}. ${outcome}` } : one)),
    outcome: rule.outcome === '' ? (told < 0 ? outcome : '') : `${rule.outcome}. ${outcome}`,
  }
}

/** Whether a sentence goes on about what the last rule speaks of. */
function about({ source, steps }: Effect, subject: string): boolean {
  const head =
    tokensOf(subject.replace(/ (?:of|in|on|at|with|for|that|who) .*$/iu, ''))
      .at(-1)
      ?.word.toLowerCase() ?? ''
  const said = `${source} ${steps.map(({ words, outcome }) => `${words} ${outcome ?? ''}`).join(' ')}`.toLowerCase()
  return head.length > 2 && said.includes(head.replace(/s$/, ''))
}

/** "30 seconds after that it is hidden": shortly before, it is not. */
function withSpanBefore(reading: Reading, clause: Clause, rule: Effect): Effect {
  const { count, unit } =
    /^(?<count>\d{1,3}) ?(?<unit>second|minute|hour)s? after/u.exec(plain(reading, clause.condition ?? ''))?.groups ??
    {}
  const sides = unit === undefined ? undefined : around(Number(count), unit)
  const opposite = negationOf(plain(reading, clause.main))
  const [only] = rule.steps
  if (sides === undefined || opposite === undefined || only === undefined || rule.steps.length > 1) return rule
  const [early, late] = sides
  return {
    ...rule,
    steps: [
      { what: 'action', words: `Wait ${early}`, data: early, outcome: capitalise(opposite) },
      { what: 'action', words: `Wait until ${late} have passed in all`, data: late },
    ],
  }
}

/** What a later sentence says about the same situation is looked at in a step of its own. */
function withSteps(rule: Effect, further: Effect): Effect {
  const steps = [rule, further].flatMap(({ steps: own, outcome }) =>
    own.map((one, at) =>
      at === own.length - 1 && outcome !== '' && one.outcome === undefined ? { ...one, outcome } : one,
    ),
  )
  return { ...rule, source: `${rule.source} ${further.source}`, steps, outcome: '' }
}
