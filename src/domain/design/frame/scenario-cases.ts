import type { Language } from '../language.ts'
import { compiledOnce } from '../understand/lexicon/lexicon.ts'
import { parseSentence } from '../understand/english/sentence.ts'
import { imperativeOf, negationOf } from '../understand/english/step.ts'
import { lowerArticle } from '../understand/english/subject.ts'
import { participleOf } from '../understand/english/words.ts'
import type { Reading } from '../understand/reading.ts'
import type { EffectStep, Rule, RuleOf } from '../understand/rule.ts'
import { plain } from '../understand/stretch.ts'
import { outcomeOf, type Branch } from './branches.ts'

type Effect = RuleOf<'effect'>

/**
 * A scenario's outcome in the frame of situation, action and observation: what is seen after the action, one sentence for
 * each thing; what is seen elsewhere or done next in a step of its own; and a case of its own for each other situation.
 */
export function casesOfScenario(rule: Rule, reading: Reading): Rule[] {
  const { language } = reading
  if (rule.kind === 'threshold') {
    const { main, branches } = outcomeOf(rule.outcome, language)
    const next = branches
      .filter(({ situation }) => situation === undefined)
      .flatMap((branch) => nextAttempt(branch, language))
    const [action] = reading.when.filter((text) => plain(reading, text) !== rule.source)
    const cause: EffectStep[] =
      action === undefined || next.length === 0
        ? []
        : [{ what: 'event', words: plain(reading, action), outcome: sentences(main) }]
    return [
      main.length === 0 ? rule : { ...rule, outcome: main.length === 1 ? (main[0] ?? '') : sentences(main) },
      ...(cause.length === 0
        ? []
        : [{ kind: 'effect' as const, source: rule.source, given: [], steps: [...cause, ...next], outcome: '' }]),
    ]
  }
  if (rule.kind !== 'effect' || rule.steps.length === 0 || rule.outcome === '') return [rule]
  return [...casesOfEffect(rule, reading), ...oneFewer(rule, reading)]
}

/** "Given a patient with 3 missed appointments … booking is refused": with one fewer it is not. */
function oneFewer(rule: Effect, reading: Reading): Rule[] {
  if (reading.language !== 'en') return []
  const [given, ...more] = reading.given.map((text) => plain(reading, text))
  const { before, count, behind } =
    /^(?<before>.{3,60} (?:with|who has|that has|having) )(?<count>[2-9]|[1-9]\d)(?<behind> (?!%)(?:\p{L}+ ){0,3}\p{L}+s(?: .*)?)$/u.exec(
      given ?? '',
    )?.groups ?? {}
  const [outcome = ''] = outcomeOf(rule.outcome, 'en').main
  if (before === undefined || more.length > 0 || rule.steps.some((one) => one.outcome !== undefined)) return []
  if (!/(?<!\p{L})(?:refused|rejected|declined|denied|blocked|locked|not possible|cannot)(?!\p{L})/iu.test(outcome))
    return []
  const opposite = negationOf(outcome)
  if (opposite === undefined) return []
  const fewer = Number(count) - 1
  const situation = `${before}${String(fewer)}${fewer === 1 ? (behind ?? '').replace(/(?<=\p{L})s(?= |$)/u, '') : (behind ?? '')}`
  return [
    {
      ...rule,
      ownSituation: true,
      given: [situation],
      steps: rule.steps.map((one, at) => (at === rule.steps.length - 1 ? { ...one, outcome, denied: true } : one)),
      outcome: '',
      title: `${situation.charAt(0).toUpperCase()}${situation.slice(1)}: ${opposite}`,
    },
  ]
}

function casesOfEffect(rule: Effect, reading: Reading): Rule[] {
  const { language } = reading
  const [only] = rule.steps
  const lengths = language === 'en' && rule.steps.length === 1 && only !== undefined ? otherLengths(only) : []
  if (lengths.length > 0)
    return [{ ...rule, steps: lengths.map((one) => ({ ...one, outcome: rule.outcome })), outcome: '', refuses: true }]
  const spans = language === 'en' && rule.steps.length === 1 && only !== undefined ? aroundSpan(only) : []
  const { main, branches } = outcomeOf(rule.outcome, language)
  const [first] = main
  const [early, late] = spans
  if (early !== undefined && late !== undefined && first !== undefined && branches.length === 0)
    return [
      {
        ...rule,
        steps: [
          { ...early, outcome: first, denied: true },
          { ...late, outcome: sentences(main) },
        ],
        outcome: '',
      },
    ]
  const capped = first === undefined ? [] : stepsAroundCap(rule, first, language)
  if (capped.length > 0) return [{ ...rule, steps: capped, outcome: '' }]
  if (first === undefined || (main.length === 1 && branches.length === 0)) return [rule]
  const further = main.slice(1).map((one) => ({
    one,
    look: language === 'en' ? englishObservationStep(one) : language === 'de' ? germanObservationStep(one) : undefined,
  }))
  const here = [first, ...further.filter(({ look }) => look === undefined).map(({ one }) => one)]
  const elsewhere = further.flatMap(({ look }) => look ?? [])
  const next = branches
    .filter(({ situation }) => situation === undefined)
    .flatMap((branch) => nextAttempt(branch, language))
  const last = rule.steps.length - 1
  const steps = [
    ...rule.steps.map((one, at) => (at === last ? { ...one, outcome: sentences(here) } : one)),
    ...elsewhere,
    ...next,
  ]
  return [{ ...rule, steps, outcome: '' }, ...branches.flatMap((branch) => caseOfBranch(rule, branch))]
}

const caps: Record<Language, { upTo: string; with: string }> = {
  en: { upTo: 'up to|at most|no more than|not more than|a maximum of', with: 'With' },
  de: { upTo: 'bis zu|höchstens|maximal', with: 'Mit' },
  es: { upTo: 'hasta|como máximo|un máximo de', with: 'Con' },
  fr: { upTo: "jusqu['’]à|au plus|au maximum", with: 'Avec' },
  pt: { upTo: 'até|no máximo', with: 'Com' },
}

/** "Up to 5 days are carried over": of 5 days, 5 are carried over, and of 6 days still 5. */
function stepsAroundCap({ steps }: Effect, observation: string, language: Language): EffectStep[] {
  const { upTo, with: having } = caps[language]
  const found = compiledOnce(`^(?:${upTo}) (?<count>\\d{1,4}) (?<things>\\p{L}+) (?<rest>.{3,120})$`).exec(
    observation,
  )?.groups
  const last = steps.at(-1)
  if (found?.count === undefined || last === undefined || steps.length > 1 || last.what === 'control') return []
  const { things = '', rest = '' } = found
  const count = Number(found.count)
  const action = last.words.charAt(0).toLowerCase() + last.words.slice(1)
  return [count, count + 1].map((amount) => ({
    what: 'action',
    words: `${having} ${String(amount)} ${things}: ${action}`,
    outcome: `${String(count)} ${things} ${rest}`,
    data: `${String(amount)} ${things}`,
  }))
}

/** "Make sure that the page has been open for 20 minutes", "Let 5 days go by": one unit less, and all of them. */
function aroundSpan(one: EffectStep): EffectStep[] {
  const words = one.what === 'event' ? imperativeOf(one.words) : one.words
  const { before, count, unit, after } =
    /^(?<before>(?:Make sure that .{3,120} (?:has|have) been .{2,60} for |Let ))(?<count>\d{1,3}) (?<unit>(?:working |calendar )?(?:seconds|minutes|hours|days|weeks|months))(?<after>(?: (?:go by|pass|elapse).{0,80}| with(?:out)? .{2,60})?)$/iu.exec(
      words,
    )?.groups ?? {}
  const number = Number(count)
  if (before === undefined || unit === undefined || number < 2) return []
  return [number - 1, number].map((value) => {
    const span = `${String(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`
    return { what: 'action', words: `${before}${span}${after ?? ''}`, data: span }
  })
}

/** "Enter a number that is not 16 digits long": one digit less, and one more. */
function otherLengths(one: EffectStep): EffectStep[] {
  const { before, count, unit, after } =
    /^(?<before>.{3,200}?) (?:that|which) (?:is|has) not (?:exactly )?(?<count>\d{1,3}) (?<unit>digits|characters|letters)(?: long)?(?<after>.{0,200})$/iu.exec(
      one.words,
    )?.groups ?? {}
  if (before === undefined || unit === undefined || Number(count) < 2) return []
  return [Number(count) - 1, Number(count) + 1].map((length) => ({
    ...one,
    words: `${before} of ${String(length)} ${unit}${after ?? ''}`,
    data: `${String(length)} ${unit}: ${(unit === 'digits' ? '1234567890' : 'abcdefghij').repeat(100).slice(0, length)}`,
  }))
}

function sentences(observations: string[]): string {
  return observations.map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`).join('. ')
}

/** "but one for the same half is refused": the neighbouring case is tried in the next step. */
function nextAttempt({ outcome }: Branch, language: Language): EffectStep[] {
  const parsed = language === 'en' ? parseSentence(outcome) : undefined
  if (parsed?.passive !== true || !/^(?:refuse|reject|decline|deny|block|accept|allow)$/.test(parsed.verb)) return []
  return [
    {
      what: 'action',
      words: `Try ${lowerArticle(parsed.subject)}`,
      outcome,
      ...(/^(?:accept|allow)$/.test(parsed.verb) ? {} : { refused: true }),
    },
  ]
}

/** "Der Kunde erhält eine Mail": it is read in the inbox. */
function germanObservationStep(observation: string): EffectStep | undefined {
  const channel = /(?<!\p{L})(?:E-?Mail|Mail|SMS|Nachricht|Push(?:-\p{L}+)?|Mitteilung|Schreiben|Brief)(?!\p{L})/u
  const who =
    /^(?:der|die|das) (?<who>\p{Lu}[\p{L}-]+) (?:erhält|bekommt|erhalten|bekommen) /iu.exec(observation)?.groups?.who ??
    / an (?:den|die|das) (?<who>\p{Lu}[\p{L}-]+)(?: |$)/u.exec(observation)?.groups?.who
  return who === undefined ||
    !channel.test(observation) ||
    /(?<!\p{L})(?:nicht|keine?[nr]?)(?!\p{L})/u.test(observation)
    ? undefined
    : { what: 'action', words: `Eingegangene Nachrichten öffnen (${who})`, outcome: observation }
}

/** "for those nights": a step that stands alone says "for the same nights". */
const pointedAt =
  /(?<= (?:for|on|in|at|during) )(?:those|these)(?= (?:nights|days|dates|times|hours|weeks|months|seats|slots|places|rooms)(?!\p{L}))/giu

/** What a tester does to see, or to try, what a further sentence of an outcome says. */
function englishObservationStep(stated: string): EffectStep | undefined {
  const observation = stated.replace(pointedAt, 'the same')
  const parsed = parseSentence(observation)
  if (parsed === undefined || parsed.lead !== '') return undefined
  const { subject, verb, passive, modal, negated, rest } = parsed
  const thing = lowerArticle(subject)
  if (modal === 'can' && passive && !/[,;]| and /.test(rest))
    return {
      what: 'action',
      words: `${negated ? 'Try to ' : ''}${negated ? verb : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`} ${thing}${rest === '' ? '' : ` ${rest}`}`,
      ...(negated
        ? { refused: true }
        : {
            outcome: `${subject} ${/s$/.test(subject) ? 'are' : 'is'} ${participleOf(verb)}${rest === '' ? '' : ` ${rest}`}`,
          }),
    }
  const mail = /(?<!\p{L})(?:e-?mail|sms|text message|push(?: message| notification)?|letter|receipt)(?!\p{L})/iu
  if (passive && /^(?:send|e-?mail|notify|inform)$/.test(verb) && mail.test(observation)) {
    const who = /(?:^| )to (?<who>(?:the|their|its) [\p{L}-]+(?: [\p{L}-]+)?)(?=,| at| with|$)/iu.exec(rest)?.groups
      ?.who
    return { what: 'action', words: `Open the messages of ${who ?? 'the recipient'}`, outcome: observation }
  }
  if (!passive && /^(?:get|receive)$/.test(verb) && mail.test(rest))
    return { what: 'action', words: `Open the messages of ${thing}`, outcome: observation }
  if (/(?<!\p{L})(?:logged|audit|history|in the log)(?!\p{L})/iu.test(observation) && passive)
    return {
      what: 'action',
      words: /history/iu.test(observation) ? 'Open the history' : 'Open the log',
      outcome: observation,
    }
  return undefined
}

/** The same action in the other situation. */
function caseOfBranch(rule: Effect, { situation, except, outcome }: Branch): Rule[] {
  if (situation === undefined) return []
  const last = rule.steps.length - 1
  return [
    {
      ...rule,
      ownSituation: true,
      given: [situation],
      steps: rule.steps.map((one, at) =>
        at === last ? { ...one, outcome, ...(except === true ? { denied: true } : {}) } : one,
      ),
      outcome: '',
      title: `${situation.charAt(0).toUpperCase()}${situation.slice(1)}: ${outcome}`,
    },
  ]
}
