import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import type { EffectStep, Rule, RuleOf } from '../rule.ts'
import { accusative } from './noun-phrases.ts'
import { abilityOf, resultOf } from './ability.ts'
import { titled } from './titles.ts'
import { bothSides, contraryOf, dutyOf } from './duties.ts'
import { dayIn, thingOf } from './looks.ts'
import { noneFor, noticeOf } from './notices.ts'
import { stayingOf } from './staying.ts'
import { asMain, parseLast, parseMain } from './sentence.ts'
import { causeOf, isActor, personOf, stepOf } from './steps.ts'

type Effect = RuleOf<'effect'>

/** The rules that German statements describe: one for each sentence that can be tried on its own. */
export function germanEffects(reading: Reading, clauses: Clause[], request?: string): Rule[] {
  const rules: { rule: Rule; caused: boolean; clause: Clause }[] = []
  for (const clause of clauses) {
    const last = rules.at(-1)
    const none = noneFor(reading, clause)
    if (none !== undefined && last?.rule.kind === 'effect') {
      last.rule = { ...last.rule, steps: [...last.rule.steps, none] }
      continue
    }
    const other = last?.rule.kind === 'effect' && last.caused ? otherCase(reading, clause, last.rule) : undefined
    if (last !== undefined && other !== undefined) {
      last.rule = other
      last.clause = clause
      continue
    }
    const next = last !== undefined && reading.clauses.indexOf(clause) === reading.clauses.indexOf(last.clause) + 1
    const made = ruleOf(reading, clause, request, next ? last.clause : undefined)
    if (
      next &&
      last.caused &&
      last.rule.kind === 'effect' &&
      clause.condition === undefined &&
      !made.caused &&
      clause.follows === true
    ) {
      const outcome = capitalise(plain(reading, clause.main))
      const { steps } = last.rule
      const told = steps.findLastIndex((one) => one.outcome !== undefined && one.denied !== true)
      last.rule = {
        ...last.rule,
        steps: steps.map((one, at) => (at === told ? { ...one, outcome: `${one.outcome ?? ''}. ${outcome}` } : one)),
        outcome: last.rule.outcome === '' ? (told < 0 ? outcome : '') : `${last.rule.outcome}. ${outcome}`,
      }
      last.clause = clause
      continue
    }
    rules.push({ ...made, clause })
  }
  return rules.map(({ rule }) => rule)
}

/** "…, sonst läuft die Fahrt weiter", "außerhalb erscheint …": the other case in a step of its own. */
function otherCase(reading: Reading, clause: Clause, rule: Effect): Effect | undefined {
  const where = /^(?<where>außerhalb|innerhalb|darüber|darunter) /iu.exec(clause.main)?.groups?.where?.toLowerCase()
  if ((!clause.otherwise && where === undefined) || clause.condition !== undefined || rule.steps.length === 0)
    return undefined
  if (/(?<!\p{L})(?:danach|anschließend|später|ab dann)(?!\p{L})/iu.test(clause.text.slice(0, 20))) return undefined
  const sentence = parseMain(clause.main)
  // "…, sonst in die der Woche darauf": half a sentence says nothing without its verb.
  if (sentence === undefined && where === undefined) return undefined
  const outcome = capitalise(plain(reading, sentence === undefined ? clause.main : asMain(sentence)))
  const turned = rule.steps.findIndex((one) => one.denied === true)
  if (where === undefined && turned >= 0)
    return { ...rule, steps: rule.steps.map((one, at) => (at === turned ? { ...one, outcome, denied: false } : one)) }
  const last = rule.steps.length - 1
  return {
    ...rule,
    outcome: '',
    steps: [
      ...rule.steps.map((one, at) =>
        at === last && one.outcome === undefined && rule.outcome !== '' ? { ...one, outcome: rule.outcome } : one,
      ),
      {
        what: 'action',
        words:
          where === undefined
            ? 'Dafür sorgen, dass dies nicht erfüllt ist, und es erneut versuchen'
            : `Dasselbe ${where} versuchen`,
        outcome,
      },
    ],
  }
}

function ruleOf(
  reading: Reading,
  clause: Clause,
  request: string | undefined,
  before?: Clause,
): { rule: Rule; caused: boolean } {
  const sentence = parseMain(clause.main)
  const cause = causeOf(reading, clause, sentence)
  const source = plain(reading, clause.text)
  const main = plain(reading, sentence === undefined ? clause.main : asMain(sentence))
  const effect = (steps: EffectStep[], outcome: string, more: Partial<Effect> = {}): Effect => ({
    kind: 'effect',
    source,
    given: cause.given,
    steps: [...cause.steps, ...steps],
    outcome,
    title: titled(main),
    ...(refusing.test(outcome) ? { refuses: true } : {}),
    ...more,
  })
  if (sentence === undefined)
    return { rule: effect([], main, cause.steps.length > 0 ? {} : { open: 'outcome' }), caused: cause.steps.length > 0 }
  // "…, wird beim Speichern nichts überschrieben": the phrase names what is done.
  const doing = /^(?:beim|nach dem) (?<verb>\p{Lu}\p{Ll}+(?:en|ern|eln))(?= |$)/iu.exec(
    /^(?:beim|nach dem) /iu.test(sentence.front) ? sentence.front : '',
  )?.groups?.verb
  if (doing !== undefined) return { rule: effect([{ what: 'action', words: doing }], main), caused: true }
  const trial =
    noticeOf(reading, clause, sentence, cause, before) ??
    stayingOf(reading, sentence, cause) ??
    // "muss bestätigen, bevor er die Route sieht": what comes later is no step in front of it.
    dutyOf(reading, sentence, /(?:^|, )(?:bevor|ehe) /iu.test(clause.text) ? { ...cause, steps: [] } : cause)
  if (trial !== undefined)
    return { rule: { ...effect([], trial.outcome), given: trial.given, steps: trial.steps }, caused: true }
  if (cause.steps.length > 0) {
    const tried = sentence.negated ? abilityOf(reading, sentence, cause.given) : undefined
    return tried === undefined
      ? { rule: effect([], main), caused: true }
      : { rule: effect(tried.steps, tried.outcome, { given: tried.given, refuses: true }), caused: true }
  }
  const ability = abilityOf(reading, sentence, cause.given)
  if (ability !== undefined) {
    const turned = otherSide(reading, clause)
    const refused = ability.steps.some((one) => one.refused)
    if (turned === undefined)
      return { rule: effect(ability.steps, ability.outcome, { given: ability.given }), caused: true }
    const steps: EffectStep[] = [
      ...ability.steps.map((one) => (ability.outcome === '' ? one : { ...one, outcome: ability.outcome })),
      { what: 'action', words: `Dafür sorgen, dass ${turned}, und es erneut versuchen`, refused: !refused },
    ]
    return { rule: effect(steps, '', { given: ability.given, ...(refused ? { refuses: true } : {}) }), caused: true }
  }
  const { subject, verb } = sentence
  if (
    request !== undefined &&
    /(?:Endpunkt|Antwort|Anfrage|Aufruf|Schnittstelle|Dienst|Service|API|Header|Body|Parameter)(?:\s|$)|=/i.test(
      plain(reading, subject),
    )
  )
    return { rule: effect([{ what: 'request', words: request }], main), caused: true }
  if (
    isActor(reading, subject) &&
    sentence.modal === '' &&
    !sentence.passive &&
    !sentence.negated &&
    verb?.action === true &&
    !/^(?:sehen|lesen|einsehen)$/.test(verb.infinitive)
  ) {
    const step = stepOf(reading, sentence)
    if (step !== undefined)
      return {
        rule: effect([step.step], resultOf(reading, sentence), { given: [...cause.given, ...step.given] }),
        caused: true,
      }
  }
  const looks =
    /^(?:sehen|einsehen)$/.test(verb?.infinitive ?? '') &&
    !sentence.passive &&
    /^(?:(?:der|die|das|alle) )?\p{Lu}/iu.test(subject)
  if ((looks || isActor(reading, subject)) && !/^(?:man|wer|niemand|jemand|diese Person|eine Person)$/i.test(subject))
    return {
      rule: effect(
        [{ what: 'action', words: `Als ${personOf(reading, subject)} anmelden und betreffende Seite öffnen` }],
        main,
      ),
      caused: false,
    }
  if (
    /^(?:ist|sind)$/.test(sentence.finite) &&
    /(?:^| )nicht (?:mehr )?(?:möglich|erlaubt|zulässig|gestattet|vorgesehen)$/.test(sentence.middle)
  )
    return {
      rule: effect(
        [{ what: 'action', words: `${capitalise(accusative(plain(reading, subject)))} versuchen`, refused: true }],
        '',
      ),
      caused: true,
    }
  if (
    sentence.passive &&
    !sentence.negated &&
    refusals.test(verb?.infinitive ?? '') &&
    subject !== '' &&
    sentence.modal === ''
  )
    return {
      rule: effect(
        [
          {
            what: 'action',
            words: capitalise(plain(reading, `${accusative(subject)}${refusedIn(sentence.middle)} verwenden`)),
            refused: true,
          },
        ],
        main,
        { refuses: true },
      ),
      caused: true,
    }
  const state =
    cause.given.length === 1 && clause.condition !== undefined && clause.unless !== true
      ? (parseLast(clause.condition) ?? parseMain(clause.condition))
      : undefined
  if (state !== undefined) {
    const both = bothSides(reading, state, sentence)
    return {
      rule: { ...effect([], ''), given: [], steps: both.steps, ...(refusing.test(main) ? { refuses: true } : {}) },
      caused: true,
    }
  }
  const which = whichIn(reading, subject)
  if (which !== undefined && cause.steps.length === 0 && cause.given.length === 0)
    return { rule: effect([{ what: 'action', words: which }], main), caused: true }
  const day = dayIn(sentence.front)
  if (day !== undefined) return { rule: effect([{ what: 'action', words: day }], main, { dated: true }), caused: true }
  const thing = cause.given.length === 0 ? thingOf(reading, sentence) : undefined
  return {
    rule: thing === undefined ? effect([], main) : effect([{ what: 'action', words: capitalise(thing) }], main),
    caused: false,
  }
}

/** "Ein Bewerber, der ablehnt, …": the case that the relative clause describes. */
function whichIn(reading: Reading, subject: string): string | undefined {
  const found = /^(?<det>ein|eine) (?<thing>[^,]{2,60}), (?:der|die|das) (?<what>[^,]{3,80}),?$/iu.exec(subject)?.groups
  if (found?.thing === undefined || found.what === undefined || /[\uE000-\uE7FF]/u.test(found.what)) return undefined
  return `Dafür sorgen, dass ${plain(reading, `${found.det?.toLowerCase() ?? ''} ${found.thing} ${found.what}`)}`
}

/** The other side of the condition of something that is possible, or not. */
function otherSide(reading: Reading, { condition, unless }: Clause): string | undefined {
  const state = condition === undefined || unless === true ? undefined : (parseLast(condition) ?? parseMain(condition))
  return state === undefined ? undefined : contraryOf(reading, state)
}

const refusing =
  /(?<!\p{L})(?:abgelehnt|zurückgewiesen|abgewiesen|verweigert|verworfen|gesperrt|nicht (?:mehr )?(?:gespeichert|möglich|angenommen|gesendet|abgesendet|ausgeführt|erlaubt|übernommen|gebucht|zugelassen))(?!\p{L})/u
const refusals = /^(?:ablehnen|zurückweisen|abweisen|verweigern|verwerfen)$/

function refusedIn(middle: string): string {
  return /^(?:beim|im|in der|bei der) [^,]{3,40}$/u.test(middle) ? ` ${middle}` : ''
}
