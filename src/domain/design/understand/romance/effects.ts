import { quoteIndexes, unquoted } from '../marked-text.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain, says } from '../stretch.ts'
import type { EffectStep, RuleOf } from '../rule.ts'
import { causeOf, happens, withoutPurpose, type Cause } from './causes.ts'
import { addLabel, aroundColon, splitLabel, withoutInsertion, withoutLead, withVerb } from './leads.ts'
import { eachNotice, ellipticalNotice, inboxOf, messageStep, recipientOf } from './notices.ts'
import { leftAlone, onDay, proofOf, untouched, type Proof } from './proofs.ts'
import { withReturn } from './arranged.ts'
import { contrasted, doneTwice, continues, goOn, isPronoun, withLastName, isShort, withTopic } from './continuing.ts'
import { grammarOf, type Romance } from './grammar.ts'
import { isActor, roleOf } from './actors.ts'
import { proofWords } from './proof-words.ts'
import { subjectBehind, thingOf } from './things.ts'
import { visibleResult } from './results.ts'
import { splitAction, tried, withInfinitives } from './split-action.ts'
import { inSituation } from './visible-to.ts'
import { stated, romanceTitle } from './titles.ts'
import { isInfinitive } from './verbs.ts'
import { lowerArticle, parseRomance, type Sentence } from './sentence.ts'
import { refused, isOrdinal } from './refused.ts'

type Effect = RuleOf<'effect'>

/**
 * The sentences of a criterion as cases: what holds before, what is done, what follows. A sentence that goes on from the
 * one before it ("Después…", a pronoun, no subject) becomes a further step of that case.
 */
export function romanceEffects(reading: Reading, clauses: Clause[], language: Romance, first?: Cause): Effect[] {
  const effects: Effect[] = []
  let topic = ''
  const parts = clauses
    .flatMap((clause) => aroundColon(clause, language))
    .flatMap((clause) => eachNotice(reading, clause))
    .flatMap((clause) => contrasted(clause, language))
    .reduce<Clause[]>(withLastName, [])
  for (const [at, whole] of parts.entries()) {
    const clause = withVerb(withoutInsertion(whole), language)
    const { label, text } = splitLabel(clause.main)
    if (text.length < 4) continue
    const cause = causeOf(reading, clause, language)
    const named = label !== '' && addLabel(reading, label, cause, language)
    // "Irréparable : la caution est retenue", a value of the choice before: nothing says how it comes about.
    if (language === 'fr' && !named && reading.marked.quotes.map(unquoted).includes(plain(reading, label))) continue
    const body = withoutLead(reading, text, cause, language)
    withoutPurpose(cause, plain(reading, clause.condition ?? text), language)
    const sentence = parseRomance(body, language)
    const free = cause.steps.length + cause.given.length === 0
    if (at === 0 && first !== undefined) {
      cause.given.unshift(...first.given)
      cause.steps.unshift(...first.steps)
    }
    const last = effects.at(-1)
    if (
      last !== undefined &&
      free &&
      sentence !== undefined &&
      sentence.modal === '' &&
      ((first !== undefined && /^\p{Ll}/u.test(clause.text)) || clause.otherwise || continues(sentence, text))
    ) {
      // "Il a 8 jours pour venir": not seen by the same step.
      const more = plain(reading, clause.text)
      if (language !== 'fr' || !isPronoun(sentence.subject) || !/\d/u.test(more))
        goOn(last, more, grammarOf(language).again)
      continue
    }
    // "Libre, Réservé puis Terminé": the rest of the sentence before.
    if (last !== undefined && clause.otherwise && free && sentence === undefined && last.outcome !== '') {
      last.outcome = `${last.outcome}, ${plain(reading, text)}`
      continue
    }
    if (sentence === undefined && last !== undefined && free && label === '' && !/[\uF000-\uF8FF]/u.test(text)) continue
    const said =
      named || clause.condition !== undefined || (label !== '' && sentence !== undefined)
        ? text
        : label !== '' && sentence === undefined
          ? `${label}${language === 'fr' ? ' ' : ''}: ${text}`
          : clause.text
    effects.push(effectOf(reading, clause, { sentence, cause, whole: said, topic }, language))
    if (sentence !== undefined && sentence.subject !== '' && !isPronoun(sentence.subject)) topic = sentence.subject
  }
  return effects
}

interface Parts {
  sentence: Sentence | undefined
  cause: Cause
  /** The sentence as the ticket says it. */
  whole: string
  /** What the sentence before was about. */
  topic: string
}

function effectOf(
  reading: Reading,
  clause: Clause,
  { sentence, cause, whole: said, topic }: Parts,
  language: Romance,
): Effect {
  const grammar = grammarOf(language)
  const whole = plain(reading, stated(withTopic(said, sentence, topic), language))
  const effect = (steps: EffectStep[], outcome: string, more: Partial<Effect> = {}): Effect => ({
    kind: 'effect',
    source: plain(reading, clause.text),
    given: cause.given,
    steps,
    outcome,
    title: romanceTitle(capitalise(whole), language),
    ...(says(reading, 'vague', clause.text) ? { open: 'measure' } : {}),
    ...more,
  })
  const act = (words: string, more: Partial<EffectStep> = {}): EffectStep => ({
    what: 'action',
    words: capitalise(plain(reading, words)),
    ...more,
  })
  const short = sentence === undefined ? ellipticalNotice(reading, said, language) : undefined
  if (short !== undefined) return effect([...cause.steps, act(short)], whole)
  const shown = (proof: Proof): Effect =>
    effect(proof.steps, '', {
      given: [...cause.given, ...proof.given],
      ...(proof.refuses === true ? { refuses: true } : {}),
      ...(proof.dated === true ? { dated: true } : {}),
    })
  const looked = (step: EffectStep): Effect => {
    const arrangedSteps = inSituation(cause.given, whole, language)
    const message = /[«"“]/u.test(whole)
    return arrangedSteps !== undefined && (step.what === 'look' || message)
      ? effect(arrangedSteps, '', { given: [] })
      : effect([step], whole)
  }
  const about = sentence === undefined ? '' : plain(reading, thingOf(sentence, topic, language))
  if (sentence?.restricted === true && clause.condition !== undefined) {
    const proof = proofOf({ text: plain(reading, clause.text), thing: about }, language)
    cause.given = proof === undefined ? cause.given : []
    if (proof !== undefined) return shown(proof)
  }
  if (cause.steps.length === 0) {
    const [alone] = cause.given
    if (alone !== undefined && untouched.test(alone)) {
      cause.given = []
      return shown(leftAlone({ text: whole, thing: about }, language))
    }
    const proof = proofOf({ text: whole, thing: about }, language)
    if (proof !== undefined) return shown(proof)
  }
  if (sentence === undefined)
    return cause.steps.length > 0 ? effect(cause.steps, whole) : looked(look(reading, topic, grammar.consult, language))
  const { subject, modal, negated, restricted, passive, impersonal, verb, rest } = sentence
  const person = isActor(reading, subject, language)
  const given = person && modal !== '' ? [grammar.actor(plain(reading, roleOf(subject, language)))] : []
  if (modal === 'can' && !/^(?:ser|estar|être|avoir|ter|tener|haber|haver|rester|quedar|ficar)$/i.test(verb)) {
    const said = sentence.object === '' ? '' : isShort(topic) ? `${lowerArticle(topic)} ` : ''
    const stretch =
      person || (impersonal && subject === '')
        ? `${verb} ${said}${rest}`
        : passive || impersonal
          ? `${verb} ${lowerArticle(subject)} ${rest}`
          : undefined
    if (stretch !== undefined) {
      const before = { given: [...cause.given, ...given] }
      const [sole = ''] = subject.split(' ')
      if (grammar.only.test(sole) && !negated && !person) {
        const rightly = `${verb} ${lowerArticle(subject.slice(sole.length + 1))} ${rest}`.trim()
        const other = act(grammar.attempt(`${verb} ${grammar.anyOther} ${rest}`.trim()), { refused: true })
        return effect([...cause.steps, act(rightly), other], '', { ...before, refuses: true })
      }
      const parts = negated ? undefined : splitAction(stretch.trim(), language)
      if (parts !== undefined)
        return effect([...cause.steps, act(parts.action)], capitalise(plain(reading, parts.result)), before)
      const unless = /^(?<action>.*?) (?:que |qu['’])(?:si |s['’]|lorsque |quand )(?<condition>.{4,})$/u.exec(
        stretch,
      )?.groups
      if (restricted && unless?.action !== undefined && unless.condition !== undefined)
        return effect([...cause.steps, act(grammar.attempt(unless.action), { refused: true })], '', {
          given: [...before.given, `Ce cas ne se présente pas : ${plain(reading, unless.condition)}`],
          refuses: true,
        })
      if (
        grammar.once.test(stretch) &&
        !/ (?:par|por|al|à la) (?:an|mois|ano|año|mes|mês|día|dia|jour)(?!\p{L})/iu.test(stretch)
      ) {
        const once = stretch
          .replace(grammar.once, '')
          .replace(/ (?:qu['’]|que|só|solo)$/u, '')
          .trim()
        return effect([...cause.steps, act(once), act(grammar.attempt(once), { refused: true })], '', {
          ...before,
          refuses: true,
        })
      }
      if (negated)
        return effect([...cause.steps, act(grammar.attempt(stretch.trim()), { refused: true })], '', {
          ...before,
          refuses: true,
        })
      return effect([...cause.steps, act(stretch.trim())], visibleResult(verb, language), before)
    }
  }
  if (modal === 'can' && negated && /^(?:haber|haver|existir|avoir|exister)$/.test(verb))
    return effect([...cause.steps, act(grammar.attempt(`${grammar.create} ${rest}`), { refused: true })], '', {
      refuses: true,
    })
  const [opening = ''] = subject.split(' ')
  // "Gerar de novo substitui o anterior": what is done is the subject.
  if (isInfinitive(opening.toLowerCase(), language)) return effect([...cause.steps, act(lowerArticle(subject))], whole)
  const refuses = refused(sentence, grammar.refusing) ? { refuses: true } : {}
  const notice = messageStep(reading, sentence, language) ?? inboxOf(reading, sentence, language)
  if (notice !== undefined && !negated) {
    const dated =
      cause.steps.length > 0
        ? undefined
        : onDay(plain(reading, clause.text), whole, recipientOf(notice, language), language)
    if (dated !== undefined) {
      cause.given = cause.given.map((text) =>
        capitalise(text.replace(/^(?:el |le |no |o )?(?:día |dia )?\d{1,2} /iu, '')),
      )
      return shown(dated)
    }
    const seen = clause.before === undefined ? {} : { outcome: capitalise(plain(reading, clause.before)) }
    // A message that follows from a state: bringing the state about is the first step.
    if (cause.steps.length === 0 && cause.given.length > 0 && clause.condition !== undefined) {
      const event = cause.given.map((text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`).join(', ')
      cause.given = []
      return effect([{ what: 'action', words: proofWords[language].provoke(event), ...seen }, act(notice)], whole)
    }
    return effect(
      [...cause.steps.map((one, at, all) => (at === all.length - 1 ? { ...one, ...seen } : one)), act(notice)],
      whole,
    )
  }
  if (cause.steps.length > 0) return effect(withReturn(cause.steps, whole, language), whole, refuses)
  const repeated = doneTwice(plain(reading, subject), language)
  if (repeated !== undefined) return effect([act(repeated)], whole)
  if (grammar.second.test(subject))
    return effect([act(grammar.carryOut(lowerArticle(subject)))], whole, { refuses: true })
  if (isOrdinal(reading, subject, grammar.ordinal))
    return effect([act(grammar.add(lowerArticle(subject)))], whole, refuses)
  if (person && !passive && !impersonal) {
    const acting = [...cause.given, grammar.actor(plain(reading, roleOf(subject, language)))]
    const does =
      !happens.test(verb) &&
      !sees.test(verb) &&
      modal === '' &&
      !negated &&
      !restricted &&
      !rest.startsWith(',') &&
      !atAge.test(rest)
    const object = sentence.object === '' ? '' : isShort(topic) ? `${lowerArticle(topic)} ` : undefined
    const both = does ? splitAction(`${verb} ${rest}`, language) : undefined
    if (both !== undefined)
      return effect([act(both.action)], capitalise(plain(reading, both.result)), { given: acting })
    if (does && object !== undefined)
      return effect(
        [act(`${verb} ${object}${withInfinitives(rest, language)}`.trim())],
        visibleResult(verb, language),
        { given: acting },
      )
    if (!happens.test(verb) || sees.test(verb))
      return effect(
        [{ what: 'action', words: grammar.signIn(plain(reading, roleOf(subject, language))) }],
        whole,
        negated ? { refuses: true } : {},
      )
  }
  const thing = subject === '' || isPronoun(subject) ? subjectBehind(sentence) || topic : subject
  if ('refuses' in refuses && !negated && thing !== '' && thing.length <= 70)
    return effect([act(proofWords[language].tryWith(tried(lowerArticle(thing), rest)))], whole, refuses)
  return looked(look(reading, thing, grammar.consult, language))
}

/** "Deixam o plano ao completar 24 anos": it happens to them. */
const atAge = /(?:^| )(?:ao completar|al cumplir|à l['’]âge) /iu

/** What somebody can look at. */
const sees =
  /^(?:ver|voir|consultar|consulter|encontrar|trouver|retrouver|enxergar|visualizar|leer|ler|lire|distinguir|distinguer|recibir|receber|recevoir|obtener|obter|obtenir)$/i

function look(reading: Reading, thing: string, consult: (thing: string) => string, language: Romance): EffectStep {
  const grammar = grammarOf(language)
  const [first = ''] = thing.split(/[\s'’]/u)
  const fits =
    thing.length > 3 &&
    thing.length <= 90 &&
    (grammar.determiner.test(first) || quoteIndexes(first).length > 0) &&
    !/^(?:ningún|ninguna|nenhum|nenhuma|aucun|aucune)$/i.test(first)
  return fits ? { what: 'action', words: consult(plain(reading, lowerArticle(thing))) } : { what: 'look', words: '' }
}
