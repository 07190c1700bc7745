import type { Language } from '../language.ts'
import { markText, unquoted } from '../understand/marked-text.ts'
import { phraseBook } from './phrase-books.ts'

/** Steps in which something is put in; a quoted text or a value in them is what is put in. */
const entering =
  /(?<!\p{L})(?:enter|type|fill|set(?!tle)|select|choose|search|write|paste|upload|attach|ingres|introduc|escrib|complet|seleccion|eleg|elij|busc|preench|digit|introduz|escolh|saisi|choisi|rechercher|rempli|eingeb|gib|wähl|such)\p{L}*|eingeben|auswählen|eintragen/iu

/**
 * The data of a step that came without any (docs/spec.md, section 5): the value, quoted text or code such as AUTUMN10 that the
 * step itself puts in, else that none is needed, in the ticket's language.
 */
export function stepData(step: string, language: Language): string {
  const none = phraseBook(language).noData({})
  const text = step.slice(0, 2_000)
  if (!entering.test(text)) return none
  const { values, quotes } = markText(text, language)
  const [quote] = quotes
  if (quote !== undefined) return unquoted(quote)
  const [code] = /(?<![\p{L}\p{N}])(?=[A-Z-]{0,20}\d)[A-Z][A-Z\d-]{3,30}(?![\p{L}\p{N}])/u.exec(text) ?? []
  if (code !== undefined) return code
  // "a number that is not 16 digits long": the value in the step is the one not to enter.
  const isExcluded = (value: string): boolean =>
    /(?<!\p{L})(?:not|nicht|no|pas|não)(?: (?:exactly|genau|exactamente|exactement|exatamente))? $/iu.test(
      text.slice(0, text.indexOf(value)),
    )
  const entered = values.find(
    ({ measure, text: value }) =>
      measure !== 'ordinal' && (measure !== 'number' || /\d/.test(value)) && !isExcluded(value),
  )
  return entered?.text ?? none
}
