import type { WireTestCase } from '../../contracts/ai-generate.ts'
import { parseMain } from '../understand/german/sentence.ts'
import { namesPerson } from '../understand/german/words.ts'

type Step = WireTestCase['steps'][number]

/** Steps that a tester cannot carry out as they stand. */
const unclearSteps: RegExp[] = [
  // Half a sentence: "Diesen Fall herstellen: bei einer späteren Absage".
  /^Diesen Fall herstellen: (?:\p{Ll}|Nicht )|^Ohne .+ fortfahren$|^Herbeiführen: (?:\d+ \p{Ll}+en |.*(?<!\p{L})davor$)/u,
  // Something that only another sentence names.
  /^(?:Versuchen, (?:sie|ihn|ihm|es) |(?:Versuchen, )?(?:Man|Sie|Ihn|Ihm|Ihr|Alles andere|Alle anderen|Andere[ns]?|Das \p{Ll}+te|Einer|Keiner) )/u,
  /(?<!\p{L})(?:außerhalb diese[rs] |darunter oder darüber|darüber oder darunter)/u,
  // Two triggers, of which one is enough.
  /^Dafür sorgen, dass [^(„»]* oder /u,
  /^Als [^ ]+: /u,
  // A whole sentence in front of the verb of another: "Alte Akten wandern nach 7 Tagen ins Archiv und dort ändern".
  /^\p{Lu}\p{Ll}+e \p{Lu}\p{L}+ \p{Ll}+e[rl]?n [^,]+ und [^,]*\p{Ll}+n$/u,
  // The rule itself as a step: "Die Anträge nur lesen".
  /^(?!Dafür sorgen|Fall |Fenster )[^„»(]* nur (?:zu|lesen|ansehen|in|im|für|von|einmal) /u,
  /^(?!Dafür sorgen)[^„»(]* nur (?:lesen|ansehen|sehen)$/u,
  /^(?!Dafür sorgen|Fall |Versuchen|Fenster )(?:[^„»("]* )?(?:nur|ausschließlich|lediglich|höchstens|frühestens|ein einziges Mal)(?= )[^(]*\p{Ll}n$/iu,
  /^Versuchen, (?:[^„»"]* )?als einen? |^Versuchen, der \p{Lu}[\p{L}-]+ (?:\p{Ll}+ )?(?:zu|\p{Ll}+zu\p{Ll}+) ?|^Fall nachstellen: (?:mit |bei )?\d+$/u,
  /^Dies versuchen: .* (?:kann|können|darf|dürfen) /u,
  // What is beyond a limit, without a value.
  /^(?:Weitere|Größere|Kleinere|Längere|Kürzere|Höhere|Niedrigere) [^(„"]* verwenden$/u,
]

/** A limit in words, without a value to try: "Den Stand bis 24:00 Uhr korrigieren". */
const boundInWords =
  /^(?!Dafür sorgen|Fall |Versuchen|Fenster |Länger )[^„»(]*(?<!\p{L})(?:bis(?: zu)?|höchstens|maximal|mindestens|frühestens|spätestens|erst nach|erst ab)(?: \p{L}+){0,2} \d/iu
const noData = /^(?:Keine nötig)?$/u

/** Outcomes that are garbled, or that repeat a rule instead of saying what is seen. */
const unclearOutcomes: RegExp[] = [
  // A pair of words torn apart: "An- gelten und Abreisetag".
  /\p{L}- (?!(?:und|oder|bzw|bis|sowie|als|wie) )\p{L}/u,
  // The verb at the end of a main clause, or a subject behind its verb.
  /(?:^|[.] )(?:Der|Die|Das) [^,.]+ (?:ist|sind|hat|haben|fragt|zählt|meldet|nennt)\./u,
  /^\d+ (?:wird|werden|ist|sind|hat|haben) \p{Lu}/u,
  /^(?:Der|Die) (?:ist|sind|wird|werden|hat|haben|kann|können|darf|dürfen) /u,
  /werden nicht (?:können|dürfen|müssen)/u,
  /, vorher (?:nicht|noch nicht|nie)\.$/u,
  /(?<!\p{L})(?:ist|sind) (?:[^.]{0,80} )?(?:Pflicht|erforderlich|zwingend|verpflichtend|obligatorisch|\p{Ll}{2,5}zu\p{Ll}{3,}n)\.$/u,
  /^(?!.*Das geschieht spätestens)[^.]*(?<!(?:und|,)) (?:muss|müssen|darf|dürfen)(?!\p{L})/u,
  /^Die Schnittstelle [^.]*(?:verlangt|erwartet) /u,
  // Half a sentence, and a second limit.
  /möglich, zu sich[.;]|^(?:In|Auf|An) (?:das|den|die) [^.,]* über[.,]|, ab \d/u,
  // A limit or a share that nobody has worked out.
  /(?<!\p{L})(?:höchstens|maximal|(?:zeit)?anteilig)(?!\p{L})/iu,
]

/** How long something lasts: one look does not show that. */
const lasts =
  /(?<!\p{L})(?:letzten \d+ |\d+ (?:Sekunden|Minuten|Stunden|Tage|Wochen|Monate|Jahre) (?:lang |Zeit |erhalten|bestehen|gespeichert|gültig|sichtbar|verfügbar))|bleib(?:t|en) .*bis (?:zu[mr]? )?.*(?:bestehen|erhalten|gespeichert|gültig|aktiv|verfügbar)/u

/** Whether a German step asks for something unclear or expects something that nobody can see. */
export function isUnsoundInGerman({ step, data, expected }: Step): boolean {
  return (
    unclearSteps.some((one) => one.test(step)) ||
    (noData.test(data ?? '') && (boundInWords.test(step) || (!/\d/u.test(step) && lasts.test(expected)))) ||
    unclearOutcomes.some((one) => one.test(unquoted(expected))) ||
    // No step creates the new item that the result is about.
    (/^Dafür sorgen, /u.test(step) && isDoneByPerson(expected)) ||
    (/^Dafür sorgen, /u.test(step) && /^(?:Neue|Weitere|Künftige|Spätere) \p{Lu}/u.test(expected))
  )
}

/** "Die Sachbearbeitung setzt den Antrag auf „Rückfrage“": somebody has to do that, and no step says so. */
function isDoneByPerson(expected: string): boolean {
  const sentence = parseMain(unquoted(expected).replace(/\.$/u, ''))
  return (
    sentence?.verb?.action === true &&
    !sentence.passive &&
    !sentence.negated &&
    sentence.modal === '' &&
    namesPerson(sentence.subject) &&
    /^(?:setzen|stellen|legen|prüfen|markieren|vermerken|eintragen|anlegen|bestätigen|ablehnen|freigeben|schließen)$/u.test(
      sentence.verb.infinitive,
    )
  )
}

const onlyLooks = /(?<!\p{L})(?:ansehen|nachsehen|öffnen)$/u

/**
 * What a look does not show: something that happens, a right, or a rule with a condition. "Die Meldung ansehen | Die
 * Meldung erhält den Status „Offen“" leaves out what brings it about.
 */
const notSeen =
  /(?<!\p{L})(?:erhält|erhalten|bekommt|bekommen|wechselt|wechseln|erinnert|erinnern|informiert|informieren|benachrichtigt|benachrichtigen|geht|gehen|springt|wandert|wandern|ersetzt|lädt|laden|darf|dürfen|muss|müssen|kann|können|nur|erst|außer|sobald|sofort|wieder|ab dem|nicht mehr)(?!\p{L})|→|^Am \d/iu

/** Whether the only step looks at something that a look does not show. */
export function looksAtRule(steps: Pick<Step, 'step' | 'expected'>[]): boolean {
  const [only] = steps
  return (
    only !== undefined &&
    steps.length === 1 &&
    onlyLooks.test(only.step) &&
    !opensAnother(only) &&
    (notSeen.test(unquoted(only.expected)) ||
      // A page does not show what somebody is or pays.
      (/^Als .+ anmelden und betreffende Seite öffnen$/u.test(only.step) &&
        /^[^.,„"]* (?:sind|ist|zahlen|zahlt|gelten|gilt) [^„"]*$/u.test(unquoted(only.expected))) ||
      (/^[„»]/u.test(only.step) && / sieht? /u.test(unquoted(only.expected))))
  )
}

/** "Nachricht öffnen | Der Status wechselt auf „Gelesen“": opening is what brings it about. */
function opensAnother({ step, expected }: Pick<Step, 'step' | 'expected'>): boolean {
  const thing = /^(?:\p{Ll}+ )*(?<thing>\p{Lu}[\p{L}-]*) öffnen$/u.exec(step)?.groups?.thing
  return thing !== undefined && /^Der (?:Status|Zustand) /u.test(expected) && !expected.includes(thing)
}

function unquoted(text: string): string {
  return text.replace(/„[^“]*“|»[^«]*«|"[^"]*"/gu, '„“')
}
