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
  // Nobody is signed in without an account.
  /ohne (?:Konto|Anmeldung|Registrierung|Login)/u.test(words.get('who') ?? '') ||
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
      said: `${only} ${person}(?:, die [^,;]{3,60},)? ${may} ${acts}(?:[,;.] (?:alle )?(?:anderen?|andere (?:Rollen|Nutzer|Personen)|übrigen?(?: [^,;:()]{3,30})?|für \\p{L}+) (?:nicht|dürfen (?:das|dies|es) nicht|können (?:das|dies|es) nicht|sehen (?:sie|ihn|es|diese[ns]?) nicht))?`,
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
      said: `${only} ${person} ${may} ${acts}, (?:für )?<who2> (?:sehen|sieht|ist|sind) <thing> nicht(?: sichtbar| zu sehen)?`,
      example: 'Nur die Heimleitung darf Pläne freigeben, Pflegekräfte sehen die Schaltfläche nicht.',
      derive: plain,
      cases: [
        {
          title: ['{who:as}: {act:obj}; für {who2:as} nicht zu sehen', '{act:obj}: nur mit der genannten Rolle'],
          type: 'Negative',
          given: ['Zwei Konten sind vorbereitet: {who:as}; {who2:as}.'],
          steps: [
            '{act:obj} | Konto: {who:as} | {act:result}.',
            'Dieselbe Stelle öffnen | Konto: {who2:as} | {thing:der} {thing:ist} nicht zu sehen.',
          ],
        },
      ],
    },
    {
      said: `${only} ${person} ${may} ${acts}, <who2> ${may} (?:sie|ihn|es|diese[ns]?) (?:nur|lediglich) (?:ansehen|lesen|sehen|einsehen)`,
      example: 'Nur Stationsleiter dürfen Dienste tauschen, Aushilfen dürfen sie nur ansehen.',
      derive: plain,
      cases: [
        {
          title: ['{act:obj}: {who:as} ja, {who2:as} nur lesend', '{act:obj}: nur mit der genannten Rolle'],
          type: 'Negative',
          given: ['Zwei Konten sind vorbereitet: {who:as}; {who2:as}.'],
          steps: [
            '{act:obj} | Konto: {who:as} | {act:result}.',
            '{act:obj} | Konto: {who2:as} | Es ist nicht möglich; {act:undone}. Der Inhalt ist zu sehen.',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} ${only} (?<who>(?!von |vom |durch |im |in |mit |bis |ab |nach |für )(?:\\p{L}+ )?\\p{L}+(?: (?:mit|ohne|aus|der|des|im|in) [^,;:()„“]{3,60}?)?) ${verb}`,
      example: 'Anträge auf Elternzeit können nur Mitarbeiter mit unbefristetem Vertrag einreichen.',
      derive: ({ words }) =>
        namesRole(words.get('thing') ?? '')
          ? undefined
          : { doing: `${words.get('thing') ?? ''} ${words.get('act') ?? ''}` },
      cases: [
        {
          title: ['{doing}: nur {who}', 'Nur möglich für: {who}', 'Nur für die genannten Personen möglich'],
          type: 'Negative',
          given: ['Zwei Konten sind vorbereitet: A gehört zu den Genannten ({who}), B nicht.'],
          steps: ['{doing} | Konto A | Es gelingt; das Ergebnis ist gespeichert.', '{doing} | Konto B | {beyond}'],
        },
      ],
    },
    {
      said: `<thing> ${may} ${only} (?:im|in dem|in den|solange (?:sie|er|es) im|mit dem|mit) (?:Status|Zustand) <list=(?:„[^“]{2,40}“|"[^"]{2,40}"|,? und |,? oder |, )+> ${done} werden`,
      example: 'Eine Rechnung kann nur im Status „Entwurf“ bearbeitet werden.',
      cases: [
        {
          title: [
            '{thing:bare} {done:inf}: nur im Status {list}',
            '{done:inf}: nur im Status {list}',
            'Nur im genannten Status möglich',
          ],
          technique: 'Decision table',
          given: ['Vorbereitet ist je ein Fall im Status {list} und einer in einem anderen Status ({thing:bare}).'],
          steps: [
            '{thing:obj} {done:inf} | Status: {item} | {thing:der} {thing:ist} {done}.',
            '{thing:obj} {done:inf} | anderer Status | {beyond}',
          ],
        },
      ],
    },
    {
      said: `<thing> ${may} (?:im|in dem|in den|mit dem|mit|ab dem) (?:Status|Zustand) <option> nicht (?:mehr )?${done} werden`,
      example: 'Eine Bestellung kann im Status „Versendet“ nicht mehr geändert werden.',
      cases: [
        {
          title: ['{thing:bare} {done:inf}: im Status {option} nicht möglich', 'Im Status {option} nicht möglich'],
          type: 'Negative',
          technique: 'Decision table',
          given: [
            'Zwei Fälle sind vorbereitet ({thing:bare}): einer im Status {option}, einer in einem früheren Status.',
          ],
          steps: [
            '{thing:obj} {done:inf} | Status: {option} | {beyond}',
            '{thing:obj} {done:inf} | früherer Status | {thing:der} {thing:ist} {done}.',
          ],
        },
      ],
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
      said: `${person} (?:sieht|sehen) (?:nur|ausschließlich|lediglich) (?:die|den|das|diejenigen) (?<what>[^,;:()„“]{3,40}?), (?:die|der|das|den|in denen|für die|an denen) (?:(?:ihnen|ihm|ihr|sie|er|sie selbst) )(?:[^,;:()„“]{3,40} )?(?:zugewiesen|zugeordnet|zugeteilt|beteiligt|angelegt|erstellt|eingetragen|freigegeben|betreuen|leiten|zuständig)(?: sind| ist| wurden| wurde| haben| hat)?`,
      example: 'Pfleger sehen nur die Bewohner, die ihnen für die Schicht zugeteilt sind.',
      cases: [
        {
          ...own,
          title: ['{who:as} sieht nur Zugewiesenes: {what}', 'Nur Zugewiesenes ist zu sehen'],
          given: [
            'Zwei Konten sind vorbereitet: {who:as} A und {who:as} B; jedem ist ein anderer Eintrag zugewiesen ({what}).',
          ],
        },
      ],
    },
    {
      said: `${person} ${may} (?:nur|ausschließlich|lediglich) (?:die |den |das )?(?:ihre|seine|ihren|seinen|ihr|sein)n?(?: eigenen?| eigenes)? (?<what>[^,;:()„“]{3,40}?) ${verb}(?:, (?:lesen|sehen|ansehen|einsehen) (?:dürfen|können|darf|kann) (?:sie|er|es) (?<rest>alle[^,;]{0,20})|, (?:fremde|andere|die (?:der )?anderen?)(?: [^,;:()]{3,20})? (?:nur (?<rest2>ansehen|lesen|sehen)|nicht))?`,
      example: 'Lehrkräfte dürfen nur ihre eigenen Kurse bearbeiten, lesen dürfen sie alle.',
      derive: ({ words }) => (/^(?:sehen|einsehen|ansehen)$/u.test(words.get('act') ?? '') ? undefined : {}),
      cases: (slots) => [
        {
          title: ['{who:as}: eigene {what} {act}, fremde nicht', 'Eigene Einträge: ja, fremde: nein'],
          type: 'Negative',
          given: ['Zwei Konten sind vorbereitet: {who:as} A und {who:as} B; jedes hat einen eigenen Eintrag ({what}).'],
          steps: [
            'Eintrag von A {act} ({what}) | Konto: {who:as} A | Es gelingt; das Ergebnis ist nach dem Neuladen noch da.',
            'Eintrag von B {act} ({what}) | Konto: {who:as} A | Es ist nicht möglich; der Eintrag von B ist unverändert.',
            ...(slots.words.has('rest') || slots.words.has('rest2')
              ? ['Eintrag von B öffnen ({what}) | Konto: {who:as} A | Der Eintrag von B ist zu sehen.']
              : []),
          ],
        },
      ],
    },
    {
      said: `${person} (?:sieht|sehen) (?<thing>(?:die|den|das|alle) [^,;:()„“]{3,60}?), <who2> (?:sehen |sieht )?nur (?<thing2>(?:die|den|das) [^,;:()„“]{3,60})`,
      example: 'Die Leitung sieht die Gehälter aller Standorte, Filialleiter nur die Gehälter ihrer Filiale.',
      cases: [
        {
          title: ['{who:as} sieht alles, {who2:as} nur einen Teil', 'Je nach Rolle ist anderes zu sehen'],
          technique: 'Decision table',
          given: ['Zwei Konten sind vorbereitet: {who:as}; {who2:as}.'],
          steps: [
            'Übersicht öffnen ({thing:bare}) | Konto: {who:as} | Zu sehen: {thing}.',
            'Dieselbe Übersicht öffnen | Konto: {who2:as} | Zu sehen sind nur: {thing2}; alles andere fehlt.',
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
