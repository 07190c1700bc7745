export type QuantityKind = 'length' | 'digits' | 'size' | 'duration' | 'money' | 'percent' | 'age' | 'date' | 'count' | 'number'

/** What a number counts. */
export interface Quantity {
  kind: QuantityKind
  /** The unit as the text has it: 'characters', 'MB', '$'; empty for a bare number. */
  unit: string
}

const kinds: { kind: QuantityKind; unit: RegExp }[] = [
  { kind: 'length', unit: /^(?:characters?|chars?|letters?|caracteres?|car[aá]cter|letras?|caractères?|zeichen|symbols?)$/i },
  { kind: 'digits', unit: /^(?:digits?|d[ií]gitos?|chiffres?|ziffern?|numerals?)$/i },
  { kind: 'size', unit: /^(?:[kmgt]i?b|bytes?|kilobytes?|megabytes?|gigabytes?)$/i },
  { kind: 'age', unit: /^(?:years? old|years? of age|años de edad|anos de idade)$/i },
  { kind: 'duration', unit: /^(?:ms|milliseconds?|milisegundos?|s|secs?|seconds?|segundos?|secondes?|sekunden?|mins?|minutes?|minutos?|minuten?|h|hrs?|hours?|horas?|heures?|stunden?|days?|d[ií]as?|dias?|jours?|tagen?|tage|(?:business|working|calendar) days|días hábiles|weeks?|semanas?|semaines?|wochen?|months?|mes(?:es)?|mois|monaten?|monate|years?|años?|anos?|ans|jahren?|jahre)$/i },
  { kind: 'percent', unit: /^(?:%|percent|por ciento|prozent|pour cent)$/i },
  { kind: 'money', unit: /^(?:[$€£¥]|US\$|R\$|USD|EUR|GBP|ARS|MXN|BRL|CLP|COP|dollars?|euros?|pesos?|d[oó]lares|reais)$/i },
]

/** The kind of a unit; a noun that is no known unit is counted. */
export function quantityOf(unit: string): Quantity {
  if (unit === '') return { kind: 'number', unit }
  return { kind: kinds.find((known) => known.unit.test(unit))?.kind ?? 'count', unit }
}

/** Words that follow a number without being what it counts. */
const unitStops = 'and|or|the|an?|in|on|at|of|to|for|with|from|by|per|is|are|be|than|then|when|if|as|into|must|should|can|will|each|y|o|u|de|del|en|por|para|con|que|se|es|son|los|las|el|la|al|e|ou|und|oder|mit|von|zu|bei|ist|et|dans|avec|par|sur|minimum|maximum|max|min|m[áa]ximo|m[íi]nimo|como'

/** The sources of patterns for units, without groups. */
export const currencySource = '(?:US\\$|R\\$|[$€£¥])'
export const unitSource =
  '(?:decimal places|decimales|years? old|years? of age|años de edad|(?:business|working|calendar) days|días hábiles|por ciento|pour cent|%|[$€£¥]|(?:failed|consecutive|invalid|wrong|incorrect|unsuccessful|active|open|different|unique|additional|simultaneous|concurrent|unread) [\\p{L}]{3,20}|[\\p{L}]{3,20} (?:fallidos|consecutivos|incorrectos|erróneos|activos|activas|simultáneos)|(?!(?:' + unitStops + ')(?![\\p{L}]))[\\p{L}]{1,20}(?![\\p{L}]))'
