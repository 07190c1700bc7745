import type { CasePattern, PatternGroup } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { may } from './parts.ts'

/** Three records whose order tells by what a list is sorted, in the order of their creation. */
function records({ words }: Slots): Record<string, string> | undefined {
  const key = words.get('key') ?? ''
  const rising =
    !/absteigend|neueste|neuesten|jüngste|zuletzt|höchste[nr]? zuerst|teuerste|aktuellste|größte|spätest/iu.test(
      `${words.get('direction') ?? ''} ${key}`,
    )
  const [low, middle, high] =
    /dat|zeit|eingang|erstell|änder|fällig|termin|neuest|ältest|beginn|frist|geburt|tag|jüngst|aktuellst|zuletzt|start|anlage/iu.test(
      key,
    )
      ? ['02.03.2026', '15.03.2026', '28.04.2026']
      : /preis|betrag|kosten|summe|umsatz|gebühr|gehalt|saldo|günstig|teuer/iu.test(key)
        ? ['9,90 €', '45,00 €', '120,00 €']
        : /entfernung|distanz|nähe/iu.test(key)
          ? ['0,8 km', '2,5 km', '12 km']
          : /anzahl|menge|bestand|nummer|punkt|bewertung|größe|dauer|alter|priorität|platz|rang|gewicht|prozent|auslastung|höchst|niedrigst/iu.test(
                key,
              )
            ? ['3', '20', '100']
            : ['Ahorn', 'Birke', 'Zeder']
  const order = rising ? [low, middle, high] : [high, middle, low]
  if (/(?:^| )(?:und|oder|dann|sowie)(?: |$)/u.test(key)) return undefined
  return {
    one: middle ?? '',
    two: high ?? '',
    three: low ?? '',
    row: order.join(' – '),
    how: key.replace(/^(?:dem |der |den )/u, ''),
  }
}
const sorted: CasePattern = {
  title: ['{things:bare} nach {how} sortiert: {row}', 'Reihenfolge: {row}'],
  given: ['Drei Einträge sind in dieser Folge angelegt worden ({how}): {one}; {two}; {three}.'],
  steps: ['Liste öffnen ({things:bare}) | | Reihenfolge von oben nach unten: {row}.'],
}
const direction = '(?<direction>(?:auf|ab)steigend|[\\p{L}]+ zuerst|alphabetisch)'
/** One page and one more. */
function pages({ values }: Slots): Record<string, string> | undefined {
  const count = values.get('count')?.amount ?? 0
  return Number.isInteger(count) && count > 1 && count < 1_000
    ? { full: String(count), more: String(count + 1) }
    : undefined
}
const paging: CasePattern = {
  title: [
    '{things:bare}: {full} auf einer Seite, der {more}. auf der zweiten',
    '{full} auf einer Seite, {more} auf zwei',
  ],
  type: 'Boundary',
  given: ['Genau {full} Einträge sind vorhanden ({things:bare}).'],
  steps: [
    'Liste öffnen | {full} Einträge | Alle {full} Einträge stehen auf Seite 1; eine zweite Seite gibt es nicht.',
    'Einen Eintrag hinzufügen | {more} Einträge | Auf Seite 1 stehen {full} Einträge; es gibt eine zweite Seite.',
    'Zweite Seite öffnen | | Dort steht genau ein Eintrag.',
  ],
}
const emptyList: CasePattern = {
  title: ['Ohne Treffer: {message}', 'Hinweis nur bei leerer Liste'],
  given: ['Es gibt keinen passenden Eintrag.'],
  steps: [
    'Liste ohne Einträge öffnen | | {message} wird angezeigt; Einträge sind nicht aufgeführt.',
    'Liste mit einem vorhandenen Eintrag öffnen | Ein Eintrag | Der Eintrag ist aufgeführt; {message} wird nicht angezeigt.',
  ],
}
const filterBy = (name: string): CasePattern => ({
  title: [`{things:bare} nach ${name} gefiltert`, 'Jeder Filter zeigt nur die Treffer'],
  given: ['Zwei Einträge sind vorhanden ({things:bare}); sie unterscheiden sich in jedem Filtermerkmal.'],
  steps: [
    `Liste nach „{item}“ filtern | {item}: Wert des ersten Eintrags | Nur der erste Eintrag ist aufgeführt.`,
    'Alle Filter entfernen | | Beide Einträge sind wieder aufgeführt.',
  ],
})
const filterable = ({ words }: Slots): Record<string, string> | undefined => {
  const list = words.get('list') ?? ''
  return /(?:^| )(?:sortieren|sortiert|durchsuchen|suchen|exportieren|werden|nicht)(?: |$)/u.test(list)
    ? undefined
    : { list: list.replace(/(?<= und | oder |, |^)(?:dem|der|den|einem|einer) /gu, '') }
}

/** Order, pages, search and filters of lists. */
export const lists: PatternGroup = {
  cue: 'geblättert|sortier|reihenfolge|zuerst|seite|filter|such|treffer|leer|keine|liste|alphabetisch|geordnet|oben|steigend',
  patterns: [
    {
      said: `<things> (?:werden|wird|sind|ist|erscheinen|stehen) (?:stets |immer |standardmäßig |in der \\p{L}+ |automatisch )*(?:nach|in der Reihenfolge) (?<key>[^,;:()„“]{3,40}?)(?: ${direction})? (?:sortiert|geordnet|aufgelistet|gelistet|angezeigt|aufgeführt)(?:,? (?:die|das|der) (?:neuest|frühest|spätest|ältest|jüngst|günstigst|höchst|teuerst|niedrigst|aktuellst|nächst)\\p{L}+(?: [^,;:()„“]{3,30})? (?:zuerst|oben|steht oben|ganz oben))?`,
      example: 'Offene Rechnungen werden nach Fälligkeit aufsteigend sortiert.',
      derive: records,
      cases: [sorted],
    },
    {
      said: `<things> (?:werden|sind|wird|ist) (?:stets |immer |standardmäßig )*${direction} nach (?<key>[^,;:()„“]{3,40}?) (?:sortiert|geordnet|aufgelistet|angezeigt)`,
      example: 'Die Kontakte sind alphabetisch nach Nachname sortiert.',
      derive: records,
      cases: [sorted],
    },
    {
      said: `(?:(?:Standardmäßig|Zu Beginn) (?:wird|werden|ist|sind) <things> nach|<things2> zeigt <things3> nach|Die Standardsortierung (?:der|von) <things4> ist) (?<key>[^,;:()„“]{3,40}?)(?: ${direction})?(?: sortiert| geordnet)?`,
      example: 'Standardmäßig sind die Aufträge nach Liefertermin aufsteigend sortiert.',
      derive: (slots) => (slots.words.has('things') ? records(slots) : undefined),
      cases: [sorted],
    },
    {
      said: `(?:<things> (?:erscheinen|stehen|werden|wird)|Die Liste (?:zeigt|beginnt mit) <things2>|In der \\p{L}+ stehen <things3>)(?: in der (?:Liste|Übersicht))? (?<key>(?:die )?(?:neueste|älteste|jüngste|günstigste|teuerste|höchste|niedrigste|aktuellste|zuletzt \\p{L}+|nächste)[nr]? (?:[\\p{L}]+ )?(?:zuerst|oben|ganz oben))(?: angezeigt| aufgeführt| sortiert)?`,
      example: 'Nachrichten werden neueste zuerst angezeigt.',
      derive: (slots) =>
        slots.words.has('things')
          ? records({
              ...slots,
              words: new Map([
                ...slots.words,
                [
                  'key',
                  `Datum ${slots.words.get('key') ?? ''}`.replace(
                    /^Datum (?=.*(?:günstig|teuer|höchst|niedrigst))/u,
                    'Preis ',
                  ),
                ],
              ]),
            })
          : undefined,
      cases: [
        {
          ...sorted,
          title: ['{things:bare}: {row}', 'Reihenfolge: {row}'],
          given: ['Drei Einträge sind in dieser Folge angelegt worden ({things:bare}): {one}; {two}; {three}.'],
        },
      ],
    },
    {
      said: `(?:<things> (?:werden|wird) (?:seitenweise )?(?:mit|zu|in Seiten zu|auf Seiten mit)|(?:Pro|Je|Auf jeder) Seite (?:werden|sind|stehen|erscheinen)) (?:je |jeweils |höchstens |maximal |bis zu )*<count> (?<what>[^,;:()„“]{3,40}?)(?: (?:pro|je) Seite)?(?: (?:angezeigt|aufgeführt|dargestellt|gelistet|geladen))?`,
      example: 'Pro Seite werden 25 Bestellungen angezeigt.',
      derive: (slots) => {
        const found = pages(slots)
        const things = slots.words.get('things') ?? slots.words.get('what')
        return found === undefined || things === undefined ? undefined : { ...found, things }
      },
      cases: [paging],
    },
    {
      said: '(?:Die (?:Liste|Tabelle|Übersicht|Trefferliste)|<things2>) (?:zeigt|enthält|hat|umfasst) (?:höchstens |maximal |bis zu |je )*<count> (?<things>[^,;:()„“]{3,40}?) (?:pro|je) Seite',
      example: 'Die Trefferliste zeigt höchstens 20 Stellenangebote pro Seite.',
      derive: pages,
      cases: [paging],
    },
    {
      said: '(?:Ab|Bei mehr als) <count> <things> wird (?:geblättert|die Liste auf mehrere Seiten verteilt|eine Seitennavigation angezeigt|paginiert)',
      example: 'Bei mehr als 50 Einträgen wird geblättert.',
      derive: pages,
      cases: [paging],
    },
    {
      said: `(?:(?:Gibt es|Sind|Gibt) (?:noch )?keine (?<what>[^,;:()„“]{3,50}?)(?: vorhanden| gefunden| hinterlegt)?|(?:Liefert|Ergibt|Findet) die Suche (?:keine Treffer|nichts|kein Ergebnis|keine Ergebnisse)|Bei leerer Liste|Ist die Liste leer|Wenn (?:keine|die Liste) [^,;:()„“]{3,50}|Ohne Treffer|Bei (?:null|keinem|0) Treffern?), ?(?:so )?(?:erscheint|wird|zeigt die (?:Seite|App|Liste)|steht dort|kommt)(?: der| ein| die)?(?: Hinweis| Text| Meldung| Hinweistext)? <message>(?: angezeigt| eingeblendet)?`,
      example: 'Liefert die Suche keine Treffer, erscheint „Nichts gefunden“.',
      cases: [emptyList],
    },
    {
      said: `(?:Bei leerer Liste|Ohne Treffer|Bei (?:null|keinem|0) Treffern?|Ohne Einträge) (?:erscheint|wird|steht)(?: der| ein| die)?(?: Hinweis| Text| Meldung)? <message>(?: angezeigt| eingeblendet)?`,
      example: 'Bei leerer Liste erscheint der Hinweis „Noch keine Einträge“.',
      cases: [emptyList],
    },
    {
      said: `(?:<things> (?:${may}|lässt sich|lassen sich|ist|sind)|Man kann <things2>|<who> (?:kann|können) <things3>) (?:(?:gleichzeitig|einzeln) )?nach (?<list>[^;:()„“]{3,120}?) (?:gefiltert werden|filtern|filterbar)`,
      example: 'Die Buchungen können nach Zeitraum, Raum und Status gefiltert werden.',
      derive: (slots) => {
        const found = filterable(slots)
        const things = slots.words.get('things') ?? slots.words.get('things2') ?? slots.words.get('things3')
        return found === undefined || things === undefined ? undefined : { ...found, things }
      },
      cases: [filterBy('{list}')],
    },
    {
      said: `(?:Mehrere |Die |Alle )?(?:Filter|Filterkriterien) (?:${may}|lassen sich|sind) (?:miteinander |beliebig )?(?:kombiniert werden|kombinieren|kombinierbar)`,
      example: 'Mehrere Filter lassen sich kombinieren.',
      cases: [
        {
          title: 'Zwei Filter zusammen: nur der Eintrag, der beide erfüllt',
          technique: 'Decision table',
          given: ['Drei Einträge: A erfüllt beide Filter, B nur den ersten, C nur den zweiten.'],
          steps: [
            'Ersten Filter setzen | Wert von A und B | A und B sind aufgeführt, C nicht.',
            'Zweiten Filter zusätzlich setzen | Wert von A und C | Nur A ist aufgeführt.',
            'Ersten Filter entfernen | | A und C sind aufgeführt, B nicht.',
          ],
        },
      ],
    },
    {
      said: `(?:Die Suche|Die \\p{L}*suche|Das Suchfeld) (?:findet|durchsucht|berücksichtigt|sucht|greift|umfasst)(?: auch)? (?:<things> )?(?:nach|in|anhand von|über|anhand) (?:den Feldern |dem |der |den )?<list=[^;:()]{3,120}?>`,
      example: 'Die Suche findet Mitglieder nach Name, Mitgliedsnummer und Wohnort.',
      derive: filterable,
      cases: [
        {
          title: ['Suche über {list}', 'Suche über jedes genannte Merkmal'],
          given: [
            'Zwei Einträge sind vorhanden; nur der erste enthält „Kestrel“, und zwar in jedem genannten Merkmal.',
          ],
          steps: [
            'Nach einem Wert suchen, der nur hier steht: {item} | {item} des ersten Eintrags | Der erste Eintrag ist aufgeführt, der zweite nicht.',
          ],
        },
      ],
    },
    {
      said: `(?:Die Suche|Die \\p{L}*suche)(?: (?:unterscheidet|beachtet) (?:nicht zwischen|keine) Groß- und Kleinschreibung| ignoriert (?:die )?Groß- und Kleinschreibung| ist unabhängig von (?:der )?Groß- und Kleinschreibung)|Groß- und Kleinschreibung (?:spielt|spielen)(?: bei der Suche)? keine Rolle|Groß- und Kleinschreibung wird bei der Suche (?:nicht beachtet|ignoriert)`,
      example: 'Die Suche unterscheidet nicht zwischen Groß- und Kleinschreibung.',
      cases: [
        {
          title: 'Suche nach KESTREL, kestrel und Kestrel: derselbe Treffer',
          given: ['Ein Eintrag mit dem Namen „Kestrel“ und einer mit dem Namen „Moorhuhn“ sind vorhanden.'],
          steps: [
            'Nach diesem Wort suchen | KESTREL | „Kestrel“ ist aufgeführt, „Moorhuhn“ nicht.',
            'Nach diesem Wort suchen | kestrel | „Kestrel“ ist aufgeführt, „Moorhuhn“ nicht.',
          ],
        },
      ],
    },
    {
      said: `(?:Die Suche|Die \\p{L}*suche|Die Vorschlagsliste|Das Suchfeld) (?:startet|beginnt|liefert|zeigt|sucht|greift|öffnet sich)(?: (?:Treffer|Vorschläge|Ergebnisse))?(?: erst)? ab (?:dem )?<count>(?:ten)?(?: eingegebenen)? (?:Zeichen|Buchstaben)(?: (?:Treffer|Vorschläge|Ergebnisse))?`,
      example: 'Die Suche startet ab 3 Zeichen.',
      derive: ({ values }) => {
        const count = values.get('count')?.amount ?? 0
        return count > 1 && count < 8
          ? { few: 'Kestrel'.slice(0, count - 1), enough: 'Kestrel'.slice(0, count), less: String(count - 1) }
          : undefined
      },
      cases: [
        {
          title: 'Suche: {less} Zeichen ohne Treffer, {count} Zeichen mit Treffer',
          type: 'Boundary',
          given: ['Ein Eintrag mit dem Namen „Kestrel“ ist vorhanden.'],
          steps: [
            '{less} Zeichen in das Suchfeld eingeben | {few} | Es sind noch keine Treffer aufgeführt.',
            '{count} Zeichen in das Suchfeld eingeben | {enough} | „Kestrel“ ist aufgeführt.',
          ],
        },
      ],
    },
  ],
}
