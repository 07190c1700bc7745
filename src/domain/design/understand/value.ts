/** What a value measures. It decides which neighbours a boundary case tries. */
export type Measure =
  | 'number'
  | 'money'
  | 'percent'
  | 'pixels'
  | 'times'
  | 'ordinal'
  | 'characters'
  | 'digits'
  | 'letters'
  | 'words'
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'workday'
  | 'week'
  | 'month'
  | 'year'
  | 'byte'
  | 'kilobyte'
  | 'megabyte'
  | 'gigabyte'
  | 'clock'
  | 'date'

/** How a number is written, so that its neighbours are written the same way. */
export interface NumberFormat {
  prefix: string
  suffix: string
  group: string
  decimal: '.' | ','
}

/** One value of a criterion: number, unit and the way both are written. */
export interface Value {
  measure: Measure
  /** In the written unit; a clock time in minutes since midnight; a date in days since 1970. */
  amount: number
  decimals: number
  /** As the ticket writes it. */
  text: string
  format: NumberFormat
}

const durations: Partial<Record<Measure, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  workday: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
}
const sizes: Partial<Record<Measure, number>> = {
  byte: 1,
  kilobyte: 1_024,
  megabyte: 1_048_576,
  gigabyte: 1_073_741_824,
}

export function isDuration({ measure }: Value): boolean {
  return durations[measure] !== undefined
}

export function isSize({ measure }: Value): boolean {
  return sizes[measure] !== undefined
}

export function isLength({ measure }: Value): boolean {
  return measure === 'characters' || measure === 'digits' || measure === 'letters' || measure === 'words'
}

/** "4.90 up to 2 kg": two decimals are an amount without its currency. */
export function isPriceOrRate({ measure, text }: Value): boolean {
  return measure === 'percent' || measure === 'money' || (measure === 'number' && /^\d+[.,]\d\d$/.test(text))
}

export function secondsOf({ measure, amount }: Value): number {
  return amount * (durations[measure] ?? 0)
}

/** The distance to the next value: a cent, a character, 0.1 MB, a minute of the day, a unit of the last decimal. */
export function naturalStep({ measure, decimals }: Value): number {
  if (measure === 'money') return 0.01
  if (measure === 'megabyte' || measure === 'gigabyte') return 0.1
  return decimals === 0 ? 1 : 10 ** -decimals
}

/** The value moved by some steps, rounded to what the step can show. */
export function moved(value: Value, by: number): Value {
  const decimals = Math.max(value.decimals, decimalsOf(by))
  const amount = Number((value.amount + by).toFixed(decimals))
  return withAmount(value, amount, decimals)
}

/** The same unit with another amount. Money that is not whole is written with cents. */
export function withAmount(value: Value, amount: number, decimals = value.decimals): Value {
  const shown = value.measure === 'money' && !Number.isInteger(amount) ? Math.max(2, decimals) : decimals
  return { ...value, amount, decimals: shown, text: formatAmount(amount, shown, value) }
}

export function decimalsOf(amount: number): number {
  const fraction = /\.(\d+)$/.exec(String(amount))?.[1] ?? ''
  return Math.min(6, fraction.length)
}

function formatAmount(amount: number, decimals: number, { measure, format }: Value): string {
  if (measure === 'clock') return clockText(amount, format)
  if (measure === 'date') return isoDate(amount)
  return `${format.prefix}${formatNumber(amount, decimals, format)}${amount === 1 ? inflected(format.suffix, 0, 1) : inflected(format.suffix, 1, 0)}`
}

/** Units of the five languages, one and many: the neighbour of "2 days" is "1 day". */
const units =
  'day days, hour hours, minute minutes, second seconds, week weeks, month months, year years, character characters, digit digits, letter letters, word words, día días, hora horas, minuto minutos, segundo segundos, semana semanas, mes meses, año años, carácter caracteres, cifra cifras, dígito dígitos, letra letras, palabra palabras, Tag Tage, Tag Tagen, Stunde Stunden, Minute Minuten, Sekunde Sekunden, Woche Wochen, Monat Monate, Monat Monaten, Jahr Jahre, Jahr Jahren, Ziffer Ziffern, Buchstabe Buchstaben, Wort Wörter, jour jours, heure heures, seconde secondes, semaine semaines, an ans, année années, caractère caractères, chiffre chiffres, lettre lettres, mot mots, dia dias, mês meses, ano anos, dígito dígitos, palavra palavras, caractere caracteres, hábil hábiles, laborable laborables, natural naturales, ouvré ouvrés, ouvrable ouvrables, útil úteis, calendaire calendaires, corrido corridos'
    .split(', ')
    .map((pair) => pair.split(' '))

function inflected(suffix: string, to: 0 | 1, from: 0 | 1): string {
  // "1 to 20 coins": a noun that is counted, no unit of the list.
  if (to === 0 && /^ \p{Ll}+[^su]s$/u.test(suffix) && !units.some(([, many]) => suffix === ` ${many ?? ''}`))
    return suffix.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|s$/, '')
  return suffix.replace(/\p{L}+/gu, (word) => units.find((pair) => pair[from] === word)?.[to] ?? word)
}

/** A number in the ticket's own writing, without its unit. */
export function formatNumber(amount: number, decimals: number, { group, decimal }: NumberFormat): string {
  const [whole = '0', fraction] = Math.abs(amount).toFixed(decimals).split('.')
  const grouped = group === '' ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return `${amount < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `${decimal}${fraction}`}`
}

/** The sign between hours and minutes stands in `group`, a leading zero in `prefix`. */
function clockText(minutes: number, { prefix, suffix, group }: NumberFormat): string {
  const inDay = ((minutes % 1_440) + 1_440) % 1_440
  const hours = String(Math.floor(inDay / 60))
  return `${prefix === '0' ? hours.padStart(2, '0') : hours}${group}${String(inDay % 60).padStart(2, '0')}${suffix}`
}

const dayLength = 86_400_000

export function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / dayLength)
}

/** A neighbour of a date the ticket names, in the one form that no reader mistakes. */
function isoDate(days: number): string {
  return new Date(days * dayLength).toISOString().slice(0, 10)
}

export function calendarDay(days: number): { year: number; month: number; day: number; weekday: number } {
  const date = new Date(days * dayLength)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}
