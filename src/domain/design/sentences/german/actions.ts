import { isFinite } from '../../understand/german/words.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capitalised as capital, masked, ordered, seenOf } from './clauses.ts'
import { infinitiveOf } from './german-forms.ts'
import { occasionStep } from './occasions.ts'

/** Words of limits, conditions and rights: what they say needs more than one step. */
const limited =
  /(?:^| )(?:nur|nicht|weder|kein\p{L}*|höchstens|maximal|mindestens|innerhalb|bis|ab|vor|wenn|falls|sobald|solange|sofern|ohne|erst|frühestens|spätestens|ausschließlich|einmal|zweimal|dreimal|jeweils|selbst|je|pro|außer)(?: |$)|, |\d/iu

/** "wird eine Vorgangsnummer angezeigt" behind an occasion. */
function follows({ words }: Slots): Record<string, string> | undefined {
  const occasion = words.get('occasion') ?? ''
  const rest = words.get('rest') ?? ''
  const { text, back } = masked(rest)
  if (!/^\p{Ll}/u.test(text) || /(?:^| )(?:nur|höchstens|mindestens|innerhalb|spätestens)(?: |$)/u.test(rest))
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

/** "Kurse anlegen, bearbeiten und löschen": one step for each. */
function severalActs(verbs: string, example: string, count: 2 | 3): SentencePattern {
  const names = ['act', 'act2', 'act3'].slice(0, count)
  return {
    said: `<who> (?:kann|können|darf|dürfen) (?<thing>(?:den|die|das|einen|eine|ein|seinen|seine|sein|ihren|ihre|ihr|alle|eigene|\\p{L}[\\p{L}-]{3,30})(?: [^,;:()„“\\d]{3,50}?)?) ${verbs}`,
    example,
    derive: ({ words }) =>
      limited.test(words.get('thing') ?? '')
        ? undefined
        : Object.fromEntries([
            ...names.map((name) => [name, `${words.get('thing') ?? ''} ${words.get(name) ?? ''}`] as const),
            ['list', names.map((name) => words.get(name) ?? '').join(', ')] as const,
          ]),
    cases: [
      {
        title: ['{who:as}: {thing:obj} {list}', '{list} möglich'],
        given: ['Angemeldet: {who:as}. Für jeden Schritt ist ein eigener Fall vorbereitet ({thing:obj}).'],
        steps: names.map((name) => `{${name}:obj} | | {${name}:result}.`),
      },
    ],
  }
}
function passives(said: string, example: string): SentencePattern {
  return {
    said,
    example,
    derive: ({ words }) => {
      const [thing = '', done = ''] = [words.get('thing'), words.get('done')]
      const inf = infinitiveOf(done)
      return inf === undefined || limited.test(`${thing} ${words.get('where') ?? ''}`) ? undefined : { inf }
    },
    cases: [
      {
        title: ['{thing:bare}: {inf} möglich', '{inf} möglich'],
        given: ['Ein Fall ist vorbereitet ({thing:bare}).'],
        steps: [
          '{thing:obj} {inf} | | {thing:der} {thing:ist} {done}.',
          'Seite neu laden | | {thing:der} {thing:ist} weiterhin {done}.',
        ],
      },
    ],
  }
}
/** "Die Übersicht zeigt Name, Ort und Preis": each of them is looked for. */
function parts({ words }: Slots): Record<string, string> | undefined {
  const list = words.get('list') ?? ''
  const items = list.split(/,? (?:und|sowie) |, /u)
  return items.length > 1 &&
    items.every(
      (item) =>
        item.length < 45 &&
        !/(?:^| )(?:wird|werden|nur|nicht|kann|ist|sind|wenn|nach|Zeichen|höchstens|pro|px|nebeneinander|untereinander)(?: |$)/u.test(
          item,
        ),
    )
    ? { place: (words.get('place') ?? '').replace(/^(?:Der|Die|Das|der|die|das) /u, '') }
    : undefined
}
const shownParts: CasePattern = {
  title: ['{place}: {list}', '{list} zu sehen', 'Alle genannten Angaben sind zu sehen'],
  given: ['Ein Datensatz liegt vor, in dem alle diese Angaben gefüllt sind: {list}.'],
  steps: ['{place} öffnen | | Zu sehen sind mit den Werten des Datensatzes: {list}.'],
}

/** Plain actions and their results, what is displayed where, and what follows on what. These are tried last. */
export const actions: PatternGroup = {
  cue: '.',
  patterns: [
    {
      said: '<place=(?:Die|Der|Das|Jede[rs]?|Ein|Eine) [^,;:()„“]{3,50}?> (?:zeigt|enthält|umfasst|nennt|listet)(?: immer| stets| mindestens)? (?:die |den |das |folgende \\p{L}+:? )?<list=[^;:()]{5,200}?>(?: an| auf)?',
      example: 'Die Bestellübersicht zeigt Bestellnummer, Datum und Gesamtbetrag.',
      derive: parts,
      cases: [shownParts],
    },
    {
      said: '(?:In|Im|Auf|Bei|Zu|Für)(?: der| dem| jeder| jedem| jede| jeden| einem| einer)? <place=[^,;:()„“]{3,50}?> (?:werden|wird|stehen|sind|steht|erscheinen|sieht man)(?: die| der| das| immer| jeweils)? <list=[^;:()]{5,200}?> (?:angezeigt|aufgeführt|dargestellt|zu sehen|ausgegeben|sichtbar)',
      example: 'In der Auftragsliste werden Nummer, Kunde und Liefertermin angezeigt.',
      derive: parts,
      cases: [shownParts],
    },
    {
      said: '(?:Nach|Bei|Beim|Mit|Durch|Per) (?:(?:dem|der|den|das|die|einem|einer|jeder|jedem|erfolgreicher|erfolgreichem|erfolgreichen) )*<occasion=(?:[^,;:()„“]|„[^„“]{2,50}“){3,70}?> <rest=(?:wird|werden|erscheint|erscheinen|öffnet|gelangt|ist|sind|ertönt|ertönen|vibriert|blinkt|leuchtet|ändert|aktualisiert|verliert|wandert|fließt|speichert|sendet|prüft|berechnet|übernimmt|setzt|legt|löscht|erstellt|erzeugt|schickt|öffnen|schließen|geht|läuft|beginnt|endet|gibt|hat|haben|bekommt|lädt|stoppt|verfällt|erlischt|bricht|fällt|fallen|folgt|rückt|zählt|erhöht|verringert|reduziert|meldet|warnt|fragt|lässt|bleibt|bleiben|wechselt|verschwindet|verschwinden|springt|steht|stehen|erhält|zeigt|gilt|erfolgt|sinkt|steigt|schließt|startet|entsteht|landet|kehrt|kommt|sieht) .{4,240}>',
      example: 'Nach dem Absenden des Formulars wird eine Vorgangsnummer angezeigt.',
      derive: follows,
      cases: [followed],
    },
    severalActs(
      '(?<act>\\p{L}{4,}n),? (?:und|oder|sowie) (?:wieder )?(?<act2>\\p{L}{4,}n)',
      'Ein Trainer kann Kurse anlegen und löschen.',
      2,
    ),
    severalActs(
      '(?<act>\\p{L}{4,}n), (?<act2>\\p{L}{4,}n),? (?:und|oder|sowie) (?:wieder )?(?<act3>\\p{L}{4,}n)',
      'Trainer können Kurse anlegen, bearbeiten und löschen.',
      3,
    ),
    {
      said: '<who> (?:kann|können|darf|dürfen) <act=(?:[^;:()„“]|„[^„“]{2,60}“){4,90}?>',
      example: 'Ein Trainer kann einen Kurs absagen.',
      derive: plainAct,
      cases: [able],
    },
    passives(
      '<thing> (?:kann|können) (?:jederzeit |auch |direkt |nachträglich |wieder )*(?<where>(?:in|im|über|per|auf|am|an|mit|aus|von) [^,;:()„“]{3,50}? )?<done=\\p{L}{4,}(?:t|en)> werden',
      'Eine Anzeige kann nachträglich bearbeitet werden.',
    ),
    {
      said: '<things=[^,;:()„“]{3,50}?> ohne <what> (?:(?:werden|sind|wird|ist) (?:als |mit )?(?<mark>[^,;:()]{3,40}?) (?:gekennzeichnet|markiert|ausgewiesen|angezeigt|hervorgehoben)|(?:erhalten|erhält|bekommen|bekommt|haben) den Status (?<mark2>[^,;:()]{3,40}?)|(?:werden|wird) dem Status (?<mark3>[^,;:()]{3,40}?) zugeordnet)',
      example: 'Schadensmeldungen ohne Foto werden als unvollständig gekennzeichnet.',
      derive: ({ words }) => ({
        mark: (words.get('mark') ?? words.get('mark2') ?? words.get('mark3') ?? '').replace(/[„“]/gu, ''),
      }),
      cases: [
        {
          title: ['{things:bare} ohne {what:bare}: Kennzeichen „{mark}“', 'Kennzeichen nur ohne {what:bare}'],
          technique: 'Decision table',
          given: ['Zwei Einträge sind vorhanden ({things:bare}): A mit {what:bare}, B ohne.'],
          steps: ['Liste öffnen ({things:bare}) | | B trägt das Kennzeichen „{mark}“, A trägt es nicht.'],
          assume: ['Das Kennzeichen ist in der Liste zu sehen.'],
        },
      ],
    },
  ],
}
