import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { namesRole, roleOf } from './german-forms.ts'
import { done, verb } from './parts.ts'

const may = '(?:darf|dürfen|kann|können)'
const only = '(?:nur|ausschließlich|allein|lediglich)'
const person = '<who>'
const acts = '<act=(?:[^;:()„“]|„[^„“]{2,60}“){3,80}?>'
const outsider = 'Ein zweites Konto ohne diese Rolle ist vorbereitet.'
const onlyWho: CasePattern = {
  title: ['Nur {list}: {act:obj}', 'Nur mit der genannten Rolle möglich'],
  type: 'Negative',
  given: ['Vorbereitete Konten: {list}.', outsider],
  steps: [
    '{act:obj} | Konto: {item} | {act:result}.',
    '{act:obj} | Konto ohne diese Rolle | Es ist nicht möglich; {act:undone}.',
  ],
}
const notWho: CasePattern = {
  title: ['{who:as} kann nicht {act:obj}', 'Nicht möglich als {who:as}'],
  type: 'Negative',
  given: ['Ein Konto ist vorbereitet: {who:as}.'],
  steps: ['{act:obj} | Konto: {who:as} | Es ist nicht möglich; {act:undone}.'],
}
const butNot: CasePattern = {
  title: ['{who:as}: {act:obj} ja, {act2:obj} nein', '{who:as}: das eine erlaubt, das andere nicht'],
  type: 'Negative',
  given: ['Ein Konto ist vorbereitet: {who:as}.'],
  steps: [
    '{act:obj} | Konto: {who:as} | {act:result}.',
    '{act2:obj} | Konto: {who:as} | Es ist nicht möglich; {act2:undone}.',
  ],
}
const passive: CasePattern = {
  title: [
    '{thing:bare}: {role:as} kann {done:inf}, andere nicht',
    'Nur {role:as} kann {done:inf}',
    'Nur mit der genannten Rolle möglich',
  ],
  type: 'Negative',
  given: ['Ein Konto ist vorbereitet: {role:as}.', outsider],
  steps: [
    '{thing:obj} {done:inf} | Konto: {role:as} | {thing:der} {thing:ist} {done}.',
    '{thing:obj} {done:inf} | Konto ohne diese Rolle | Es ist nicht möglich; {thing:der} {thing:ist} nicht {done}.',
  ],
}
const sees: CasePattern = {
  title: [
    '{thing:bare}: für {role:as} sichtbar, für andere nicht',
    'Nur für {role:as} sichtbar',
    'Nur für die genannte Rolle sichtbar',
  ],
  type: 'Negative',
  given: ['Ein Konto ist vorbereitet: {role:as}.', outsider],
  steps: [
    'Stelle mit dieser Angabe öffnen ({thing:bare}) | Konto: {role:as} | {thing:der} {thing:ist} zu sehen.',
    'Dieselbe Stelle öffnen ({thing:bare}) | Konto ohne diese Rolle | {thing:der} {thing:ist} nicht zu sehen.',
  ],
}
const own: CasePattern = {
  title: ['{who:as} sieht eigene {what}, fremde nicht', 'Eigene Einträge sichtbar, fremde nicht'],
  type: 'Negative',
  given: ['Zwei Konten sind vorbereitet: {who:as} A und {who:as} B; jedes hat einen eigenen Eintrag ({what}).'],
  steps: [
    'Liste öffnen ({what}) | Konto: {who:as} A | Der Eintrag von A ist aufgeführt, der von B nicht.',
    'Adresse des Eintrags von B direkt öffnen | Konto: {who:as} A | Der Eintrag von B ist nicht zu sehen.',
  ],
}
const plain = ({ words }: Slots): Record<string, string> | undefined =>
  /^(?:nicht|nur|keine)(?! |$)|(?:^| )(?:nicht|weder|keine[nr]?|nur|wenn|sofern|solange|bis|innerhalb|höchstens|maximal|mindestens)(?: |$)|, /iu.test(
    `${words.get('act') ?? ''} ${words.get('act2') ?? ''} `,
  )
    ? undefined
    : {}

/** Who may do or see what. */
export const access: PatternGroup = {
  cue: 'nur|ausschließlich|allein|darf|dürfen|kann|können|sieht|sehen|sichtbar|berechtigung|rolle|angemeldet|niemand|einsehbar|zugriff|vorbehalten|zugänglich',
  patterns: [
    {
      said: `${only} ${person}(?:, die [^,;]{3,60},)? ${may} ${acts}(?:[,;.] (?:alle )?(?:anderen?|andere (?:Rollen|Nutzer|Personen)|übrigen?(?: [^,;:()]{3,30})?) (?:nicht|dürfen (?:das|dies|es) nicht|können (?:das|dies|es) nicht|sehen (?:sie|ihn|es|diese[ns]?) nicht))?`,
      example: 'Nur die Buchhaltung darf Rechnungen freigeben.',
      derive: (slots) =>
        plain(slots) === undefined
          ? undefined
          : {
              list: (slots.words.get('who') ?? '')
                .split(/ und (?=\p{Lu}|die |der )|, /u)
                .map(roleOf)
                .join(', '),
            },
      cases: [onlyWho],
    },
    {
      said: `${person} ${may} ${acts},? (?:aber|jedoch|allerdings|dürfen aber|können aber|sie aber|ihn aber|es aber|diese aber) (?:sie |ihn |es |diese )?(?:nicht|keine[nrs]?) <act2>`,
      example: 'Praktikanten dürfen Kundendaten ansehen, aber nicht ändern.',
      derive: (slots) => {
        const [act = '', other = ''] = [slots.words.get('act'), slots.words.get('act2')]
        const object = /^(?<object>.+?) \p{Ll}+n$/u.exec(act)?.groups?.object
        if (plain(slots) === undefined) return undefined
        return object !== undefined && !/ /.test(other) ? { act2: `${object} ${other}` } : { act2: other }
      },
      cases: [butNot],
    },
    {
      said: `<thing> ${may} ${only} (?:von|vom|durch) (?:der |dem |den |die |das |einem |einer )?<role> ${done} werden`,
      example: 'Gutschriften dürfen nur von der Teamleitung freigegeben werden.',
      cases: [passive],
    },
    {
      said: `<thing> (?:ist|sind|wird|werden) ${only} (?:für |den |der |dem |von )?(?:die |den |das |dem )?<role> (?:angezeigt|sichtbar|zugänglich|einsehbar|zu sehen|vorbehalten)`,
      example: 'Gehaltsangaben sind nur für die Personalabteilung sichtbar.',
      cases: [sees],
    },
    {
      said: `${person} (?:sieht|sehen|${may}) (?:in [^,;:()]{3,40} )?(?:immer )?(?:nur|ausschließlich|lediglich) (?:die |den |das )?(?:ihre|seine|ihren|seinen|ihr|sein|eigene|ihnen zugewiesene|ihm zugewiesene|selbst erstellte)n?(?: eigenen?| jeweiligen)? (?<what>[^,;:()„“]{3,40}?)(?: sehen| einsehen| ansehen)?(?:, (?:nicht die|keine) [^,;:()]{3,40})?`,
      example: 'Mieter sehen nur ihre eigenen Verträge.',
      cases: [own],
    },
    {
      said: `${person} (?:sieht|sehen|${may}) (?:nur|ausschließlich|lediglich) (?:die |den |das )?(?<what>[^,;:()„“]{3,40}?) (?:(?:ihrer|seiner|ihres|seines)(?: eigenen| jeweiligen)?|(?:der|des) (?:eigenen|jeweiligen|ihnen zugeordneten|ihm zugeordneten)) (?<unit>[^,;:()„“]{3,40}?)(?: sehen| einsehen| ansehen| bearbeiten)?`,
      example: 'Eltern sehen ausschließlich die Fehlzeiten ihrer eigenen Kinder.',
      cases: [
        {
          ...own,
          title: ['{who:as}: {what} nur aus dem eigenen Bereich', 'Eigene Einträge sichtbar, fremde nicht'],
          given: [
            'Zwei Konten sind vorbereitet: {who:as} A und {who:as} B. Zu beiden gibt es einen Eintrag ({what}; {unit}).',
          ],
        },
      ],
    },
    {
      said: `<thing> (?:sieht|sehen) ${only} <role>(?:, [^;:()]{3,60} nicht)?`,
      example: 'Interne Notizen sehen nur Sachbearbeiter.',
      derive: ({ words }) => (namesRole(words.get('thing') ?? '') ? undefined : {}),
      cases: [sees],
    },
    {
      said: `${only} <role> (?:sieht|sehen) <thing>`,
      example: 'Nur Administratoren sehen die Schaltfläche „Löschen“.',
      cases: [sees],
    },
    {
      said: `${person} (?:darf|dürfen|kann|können) (?<thing>(?:den|die|das|seine|ihre|seinen|ihren|sein|ihr|[\\p{L}-]{4,40})(?: [^,;:()„“]{3,50}?)?) nicht(?: mehr| selbst)? ${verb}`,
      example: 'Auszubildende dürfen Bestellungen nicht freigeben.',
      derive: ({ words }) => ({ act: `${words.get('thing') ?? ''} ${words.get('act') ?? ''}` }),
      cases: [notWho],
    },
  ],
}
