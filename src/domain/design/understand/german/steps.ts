import { distance, type Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain, says } from '../stretch.ts'
import type { EffectStep } from '../rule.ts'
import { accusative, withoutDeterminer } from './noun-phrases.ts'
import { nounPhrase, tokensOf } from './phrases.ts'
import { asLast, asMain, parseLast, parseMain, type Sentence } from './sentence.ts'
import { namesPerson, verbOfParticiple, guessedVerb } from './words.ts'

interface Cause {
  given: string[]
  steps: EffectStep[]
}

/** A clause in which somebody does something as the step of the tester. */
export function stepOf(reading: Reading, sentence: Sentence): { step: EffectStep; given: string[] } | undefined {
  const { subject, verb, passive, negated, finite, modal } = sentence
  const state = /^(?:ist|sind)$/.test(finite)
  if (
    verb === undefined ||
    !verb.action ||
    negated ||
    state ||
    (modal !== '' && !/^(?:möchte|will|wollen)$/.test(modal))
  )
    return undefined
  if (!passive && !(isActor(reading, subject) || /^(?:er|sie|man|jemand|ich)(?: anders)?$/i.test(subject)))
    return undefined
  const words = stepWords(reading, sentence, passive)
  if (words === undefined) return undefined
  const person = passive ? agentIn(reading, sentence.middle) : subject
  if (!passive && /^(?:zwei|beide) \p{Lu}/iu.test(plain(reading, subject)))
    return {
      step: { what: 'action', words: `Beide Personen im selben Augenblick: ${lowerStart(words)}` },
      given: ['Zwei Personen sind in zwei Browsern angemeldet'],
    }
  if (!passive && /^(?:jemand anders|eine andere Person|(?:ein|der) anderer? \p{Lu}\p{L}+)$/iu.test(subject))
    return { step: { what: 'action', words: `Als zweite Person ${lowerStart(words)}` }, given: [] }
  const ordinal = passive
    ? undefined
    : /^(?:der|die|das) (?<who>\p{Ll}+(?:te|ste|andere) \p{Lu}\p{L}*)$/iu.exec(subject)?.groups?.who
  if (ordinal !== undefined)
    return {
      step: {
        what: 'action',
        words: `Als ${plain(reading, ordinal)} ${lowerStart(words.charAt(0) === verb.infinitive.charAt(0).toUpperCase() && !words.includes(' ') ? verb.infinitive : words)}`,
      },
      given: [],
    }
  return { step: { what: 'action', words }, given: person === undefined ? [] : signedIn(reading, person) }
}

export function stepWords(
  reading: Reading,
  { subject, front, middle, verb }: Sentence,
  object: boolean,
): string | undefined {
  if (verb === undefined) return undefined
  const agent = /(?:^| )(?:von|vom|durch) (?:der|dem|einer|einem|den|jeder|jedem|allen)? ?\p{Lu}[\p{L}-]*/u.exec(
    middle,
  )?.[0]
  const free =
    agent !== undefined && namesPerson(agent.trim().replace(/^(?:von|vom|durch) /, ''))
      ? middle.replace(agent, '')
      : middle
  const fronted = object || nounPhrase(tokensOf(front), 0) === 0 ? '' : lowerStart(front)
  const place = /^(?:in|im|am|an|auf|auf|unter|über|bei|beim|aus|per|mit|als|je|pro|nach) /iu.test(front)
    ? lowerStart(front)
    : ''
  const words = [
    object && !/^(?:man|es)$/i.test(subject) && !free.includes(subject) ? accusative(subject) : '',
    place,
    fronted,
    free.replace(/(?:^|(?<= ))sich (?=.)|^sich$/u, ''),
    verb.infinitive,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
  return capitalise(plain(reading, words))
}

export function agentIn(reading: Reading, middle: string): string | undefined {
  const role =
    /(?:^| )(?:von|vom|durch) (?<role>(?:der |dem |einer |einem |den |jeder |jedem |allen )?\p{Lu}[\p{L}-]*)/u.exec(
      middle,
    )?.groups?.role
  return role !== undefined && isActor(reading, role) ? role : undefined
}

export function isActor(reading: Reading, subject: string): boolean {
  return (
    subject !== '' &&
    subject.split(' ').length < 9 &&
    (namesPerson(plain(reading, subject)) || says(reading, 'role', subject.split(' ').slice(0, 3).join(' ')))
  )
}

export function personOf(reading: Reading, role: string): string {
  const words = withoutDeterminer(plain(reading, role.replace(/,.*$/u, '')))
  const group = /mit der (?:Rolle|Berechtigung) .+$/u.exec(words)?.[0]
  return group === undefined ? words : `Person ${group}`
}

export function signedIn(reading: Reading, role: string): string[] {
  return /^(?:man|jemand|wer|niemand|er|sie|es|eine Person|diese Person|zwei .*)(?: anders| sonst)?$/iu.test(role)
    ? []
    : [`Angemeldet als: ${personOf(reading, role)}`]
}

export function lowerStart(text: string): string {
  if (/^\p{Lu}\p{Ll}+(?:e|en|es) \p{Lu}/u.test(text)) return text.charAt(0).toLowerCase() + text.slice(1)
  return text.replace(/^(?:\p{Lu}\p{Ll}*)(?= )/u, (word) =>
    /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Einem|Einer|In|Im|Am|An|Auf|Aus|Unter|Über|Bei|Beim|Per|Mit|Als|Je|Pro|Nach|Sie|Ihn|Es|Zum|Zur|Nur|Alle|Jede|Jeden|Jedes|Keine|Keinen|Ohne|Diese|Diesen|Dieses|Weitere|Mehrere|Selbst|Ihre|Seine|Auch|Mehr|Für|Von|Vor)$/u.test(
      word,
    )
      ? word.toLowerCase()
      : word,
  )
}

/** What must hold or happen before the outcome. */
export function causeOf(reading: Reading, clause: Clause, main: Sentence | undefined): Cause {
  const cause: Cause = { given: [], steps: [] }
  const { condition } = clause
  if (condition === undefined) return cause
  if (distance.test(condition)) return cause
  const phrase = prepositional(reading, condition, clause.text)
  if (phrase !== undefined) return { given: [], steps: [phrase] }
  const sentence = parseLast(condition) ?? parseMain(condition)
  if (clause.unless === true)
    return {
      given: [`Nicht der Fall ist: ${plain(reading, sentence === undefined ? condition : asMain(sentence))}`],
      steps: [],
    }
  if (sentence === undefined) return shortCause(reading, condition)
  if (/(?:^| )nicht (?:angemeldet|eingeloggt)$/.test(`${sentence.middle} ${sentence.close}`.trim()))
    return { given: [], steps: [{ what: 'action', words: 'Ohne Anmeldung die Seite öffnen' }] }
  const done = stepOf(reading, sentence)
  if (done !== undefined) return { given: done.given, steps: [done.step] }
  const state =
    /^(?:ist|sind|hat|haben)$/.test(sentence.finite) || sentence.verb?.state === true || sentence.modal !== ''
  const actable = main !== undefined && /^(?:kann|können|darf|dürfen|lässt|lassen)$/.test(main.modal)
  if (state || actable)
    return {
      given: [
        capitalise(plain(reading, asMain(sentence)).replace(/^(?:man|jemand|wer)(?= )/i, 'Die angemeldete Person')),
      ],
      steps: [],
    }
  return { given: [], steps: [{ what: 'action', words: `Dafür sorgen, dass ${plain(reading, asLast(sentence))}` }] }
}

/** "Antrag eingereicht", "Fenster offen": a situation without its verb. */
function shortCause(reading: Reading, condition: string): Cause {
  const words = plain(reading, condition)
  const [, thing = '', last = ''] = /^(.+) (\p{Ll}+)$/u.exec(words) ?? []
  const verb = verbOfParticiple(last)
  if (verb?.action === true && thing !== '')
    return { given: [], steps: [{ what: 'action', words: `${thing} ${verb.infinitive}` }] }
  return { given: [], steps: [{ what: 'action', words: `Diesen Fall herstellen: ${words}` }] }
}

/** "Nach dem Absenden", "Bei einer fehlerhaften Zeile", "Ohne Angabe". */
function prepositional(reading: Reading, condition: string, text: string): EffectStep | undefined {
  const whole = /^(?:nach|bei|beim|ohne|mit|während|vor|für) /i.test(condition)
    ? condition
    : /^(?:nur )?(?<sign>nach|bei|beim|ohne|mit|während|vor|für) /i.exec(text)?.groups?.sign === undefined
      ? condition
      : `${text.slice(0, text.indexOf(condition)).trim()} ${condition}`
  const found = /^(?:nur )?(?<sign>nach|bei|beim|ohne|mit|während|vor|für) (?<noun>.+)$/iu.exec(whole)?.groups
  if (found?.noun === undefined || found.sign === undefined) return undefined
  const noun = plain(reading, found.noun)
  const sign = found.sign.toLowerCase()
  const doing = /^(?:dem |der )?(?<verb>\p{Lu}\p{Ll}+(?:en|ern|eln))(?: (?<of>(?:des|der|eines|einer|von) .+))?$/u.exec(
    noun,
  )?.groups
  if (doing?.verb !== undefined && /^(?:nach|bei|beim)$/.test(sign))
    return { what: 'action', words: doing.of === undefined ? doing.verb : `${doing.verb} ${doing.of}` }
  if (sign === 'ohne' && /^(?:den |das )?(?:Haken|Häkchen)$/u.test(noun))
    return { what: 'action', words: 'Haken entfernen' }
  if (sign === 'ohne') return { what: 'action', words: `Ohne ${noun} fortfahren` }
  const bare = capitalise(noun.replace(/^(?:dem|der|einem|einer|jedem|jeder) /iu, ''))
  if (sign === 'nach' && /^(?:Ablauf|Ende)(?= |$)/u.test(bare))
    return { what: 'action', words: `${bare} abwarten, dazu die Uhr der Testumgebung vorstellen` }
  if (
    sign === 'nach' &&
    /^(?:Eingang|Empfang|Abschluss|Beginn|Versand|Kauf|Austritt|Wechsel|Abbruch|\p{Lu}\p{Ll}+ung)(?= |$)/u.test(bare)
  )
    return { what: 'action', words: `${bare} herbeiführen` }
  return { what: 'action', words: `Diesen Fall herstellen: ${sign} ${noun}` }
}

const relatives = /^(?:Mutter|Vater|Eltern|Kind|Tochter|Sohn|Oma|Opa|Frau|Mann|Familie|Bewohner|Gast|Mitglied)$/u

/** "die Mutter „Abmelden“ auswählt": the tester does it as that person. */
export function actedBy(sentence: Sentence | undefined): string | undefined {
  if (sentence === undefined) return undefined
  const { verb, subject, front, middle, passive, negated, modal, after } = sentence
  if (verb?.action !== true || passive || negated || modal !== '' || after !== '') return undefined
  const { who, quote = '' } =
    /^(?:der|die|das|ein|eine) (?<who>\p{Lu}[\p{L}-]+)(?: (?<quote>[\uE000-\uF8FF]))?$/u.exec(subject)?.groups ?? {}
  const others = [quote, front, middle].filter((part) => part !== '').join(' ')
  if (subject === '' || /^(?:er|sie|man|jemand)$/iu.test(subject))
    return others === '' ? undefined : capitalise(`${others} ${verb.infinitive}`)
  if (who === undefined || !(namesPerson(who) || relatives.test(who))) return undefined
  return `Als ${who} ${others === '' ? '' : `${others} `}${verb.infinitive}`
}

/** A "wenn" of a scenario as a step. */
export function germanStep(reading: Reading, text: string): EffectStep | undefined {
  const sentence = parseLast(text) ?? parseMain(text)
  if (sentence === undefined) return undefined
  const done = stepOf(reading, sentence)
  const acted = done === undefined ? actedBy(sentence) : undefined
  if (acted !== undefined) return { what: 'action', words: plain(reading, acted) }
  return done?.step ?? { what: 'action', words: `Dafür sorgen, dass ${plain(reading, asLast(sentence))}` }
}

/** "Pakete über 20 kg dürfen nicht eingelagert werden": what is tried is storing them. */
export function withPassiveVerb(stretch: string, sentence: string): string {
  const participle = /(?<!\p{L})(\p{Ll}+) werden$/u.exec(sentence)?.[1]
  const verb = participle === undefined ? undefined : (verbOfParticiple(participle) ?? guessedVerb(participle))
  return verb === undefined || / werden$/u.test(stretch) ? stretch : `${stretch.trim()} ${verb.infinitive}`
}
