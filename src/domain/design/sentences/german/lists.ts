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
      said: '(?:Die (?:Liste|Tabelle|Übersicht|Trefferliste)|<things2>) (?:zeigt|enthält|hat|umfasst) (?:höchstens |maximal |bis zu |je )*<count> (?<things>[^,;:()„“]{3,40}?) (?:pro|je) Seite',
      example: 'Die Trefferliste zeigt höchstens 20 Stellenangebote pro Seite.',
      derive: pages,
      cases: [paging],
    },
    {
      said: `(?:<things> (?:${may}|lässt sich|lassen sich|ist|sind)|Man kann <things2>|<who> (?:kann|können) <things3>) (?:(?:gleichzeitig|einzeln) )?nach (?<list>[^;:()„“]{3,120}?) (?:gefiltert werden|filtern|filterbar)(?:, auch (?:kombiniert|gleichzeitig|in Kombination|zusammen|gemeinsam))?`,
      example: 'Die Buchungen können nach Zeitraum, Raum und Status gefiltert werden.',
      derive: (slots) => {
        const found = filterable(slots)
        const things = slots.words.get('things') ?? slots.words.get('things2') ?? slots.words.get('things3')
        return found === undefined || things === undefined ? undefined : { ...found, things }
      },
      cases: [filterBy('{list}')],
    },
  ],
}
