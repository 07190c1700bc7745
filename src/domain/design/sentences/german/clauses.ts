import { accusative } from '../../understand/german/noun-phrases.ts'
import { asLast, asMain, parseLast, parseMain, type Sentence } from '../../understand/german/sentence.ts'
import { conditionalOf } from '../../understand/german/conditionals.ts'
import { germanContrary, inOrder } from '../../phrase/german-contrary.ts'
import { germanForm, namesRole, roleOf } from './german-forms.ts'
import { infinitiveOf } from './participles.ts'
import { masked } from './parts.ts'
import { namesPerson } from '../../understand/german/words.ts'

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const lower = (text: string): string =>
  text.replace(
    /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Jede[rs]?|Alle|Kein|Keine|Es|Er|Sie|Man|Diese[rs]?|Im|In|Auf|Bei|Nach|Für|Mit|Ihre?|Seine?)(?= )/u,
    (word) => word.toLowerCase(),
  )

/** "muss mit einer TAN bestätigt werden" is asked for; everything else is seen as it is told. */
export function seenOf(outcome: string): string {
  const duty = /^(?<thing>.+?) (?:muss|müssen) (?<middle>.*?) ?(?<done>\p{Ll}+(?:t|en)) werden$/u.exec(outcome)?.groups
  if (duty !== undefined) {
    const { thing = '', middle = '', done = '' } = duty
    const verb = infinitiveOf(done)
    const name = germanForm(lower(thing), 'der')
    if (verb !== undefined && name !== undefined) {
      const acts = [accusative(name), middle, germanForm(verb, 'zu')].filter(
        (part) => part !== '' && part !== undefined,
      )
      return `Es wird verlangt, ${acts.join(' ')}`
    }
  }
  return outcome
}

/** What is said where the tables know no contrary. */
export const noContrary = 'Es bleibt alles wie zuvor'
export const noOther = 'Dort trifft das nicht zu'

/** What is seen where an outcome does not come about. */
export function contraryOf(outcome: string): string {
  if (outcome.startsWith('Es wird verlangt, ')) return outcome.replace('Es wird verlangt, ', 'Es wird nicht verlangt, ')
  const off =
    /^(?<what>(?:Der|Die|Das) (?:Button|Schaltfläche|Knopf|Menüpunkt|Link) (?<label>„[^“]+“)) (?:wird|ist|bleibt) (?:deaktiviert|ausgegraut|inaktiv|gesperrt)/u.exec(
      outcome,
    )?.groups
  if (off?.label !== undefined) return `${off.label} lässt sich auswählen`
  if (/^Es gibt .*(?:Rabatt|Nachlass|Bonus|Gutschein|Aufschlag|Zuschlag)$/u.test(outcome))
    return outcome.replace(/^Es gibt .*?(?=\p{L}+$)/u, 'Es gibt keinen ')
  const { text, back } = masked(outcome)
  const told = /[„“]/u.test(outcome) ? germanContrary(outcome) : back(germanContrary(text))
  if (told !== '') return told.replace(/\.$/, '')
  const first = text.split(/ und (?=\p{Ll}|(?:der|die|das|ein|eine) )|, /u)[0] ?? text
  const again = germanContrary(first.trim())
  return again === '' ? noContrary : back(again.replace(/\.$/, ''))
}

/** What holds where a state does not. */
export function otherOf(state: string): string {
  const some = /^keine (?<rest>\p{Lu}[^ ]* (?:sind|werden|haben|liegen) .+)$/iu.exec(state)?.groups?.rest
  if (some !== undefined) return some.replace(/ mehr(?= |$)/u, ' noch')
  if (/^alle /iu.test(state)) return / (?:nicht|kein\p{L}*)(?!\p{L})/u.test(state) ? noOther : `nicht ${lower(state)}`
  const { text, back } = masked(state)
  const told = germanContrary(text).replace(/\.$/, '')
  return told === '' || / nicht auch |\d \./u.test(told) ? noOther : back(told)
}

/** A clause that begins with its verb, in the order of a main clause. */
export function ordered(text: string): string {
  const shows = /^zeigt (?:die|das|der) \p{L}+ (?<what>.+?)(?: an)?$/u.exec(text)?.groups?.what
  if (shows !== undefined) return `${capitalised(shows)} wird angezeigt`
  // "wechselt der Status von „Offen“ auf „Bezahlt“": what it changes from is no part of the subject.
  const change =
    /^(?:dann |so )?(?<verb>\p{Ll}+) (?<subject>(?:der|die|das) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]*) (?<rest>von [\uE900-\uE9FF] (?:auf|zu|in|nach) .+)$/u.exec(
      text,
    )?.groups
  if (change !== undefined) return `${capitalised(change.subject ?? '')} ${change.verb ?? ''} ${change.rest ?? ''}`
  const priced =
    /^(?<verb>\p{Ll}+) (?<what>(?:eine?|einen|der|die|das) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+ (?:von|in Höhe von|über) [\uE900-\uE9FF](?: (?:pro|je) \p{Lu}\p{L}+)?)(?<rest>.*)$/u.exec(
      text,
    )?.groups
  if (priced !== undefined) return `${capitalised(priced.what ?? '')} ${priced.verb ?? ''}${priced.rest ?? ''}`
  const front = /^(?:dann |so )?(?<verb>\p{Ll}+) (?<subject>[\uE900-\uE9FF])(?<rest> .*)?$/u.exec(text)?.groups
  if (front !== undefined) return `${front.subject ?? ''} ${front.verb ?? ''}${front.rest ?? ''}`
  return inOrder(text.replace(/^(?:dann|so) /u, ''))
}

export interface Branch {
  /** "Die Veranstaltung ist ausgebucht" */
  state: string
  /** "Die Veranstaltung ist nicht ausgebucht" */
  other: string
  /** "die Veranstaltung ausgebucht ist" */
  last: string
  /** "Überweisung anlegen", where a tester can do it. */
  step: string | undefined
  outcome: string
  contrary: string
  /** "Bestellung als zugestellt markieren", where the outcome is that somebody may do so. */
  act: string | undefined
  /** Whether the outcome is that it may not be done. */
  barred: boolean
  /** The outcome is what somebody does then: "setzt die Praxis den Termin auf „Nicht erschienen“". */
  reacts: boolean
  who: string | undefined
  only: boolean
  unless: boolean
  /** The condition stands in front and begins with its verb. */
  opened: boolean
  /** The condition is something that happens: "die Zahlung schlägt fehl". */
  happens: boolean
  /** What the two cases are called: "Veranstaltung" A and B. */
  label: string
}

const ownLimit =
  /(?<!\p{L})(?:(?:erst|frühestens|spätestens|höchstens|maximal|bis|innerhalb|nach|binnen|mindestens)(?: \p{L}+){0,2} \d|(?:höchstens|maximal|anteilig|zeitanteilig)(?!\p{L})|\d+ (?:Sekunde|Minute|Stunde|Tag|Woche|Monat|Jahr))/iu

/** "Wenn A, B", "Ist A, B", "B, wenn A" with what a tester arranges, does and sees. */
export function branchOf(text: string): Branch | undefined {
  const { text: hidden, back } = masked(text)
  const only =
    /(?:^| )(?:nur|erst|ausschließlich|nur dann|erst dann)(?:,)? (?:wenn|falls|sobald|sofern|nachdem)|(?:^| )(?:nur|erst|ausschließlich) .*, (?:wenn|falls|sobald|sofern|nachdem) /iu.test(
      hidden,
    )
  const found = conditionalOf(hidden)
  if (found === undefined) return undefined
  const { condition, unless = false } = found
  const sentence = found.opened === true ? parseMain(condition) : (parseLast(condition) ?? parseMain(condition))
  if (
    /, (?:sonst|andernfalls|ansonsten) /u.test(hidden) ||
    /(?:^| )(?:zwei|mehrere|beide) /u.test(sentence?.subject ?? '')
  )
    return undefined
  if (sentence === undefined || sentence.subject === '' || condition.length > 180) return undefined
  // One of two triggers would do, and a case has to show one.
  if (/ oder /u.test(condition)) return undefined
  const wholeMain = found.main
    .replace(/(?:^| )(?:nur dann|erst dann|nur|erst|dann|so|ausschließlich)(?= |$)/gu, (word, at: number) =>
      only || at === 0 ? '' : word,
    )
    .replace(/ {2,}/g, ' ')
    .trim()
  const startsWithVerb = /^\p{Ll}/u.test(wholeMain) || text.startsWith(back(condition).slice(0, 3))
  const main = parseMain(wholeMain)
  if (main === undefined && !startsWithVerb) return undefined
  // "A, und B, sofern C": the condition belongs to the last clause only.
  if (!startsWithVerb && /[;:]|, (?:und|aber|oder) /u.test(wholeMain)) return undefined
  // "Nach A kann B erst nach 15 Minuten getan werden": a second limit, which the two cases would not show.
  if (ownLimit.test(main?.middle ?? '')) return undefined
  const state = asMain(sentence)
  const last = asLast(sentence)
  const spoken = capitalised(startsWithVerb && /^\p{Ll}/u.test(wholeMain) ? ordered(wholeMain) : wholeMain)
  const subject = sentence.subject
  const outcome = back(withName(spoken, actedOn(sentence) ?? subject))
  const ability = abilityOf(main, subject) ?? reactionOf(main)
  const mainSubject = main?.subject ?? ''
  // "Liegt sie über 7 °C": nothing in the sentence tells what "sie" is.
  if (/^(?:er|sie|es) /iu.test(withName(state, mainSubject)) && !/^es /iu.test(state)) return undefined
  if (/^(?:Er|Sie) /u.test(outcome)) return undefined
  const step = mapped(stepOf(sentence), back)
  // "Der Status ist wieder „Frei“": what happened in between is said elsewhere.
  if (step === undefined && /(?<!\p{L})wieder „/u.test(outcome)) return undefined
  return {
    state: back(withName(state, mainSubject)),
    other: otherOf(back(withName(state, mainSubject))),
    last: back(lower(withName(last, mainSubject))),
    step,
    outcome: seenOf(outcome),
    contrary: contraryOf(seenOf(outcome)),
    act: mapped(ability?.act, back),
    barred: main?.negated === true,
    reacts: ability !== undefined && 'reacts' in ability,
    who: mapped(ability?.who, back),
    only,
    unless,
    opened: found.opened === true,
    happens:
      !/^(?:ist|sind|hat|haben|kann|können|darf|dürfen|muss|müssen|wird|werden|liegt|steht|enthält|gilt|fehlt|gehört|besteht|bleibt|befindet|läuft|existiert|gibt|besitzt|weicht|beträgt|überschreitet|passt|stimmt)$/u.test(
        sentence.finite,
      ),
    label: labelOf(sentence),
  }
}

/** "die Veranstaltung ist ausgebucht" is shown by two of them; anything else by two cases. */
function labelOf({ subject, finite }: Sentence): string {
  const noun = /^(?:der|die|das|ein|eine) (?:\p{Ll}+ )?(\p{Lu}[\p{L}-]{2,24})$/iu.exec(subject)?.[1]
  return noun === undefined || !/^(?:ist|hat)$/u.test(finite) || !/^\p{Lu}/u.test(noun) || namesRole(noun)
    ? 'Fall'
    : noun
}

const mapped = (text: string | undefined, back: (part: string) => string): string | undefined =>
  text === undefined ? undefined : back(text)

/** "Wischt der Nutzer einen Eintrag nach links, wird er gelöscht": what a person acts on, and not the person. */
function actedOn({ subject, middle, passive }: Sentence): string | undefined {
  if (passive || !(namesRole(subject) || /^(?:man|jemand)$/iu.test(subject))) return undefined
  return /^(?:den|einen|die|eine|das) (?:\p{Ll}+ )*\p{Lu}[\p{L}-]*/u.exec(middle)?.[0]
}

/** "Sie wird gesperrt" names what "sie" stands for. */
function withName(text: string, subject: string): string {
  if (
    subject === '' ||
    /[\uE000-\uF8FF]/u.test(subject) ||
    / und |, /u.test(subject) ||
    subject.length > 60 ||
    /^(?:er|sie|es|man|diese[rs]?|jemand|niemand)(?: |$)/iu.test(subject)
  )
    return text
  const name =
    germanForm(lower(subject).replace(/ (?:über|mit|ohne|von|in|im|für|auf|aus|ab|unter) .*$/u, ''), 'der') ?? subject
  const pronoun = /^der /u.test(name) ? 'er' : /^das /u.test(name) ? 'es' : 'sie'
  return text
    .replace(new RegExp(`^(?:${pronoun}|dies(?:e|er|es))(?= )`, 'iu'), () => capitalised(name))
    .replace(new RegExp(`(?<= (?:wird|werden|ist|sind|kann|muss|darf)) ${pronoun}(?= )`, 'u'), () => ` ${name}`)
}

/** What a tester does to bring a clause about; undefined for a state. */
function stepOf(sentence: Sentence): string | undefined {
  const { subject, passive, verb, middle, negated, modal, finite, close } = sentence
  if (negated || /^(?:ist|sind|war|wurde|wurden)$/.test(finite) || modal !== '') return undefined
  if (/^(?:hat|haben)$/.test(finite)) {
    const infinitive = infinitiveOf(close.split(' ').at(-1) ?? '')
    return infinitive !== undefined && verb?.action === true && namesRole(subject)
      ? capitalised(
          [germanForm(middle.replace(/^sich /u, ''), 'obj') ?? '', infinitive].filter((part) => part !== '').join(' '),
        )
      : undefined
  }
  if (passive && /^(?:wird|werden)$/.test(finite)) {
    const infinitive =
      verb?.infinitive === undefined || verb.infinitive === ''
        ? infinitiveOf(close.split(' ').at(-1) ?? '')
        : verb.infinitive
    if (infinitive === undefined || (verb !== undefined && !verb.action && verb.participle !== '')) return undefined
    return capitalised(
      [germanForm(lower(subject), 'obj') ?? subject, middle, infinitive].filter((part) => part !== '').join(' '),
    )
  }
  const acts = /^(?:man|jemand|er|sie)$/iu.test(subject) || namesRole(subject)
  const as =
    /^(?:der|die|das) \p{Ll}+ /u.test(subject) && namesRole(subject)
      ? `Als ${roleOf(lower(subject)).replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase())}`
      : ''
  return acts && verb?.action === true
    ? capitalised(
        [as, germanForm(middle.replace(/^sich /u, ''), 'obj') ?? '', verb.infinitive]
          .filter((part) => part !== '')
          .join(' '),
      )
    : undefined
}

/** "setzt die Praxis den Termin auf „Nicht erschienen“": then it is the tester who does it, as that person. */
function reactionOf(main: Sentence | undefined): { act: string; who: string; reacts: true } | undefined {
  if (main?.verb?.action !== true || main.passive || main.negated || main.modal !== '' || main.front !== '')
    return undefined
  // The second half does not belong to the action.
  if (/ und (?:der|die|das|ein|eine|es) /u.test(`${main.middle} ${main.close}`)) return undefined
  if (
    !(namesRole(main.subject) || namesPerson(main.subject)) ||
    /^(?:sehen|lesen|einsehen)$/u.test(main.verb.infinitive)
  )
    return undefined
  return { act: `${main.middle} ${main.verb.infinitive}`.trim(), who: roleOf(lower(main.subject)), reacts: true }
}

/** "der Fahrer kann die Bestellung abschließen", "die Bestellung kann storniert werden": what may be done, and by whom. */
function abilityOf(main: Sentence | undefined, other: string): { act: string; who: string | undefined } | undefined {
  if (main === undefined || !/^(?:kann|können|darf|dürfen|lässt|lassen)$/.test(main.finite)) return undefined
  const { subject, close, passive, finite } = main
  if (subject === '' || /(?:^| )kein/iu.test(`${subject} ${main.middle}`)) return undefined
  const middle = main.middle
    .replace(/(?:^| )nicht(?: mehr)?(?= |$)/u, '')
    .replace(/(?:^| )sich(?= |$)/u, '')
    .trim()
  const last = close.replace(/ werden$/u, '')
  const named = /^(?:er|sie|es)$/iu.test(subject) ? other : subject
  const join = (parts: (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined && part !== '').join(' ')
  if (passive || /^(?:lässt|lassen)$/.test(finite)) {
    const infinitive = passive ? infinitiveOf(last) : last
    const name = germanForm(lower(named), 'der') ?? named
    return infinitive === undefined ? undefined : { act: join([accusative(name), middle, infinitive]), who: undefined }
  }
  return /n$/u.test(last) ? { act: join([middle, last]), who: roleOf(lower(named)) } : undefined
}
