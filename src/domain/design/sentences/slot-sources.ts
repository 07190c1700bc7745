import type { Language } from '../language.ts'
import { lexiconOf } from '../understand/lexicon/lexicon.ts'

/** Slots that hold a value; all others hold words. A number behind a name makes another slot of the same kind. */
export const valueKinds: Record<string, string> = {
  n: 'number',
  min: 'number',
  max: 'number',
  count: 'number',
  span: 'duration',
  wait: 'duration',
  lead: 'duration',
  amount: 'money',
  price: 'money',
  percent: 'percent',
  clock: 'clock',
  from: 'clock',
  to: 'clock',
  date: 'date',
  size: 'size',
  low: 'any',
  high: 'any',
  width: 'width',
  nth: 'ordinal',
}

const timeUnits: Record<Language, string> = {
  en: '(?:working |business |calendar |consecutive )?(?:seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?)',
  de: '(?:(?:Werk|Arbeits|Kalender)?Tagen?|Tage?n?|Werktagen?|Arbeitstagen?|Kalendertagen?|Sekunden?|Minuten?|Stunden?|Wochen?|Monate?n?|Jahre?n?)',
  es: '(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?: (?:naturales|hábiles|laborables))?',
  fr: '(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?)(?: (?:calendaires|ouvrés|ouvrables))?',
  pt: '(?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?)(?: (?:corridos|úteis))?',
}

/** Units of other numbers. */
const units = ' ?(?:kg|g|mg|t|km/h|km|m²|m|cm|mm|l|ml|kWh|kW|°C)(?![\\p{L}])'

function sourceOfKind(kind: string, language: Language): string {
  const { numberWords, months, ordinalWords } = lexiconOf(language)
  const one = { en: 'one|an?', de: 'ein\\p{L}{0,2}', es: 'una?', fr: 'une?', pt: 'uma?' }[language]
  const words = `${one}|${numberWords.replace(/[ /]/g, '|')}`
  const digits = "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?"
  switch (kind) {
    case 'number':
      return `(?:${digits}|${words})`
    case 'duration':
      return `(?:(?:${digits}|${words})[ -]${timeUnits[language]})`
    case 'money':
      return `(?:(?:[€$£]|R\\$|EUR|USD|GBP|CHF)\\s?(?:${digits})|(?:${digits})\\s?(?:[€$£]|EUR|USD|GBP|CHF|euros?|Euro|dollars?|pounds?|reais|dólares))`
    case 'percent':
      return '\\d{1,3}(?:[.,]\\d{1,2})? ?(?:%|percent|per cent|Prozent|por ciento|pour cent|por cento)'
    case 'clock':
      return '(?:\\d{1,2}(?::|h| h )\\d{2}(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|Uhr|h))?|\\d{1,2} ?(?:am|pm|a\\.m\\.|p\\.m\\.|Uhr|h)|\\d{1,2}h)'
    case 'date':
      return `(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?(?: de| of)? (?:${months.join('|')})(?:,?(?: de)? \\d{4})?|(?:${months.join('|')}) \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{4}-\\d{2}-\\d{2})`
    case 'size':
      return '\\d{1,6}(?:[.,]\\d{1,2})? ?(?:bytes?|KB|kB|MB|GB|Mo|Ko|Go)'
    case 'any':
      return `(?:${['money', 'percent', 'size', 'duration'].map((one) => sourceOfKind(one, language)).join('|')}|${sourceOfKind('number', language)}(?:${units})?)`
    case 'width':
      return '\\d{2,5} ?(?:px|pixels?|Pixel|píxeles|pixels)'
    default:
      return `(?:\\d{1,4}(?:st|nd|rd|th|\\.|er|e|ème|º|ª|°)|${ordinalWords.replaceAll(' ', '|')})`
  }
}

const quoted = '(?:["“„][^"“”„]{1,200}["”“]|«[^»]{1,200}»|`[^`]{1,120}`)'
const stretch = '[^,;:()"“”„«»]'

/** What a slot of this name takes. */
export function slotSource(name: string, language: Language): string {
  const kind = valueKinds[nameOnly(name)]
  if (kind !== undefined) return sourceOfKind(kind, language)
  switch (nameOnly(name)) {
    case 'quoted':
    case 'label':
    case 'message':
    case 'option':
      return quoted
    case 'code':
      return '[`"“„«]?[A-Za-z_][\\w.-]{1,60}[`"”“»]?'
    case 'field':
      return `(?:(?:${stretch}{1,40} )?${quoted}(?: (?:field|drop-?down|list|box|checkbox|column))?|${stretch}{2,50}?)`
    case 'list':
      return '[^;:()]{3,200}?'
    case 'clause':
      return '[^;()]{4,160}?'
    case 'rest':
      return '.{2,240}?'
    default:
      return `(?:${quoted}|(?:${stretch}|${quoted}){2,70}?)`
  }
}

/** The name of a slot without the number behind it. */
export function nameOnly(name: string): string {
  return name.replace(/\d+$/, '')
}
