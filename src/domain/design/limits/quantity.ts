export type QuantityKind = 'length' | 'digits' | 'size' | 'duration' | 'money' | 'percent' | 'age' | 'date' | 'time' | 'measure' | 'count' | 'number'

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
  { kind: 'measure', unit: /^(?:kg|g|mg|km|m|cm|mm|l|ml|°c|kilos?|kilogramos?|kilograms?|metros?|met(?:er|re)s?|miles?|points?|puntos?|px|pixels?|p[ií]xeles)$/i },
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
const twoWords = 'years? old|years? of age|años de edad|(?:business|working|calendar) days|días hábiles|por ciento|pour cent'
export const knownUnitSource = 'characters?|chars?|letters?|digits?|caracteres?|d[ií]gitos?|[kmgt]i?b|bytes?|ms|milliseconds?|secs?|seconds?|segundos?|sekunden?|mins?|minutes?|minutos?|minuten?|hrs?|hours?|horas?|stunden?|days?|d[ií]as?|dias?|tagen?|weeks?|semanas?|wochen?|months?|mes(?:es)?|monate|years?|años?|anos?|percent|kg|km|cm|mm|px|usd|eur|gbp|ars|dollars?|euros?|pesos?|h|s'
const unitStops = 'and|or|the|an?|in|on|at|of|to|for|with|from|by|per|is|are|be|than|then|when|if|as|into|must|should|can|will|each|y|o|u|de|del|en|por|para|con|que|se|es|son|los|las|el|la|al|e|ou|und|oder|mit|von|zu|bei|ist|et|dans|avec|par|sur|or|are|was|were|has|have|had|does|did|gets?|appears?|shown|displayed|after|before|without|within|until|while|que|está|están|tiene|tienen|sin|ni|minimum|maximum|max|min|m[áa]ximo|m[íi]nimo|como'

/** The sources of patterns for units, without groups. */
export const currencySource = '(?:US\\$|R\\$|[$€£¥])'
export const unitSource =
  '(?:decimal places|decimales|' + twoWords + '|(?:' + knownUnitSource + ')(?![\\p{L}])|%|[$€£¥]|(?!(?:' + unitStops + ')(?![\\p{L}]))[\\p{L}]{1,20}(?![\\p{L}])(?:[ -](?!(?:' + unitStops + ')(?![\\p{L}]))[\\p{L}]{2,20}(?![\\p{L}])){0,2})'
