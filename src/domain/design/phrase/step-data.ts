import type { Language } from '../language.ts'
import { markText, unquoted } from '../understand/marked-text.ts'
import { phraseBook } from './phrase-books.ts'

/** Steps in which something is put in; a quoted text or a value in them is what is put in. */
const entering =
  /(?<!\p{L})(?:enter|type|fill|set(?!tle)|search|write|paste|upload|attach|ingres|introduc|escrib|complet|busc|preench|digit|introduz|saisi|rechercher|rempli|eingeb|gib|such)\p{L}*|eingeben|eintragen/iu
const choosing = /(?<!\p{L})(?:select|choose|seleccion|eleg|elij|escolh|choisi|wähl)\p{L}*|auswählen/iu
/** Behind a chosen text: what it is chosen as or from. Without it, the text is a button ("Select “Save”") and no data. */
const chosenAs =
  /^\P{L}*(?:as|in|from|for|under|como|en|de|para|em|no|na|comme|dans|parmi|pour|als|im|aus|für|bei|unter)\s/iu

/**
 * The data of a step that came without any (docs/spec.md, section 5): the value, quoted text or code such as AUTUMN10 that the
 * step itself puts in, else that none is needed, in the ticket's language.
 */
export function stepData(step: string, language: Language): string {
  const none = phraseBook(language).noData({})
  const text = step.slice(0, 2_000)
  const isEntered = entering.test(text)
  if (!isEntered && !choosing.test(text)) return none
  const { values, quotes } = markText(text, language)
  const [quote] = quotes
  if (quote !== undefined) {
    const isData = isEntered || chosenAs.test(text.slice(text.indexOf(quote) + quote.length))
    return isData ? unquoted(quote) : none
  }
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
