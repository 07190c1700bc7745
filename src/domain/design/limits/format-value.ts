import type { Range } from './range.ts'

/** A value of a limit's quantity in the limit's own unit, exact: minutes with seconds, money with cents, days as dates. */
export function formatValue(value: number, { quantity, decimals, words }: Range): string {
  const { kind, unit } = quantity
  switch (kind) {
    case 'date':
      return new Date(value * 86_400_000).toISOString().slice(0, 10)
    case 'time': {
      const minute = (value + minutesOfDay) % minutesOfDay
      return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    }
    case 'money':
      return /^(?:US\$|R\$|[$€£¥])$/.test(unit) ? `${unit}${value.toFixed(2)}` : `${value.toFixed(2)} ${unit}`
    case 'percent':
      return unit === '%' ? `${plain(value, decimals)}%` : `${plain(value, decimals)} ${unit}`
    case 'duration':
      return duration(value, unit)
    case 'age':
      return `${plain(value, decimals)} ${unit}`
    default:
      return unit === '' ? plain(value, decimals) : `${plain(value, kind === 'size' ? Math.max(decimals, 0) : decimals)} ${numbered(value, unit, /(?<!\p{L})one\s/iu.test(words))}`
  }
}

const minutesOfDay = 1440

function plain(value: number, decimals: number): string {
  return Number.isInteger(value) && decimals === 0 ? String(value) : value.toFixed(Math.max(decimals, Number.isInteger(value) ? 0 : 1))
}

/** '29 minutes 59 seconds' is written '29 min 59 s', whatever the language. */
function duration(value: number, unit: string): string {
  const short = /^min/i.test(unit) ? ['min', 's'] : /^(?:h$|hr|ho|heu|stu)/i.test(unit) ? ['h', 'min'] : undefined
  if (short === undefined) return `${plain(value, 0)} ${numbered(value, unit)}`
  const small = Math.round(value * 60)
  const [big = '', little = ''] = short
  return small % 60 === 0 ? `${small / 60} ${big}` : `${Math.floor(small / 60)} ${big} ${small % 60} ${little}`
}

/** A unit that follows its number, where the plural is the usual one: '1 character', '2 characters', '1 archivo', '2 veces'. */
function numbered(value: number, unit: string, singular = false): string {
  if (/^ve(?:z|ces)$/i.test(unit)) return value === 1 ? 'vez' : 'veces'
  if (value === 1) return unit.replace(/(?<=\p{L}{2})ies$/iu, 'y').replace(/(?<=caracter)es$/i, '').replace(/(?<=[^su])s$/iu, '')
  return pluralised.test(unit) || (singular && /[^s]$/i.test(unit)) ? unit.replace(/(?<=[^aeiou])y$/i, 'ie').concat('s') : unit
}

const pluralised = /(?:^|\s)(?:character|char|letter|digit|item|file|day|week|month|year|hour|minute|second|attempt|product|user|image|photo|page|row|record|result|tag|time|word|line|entry|message|archivo|intento|d[íi]a|semana|año|hora|minuto|segundo|dígito|producto|usuario|imagen|página|fila|registro|resultado|palabra|línea|mensaje|elemento)$/i
