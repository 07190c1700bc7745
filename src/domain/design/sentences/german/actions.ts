import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { asMain, parseLast } from '../../understand/german/sentence.ts'
import { capitalised as capital, ordered, seenOf } from './clauses.ts'
import { isFinite } from '../../understand/german/words.ts'
import { masked } from './parts.ts'
import { occasionStep } from './occasions.ts'

/** Words of limits, conditions and rights: what they say needs more than one step. */
const limited =
  /(?:^| )(?:nur|nicht|weder|kein\p{L}*|höchstens|maximal|mindestens|innerhalb|bis|ab|vor|wenn|falls|sobald|solange|sofern|ohne|erst|frühestens|spätestens|ausschließlich|einmal|zweimal|dreimal|jeweils|selbst|je|pro|außer)(?: |$)|, |\d/iu

/** "wird eine Vorgangsnummer angezeigt" behind an occasion. */
function follows({ words }: Slots): Record<string, string> | undefined {
  const occasion = words.get('occasion') ?? ''
  const rest = words.get('rest') ?? ''
  const { text, back } = masked(rest)
  // "Nach 30 Minuten ohne Aktivität": a time that passes is no step.
  if (
    /^\d/u.test(occasion) ||
    !/^\p{Ll}/u.test(text) ||
    /(?:^| )(?:nur|höchstens|mindestens|innerhalb|spätestens)(?: |$)/u.test(rest)
  )
    return undefined
  const told = ordered(text)
  if (
    told === text ||
    / (?:ist|sind|wird|werden)(?:$| \()|^(?:Er|Sie) |, (?:sonst|andernfalls|ansonsten) /u.test(told) ||
    occasion.split(' ').some((word) => /^\p{Ll}/u.test(word) && isFinite(word))
  )
    return undefined
  const then = seenOf(capital(back(told)))
  const step = occasionStep(occasion)
  return step === '' ? undefined : { step, then }
}
const followed: CasePattern = {
  title: ['{step}: {then}', '{then}', 'Folge nach dem Schritt: {step}', 'Der genannte Schritt hat die genannte Folge'],
  steps: ['{step} | | {then}.'],
}
const able: CasePattern = {
  title: ['{who:as} kann {act:obj}', '{act:obj}', 'Möglich für {who:as}'],
  given: ['Angemeldet: {who:as}.'],
  steps: ['{act:obj} | | {act:result}.'],
}
const plainAct = (slots: Slots): Record<string, string> | undefined => {
  const { words } = slots
  const act = words.get('act') ?? ''
  return limited.test(act) ||
    / und \p{Ll}+n$/u.test(act) ||
    / (?:werden|sein|haben|können|müssen|erkennen)$/u.test(` ${act}`)
    ? undefined
    : {}
}

const actThen: CasePattern = {
  title: ['{act:obj}: {then}', '{then}', '{act:obj} mit der genannten Folge'],
  given: ['Angemeldet: {who:as}.'],
  steps: ['{act:obj} | | {act:result}. {then:raw}.'],
}

/** Plain actions and their results, what is displayed where, and what follows on what. These are tried last. */
export const actions: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: '(?:Nach|Bei|Beim|Mit|Durch|Per) (?:(?:dem|der|den|das|die|einem|einer|jeder|jedem|erfolgreicher|erfolgreichem|erfolgreichen) )*<occasion=(?:[^,;:()„“]|„[^„“]{2,50}“){3,70}?> <rest=(?:wird|werden|erscheint|erscheinen|öffnet|gelangt|ist|sind|ertönt|ertönen|vibriert|blinkt|leuchtet|ändert|aktualisiert|verliert|wandert|fließt|speichert|sendet|prüft|berechnet|übernimmt|setzt|legt|löscht|erstellt|erzeugt|schickt|öffnen|schließen|geht|läuft|beginnt|endet|gibt|hat|haben|bekommt|lädt|stoppt|verfällt|erlischt|bricht|fällt|fallen|folgt|rückt|zählt|erhöht|verringert|reduziert|meldet|warnt|fragt|lässt|bleibt|bleiben|wechselt|verschwindet|verschwinden|springt|steht|stehen|erhält|zeigt|gilt|erfolgt|sinkt|steigt|schließt|startet|entsteht|landet|kehrt|kommt|sieht) .{4,240}>',
      example: 'Nach dem Absenden des Formulars wird eine Vorgangsnummer angezeigt.',
      derive: follows,
      cases: [followed],
    },
    {
      said: '<who> (?:kann|können|darf|dürfen) <act=(?:[^,;:()„“]|„[^„“]{2,60}“){4,90}?>, (?:woraufhin|worauf|wodurch|wonach) <rest>',
      example: 'Ein Kursleiter kann einen Termin verschieben, woraufhin alle Teilnehmer eine Nachricht erhalten.',
      derive: (slots) => {
        const last = parseLast(slots.words.get('rest') ?? '')
        return plainAct(slots) === undefined || last === undefined || last.subject === ''
          ? undefined
          : { then: capital(asMain(last)) }
      },
      cases: [actThen],
    },
    {
      said: '<who> (?:kann|können|darf|dürfen) <act=(?:[^,;:()„“]|„[^„“]{2,60}“){4,90}?>,? (?:und )?(?:danach|anschließend|daraufhin|dann) <rest=(?:wird|werden|erscheint|erscheinen|ist|sind|zeigt|bekommt|erhält|erhalten|verschwindet|öffnet|steht) .{4,200}>',
      example: 'Der Kassierer kann eine Position entfernen, danach wird die neue Summe angezeigt.',
      derive: (slots) => {
        const { text, back } = masked(slots.words.get('rest') ?? '')
        const then = capital(back(ordered(text)))
        return plainAct(slots) === undefined || /^(?:Er|Sie|Es|Dies) /u.test(then) || / (?:nur|nicht mehr) /u.test(then)
          ? undefined
          : { then }
      },
      cases: [actThen],
    },
    {
      said: '<thing> (?:ist|sind) (?:standardmäßig|zu Beginn|anfangs|von Haus aus|in der Voreinstellung) (?<state>ausgeschaltet|deaktiviert|inaktiv|aus|eingeschaltet|aktiviert|aktiv|an|ausgeblendet|eingeblendet)(?:,| und) (?:kann|können|lässt sich|lassen sich|darf|dürfen) (?:(?:in|über|unter|im) (?<place>[^,;:()]{3,40}?) )?(?<done>aktiviert|eingeschaltet|deaktiviert|ausgeschaltet|eingeblendet|ausgeblendet|angeschaltet|abgeschaltet) werden',
      example: 'Der Dunkelmodus ist standardmäßig ausgeschaltet und kann im Profil eingeschaltet werden.',
      cases: [
        {
          title: ['{thing:bare}: zu Beginn {state}, dann {done}', 'Zu Beginn {state}, dann {done}'],
          given: ['Ein neues Konto ist angemeldet; die Einstellungen sind unverändert.'],
          steps: [
            'Einstellung ansehen ({thing:bare}) | | {thing:der} {thing:ist} {state}.',
            '{thing:obj} {done:inf} | | {thing:der} {thing:ist} {done}, auch nach dem Neuladen.',
          ],
        },
      ],
    },
    {
      said: '<who> (?:kann|können|darf|dürfen) <act=(?:[^;:()„“]|„[^„“]{2,60}“){4,90}?>',
      example: 'Ein Trainer kann einen Kurs absagen.',
      derive: plainAct,
      cases: [able],
    },
  ],
}
