import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { least, may, most, noForm, tellsLeast, tellsMost, toMax } from './parts.ts'

const kept = (n: string): string => `Alle ${n} Zeichen sind nach dem Neuladen noch da.`
const save = (n: string, expected: string): string =>
  `{field:obj} mit {${n}} Zeichen speichern | {${n}:text} | ${expected}`
const both: CasePattern = {
  title: [
    '{field:bare}: {min-1} und {max+1} Zeichen abgelehnt, {min} und {max} angenommen',
    '{min-1} und {max+1} Zeichen abgelehnt, {min} und {max} angenommen',
  ],
  type: 'Boundary',
  given: [noForm],
  steps: [save('min-1', '{beyond}'), save('min', kept('{min}')), save('max', kept('{max}')), save('max+1', '{beyond}')],
}
const upper: CasePattern = {
  title: ['{field:bare}: {max} Zeichen angenommen, {max+1} abgelehnt', '{max} Zeichen angenommen, {max+1} abgelehnt'],
  type: 'Boundary',
  given: [noForm],
  steps: [save('max', kept('{max}')), save('max+1', '{beyond}')],
}
const lower: CasePattern = {
  title: ['{field:bare}: {min-1} Zeichen abgelehnt, {min} angenommen', '{min-1} Zeichen abgelehnt, {min} angenommen'],
  type: 'Boundary',
  given: [noForm],
  steps: [save('min-1', '{beyond}'), save('min', kept('{min}'))],
}

const has = '(?:(?:lang )?sein|umfassen|enthalten|haben|aufweisen|beinhalten|betragen|bestehen|fassen)'
const is = `(?:${may}(?: nur)?|ist|sind|hat|haben|umfasst|umfassen|enthält|enthalten|besteht|bestehen|fasst)`
const ends = `(?: lang| Länge| begrenzt| beschränkt| limitiert)?(?: ${has}| erlaubt| zulässig| möglich| zugelassen| gestattet)?(?: eingegeben werden| eingeben| eingetragen werden)?`

/** "Passwörter", "die PIN": what a text of digits looks like. */
function digitTexts({ values }: Slots): Record<string, string> | undefined {
  const count = values.get('count')?.amount ?? 0
  if (!Number.isInteger(count) || count < 2 || count > 24) return undefined
  const digits = '4820173956204817395620481'
  return {
    exact: digits.slice(0, count),
    short: digits.slice(0, count - 1),
    long: digits.slice(0, count + 1),
    lettered: `${digits.slice(0, count - 1)}A`,
    less: String(count - 1),
    more: String(count + 1),
  }
}
const digits = (said: string, example: string): SentencePattern => ({
  said,
  derive: digitTexts,
  example,
  cases: [
    {
      title: [
        '{field:bare}: {less} und {more} Ziffern abgelehnt, {exact} angenommen',
        '{less} und {more} Ziffern abgelehnt, {exact} angenommen',
      ],
      type: 'Boundary',
      given: [noForm],
      steps: [
        '{field:obj} mit {less} Ziffern speichern | {short} | {beyond}',
        '{field:obj} mit der vorgesehenen Zahl von Ziffern speichern | {exact} | {exact} ist nach dem Neuladen noch da.',
        '{field:obj} mit {more} Ziffern speichern | {long} | {beyond}',
        '{field:obj} mit einem Buchstaben speichern | {lettered} | {beyond}',
      ],
    },
  ],
})

/** How long a text may be. */
export const lengths: PatternGroup = {
  cue: 'zeichen|ziffern|stellig|stellen|buchstaben',
  patterns: [
    {
      said: `<field> ${is} (?:eine Länge von |aus )?(?:zwischen |von |${least} )?<min>(?: Zeichen)?${toMax}<max> Zeichen${ends}`,
      example:
        'Der Spitzname muss zwischen 3 und 20 Zeichen lang sein. Andernfalls erscheint „Bitte 3 bis 20 Zeichen“.',
      cases: [both],
    },
    {
      said: `${tellsMost}<field> ${is} (?:nur |aus )?(?:(?:auf )?(?:eine |der )?(?:maximale Länge |Maximallänge |Höchstlänge )?(?:von |auf )?)?(?:${most} )?<max> Zeichen${ends}`,
      example: 'Der Betreff darf höchstens 80 Zeichen lang sein. Sonst erscheint „Der Betreff ist zu lang“.',
      cases: [upper],
    },
    {
      said: `${tellsLeast}<field> (?:${is}|darf) (?:eine |aus )?(?:Mindestlänge |Länge )?(?:von |nicht kürzer als )?(?:${least} )?<min> Zeichen${ends}(?: bestehen)?`,
      example: 'Die Begründung muss mindestens 20 Zeichen enthalten.',
      cases: [lower],
    },
    {
      said: `${tellsMost}(?:Im|In das|In dem|In der|In die|In den|In) <field> ${may} (?:${most} )<max> Zeichen (?:eingegeben|eingetragen|erfasst|gespeichert) werden`,
      example: 'In das Feld „Nachricht“ können höchstens 250 Zeichen eingegeben werden.',
      cases: [upper],
    },
    {
      said: `${tellsMost}(?:Im|In das|In dem|In der|In die|In den|In) <field> ${may} (?:${most} )<max> Zeichen (?:eingegeben|eingetragen|erfasst) werden[,;] (?:und )?(?:ein|der) (?:Zeichenzähler|Zähler) zeigt (?:dabei |laufend )?(?:die (?:Zahl|Anzahl) der )?(?:die )?(?:noch )?(?:verbleibenden|übrigen|restlichen|verfügbaren|freien) Zeichen(?: an)?`,
      example:
        'Im Feld „Bemerkung“ dürfen maximal 300 Zeichen eingetragen werden, ein Zähler zeigt die verbleibenden Zeichen.',
      derive: ({ values }) => {
        const max = values.get('max')?.amount ?? 0
        return max > 20 ? { left: String(max - 10) } : undefined
      },
      cases: [
        upper,
        {
          title: ['{field:bare}: nach 10 Zeichen zeigt der Zähler {left}', 'Nach 10 Zeichen zeigt der Zähler {left}'],
          given: ['Das Feld ist leer ({field:bare}).'],
          steps: ['10 Zeichen eingeben ({field:bare}) | Kestrel-12 | Der Zähler zeigt {left} verbleibende Zeichen.'],
        },
      ],
    },
    {
      said: `<field> ${is} (?:zwischen |von |${least} )?<min>(?: Zeichen)?${toMax}<max> Zeichen${ends},? (?:und |aber )?(?:darf|dürfen) keine (?<signs>Leerzeichen|Sonderzeichen|Umlaute) (?:enthalten|haben|aufweisen)`,
      example: 'Der Anzeigename muss 4 bis 15 Zeichen haben und darf keine Leerzeichen enthalten.',
      derive: ({ values, words }) => {
        const [min, max] = ['min', 'max'].map((name) => values.get(name)?.amount ?? 0)
        if (min === undefined || max === undefined || min < 2 || max > 60 || min >= max) return undefined
        const text = (length: number): string => `${String(length)} Zeichen: ${'Kestrel'.repeat(9).slice(0, length)}`
        const sign = /leer/iu.test(words.get('signs') ?? '')
          ? ' '
          : /sonder/iu.test(words.get('signs') ?? '')
            ? '#'
            : 'ü'
        const bad = `${'Kestrel'.repeat(9).slice(0, min - 1)}${sign}${'Kestrel'.slice(0, 1)}`
        return { short: text(min - 1), least: text(min), greatest: text(max), long: text(max + 1), bad: `${bad}` }
      },
      cases: [
        {
          ...both,
          steps: [
            '{field:obj} mit {min-1} Zeichen speichern | {short} | {beyond}',
            `{field:obj} mit {min} Zeichen speichern | {least} | ${kept('{min}')}`,
            `{field:obj} mit {max} Zeichen speichern | {greatest} | ${kept('{max}')}`,
            '{field:obj} mit {max+1} Zeichen speichern | {long} | {beyond}',
          ],
        },
        {
          title: ['{field:bare} mit {signs} abgelehnt', 'Unzulässiges Zeichen abgelehnt'],
          type: 'Negative',
          given: [noForm],
          steps: ['{field:obj} mit {signs} speichern | {bad} | {beyond}'],
        },
      ],
    },
    {
      said: '<field> (?:besteht|bestehen|setzt sich zusammen) aus <count> (?:Großbuchstaben?|Buchstaben?|lateinischen Buchstaben)(?:,? und|,? gefolgt von|,? danach) <count2> Ziffern?',
      example: 'Die Chargennummer besteht aus zwei Großbuchstaben und sechs Ziffern.',
      derive: ({ values }) => {
        const [letters, numbers] = ['count', 'count2'].map((name) => values.get(name)?.amount ?? 0)
        if (
          letters === undefined ||
          numbers === undefined ||
          letters < 1 ||
          letters > 12 ||
          numbers < 2 ||
          numbers > 12
        )
          return undefined
        const [front, back] = ['KMRTWBCDFGHL'.slice(0, letters), '482017395620'.slice(0, numbers)]
        return {
          good: `${front}${back}`,
          short: `${front}${back.slice(1)}`,
          long: `${front}${back}7`,
          bare: `${'482017395620'.slice(0, letters)}${back}`,
        }
      },
      cases: [
        {
          title: [
            '{field:bare}: {good} angenommen, {short} und {long} abgelehnt',
            '{good} angenommen, {short} abgelehnt',
          ],
          type: 'Boundary',
          given: [noForm],
          steps: [
            '{field:obj} im richtigen Aufbau speichern | {good} | {good} ist nach dem Neuladen noch da.',
            '{field:obj} mit einer Ziffer zu wenig speichern | {short} | {beyond}',
            '{field:obj} mit einer Ziffer zu viel speichern | {long} | {beyond}',
            '{field:obj} ohne Buchstaben speichern | {bare} | {beyond}',
          ],
        },
      ],
    },
    digits(
      '<field> (?:muss|müssen|besteht|bestehen|hat|haben|ist|sind|umfasst|darf|dürfen)(?: nur)?(?: aus)?(?: genau| exakt)? <count>(?:[ -]?stellig| Ziffern| Stellen)(?: (?:lang )?(?:sein|bestehen|haben|umfassen|enthalten))?',
      'Die Kundennummer besteht aus genau 8 Ziffern.',
    ),
  ],
}
