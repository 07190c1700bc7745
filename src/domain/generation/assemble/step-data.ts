import type { Language } from '../../design/language.ts'
import { phraseBook } from '../../design/phrase/phrase-books.ts'
import { markText, unquoted } from '../../design/understand/marked-text.ts'

/** Steps in which something is put in; a quoted text or a value in them is what is put in. */
const entering =
  /(?<!\p{L})(?:enter|type|fill|set|select|choose|search|write|paste|upload|attach|ingres|introduc|escrib|complet|seleccion|eleg|elij|busc|preench|digit|introduz|escolh|saisi|choisi|rechercher|rempli|eingeb|gib|wähl|such)\p{L}*|eingeben|auswählen|eintragen/iu

/**
 * The data of a step that came without any (spec section 5): the value or quoted text that the step itself puts in, else
 * that none is needed, in the ticket's language.
 */
export function stepData(step: string, language: Language): string {
  const none = phraseBook(language).noData({})
  const text = step.slice(0, 2_000)
  if (!entering.test(text)) return none
  const { values, quotes } = markText(text, language)
  const [quote] = quotes
  if (quote !== undefined) return unquoted(quote)
  return values.find(({ measure }) => measure !== 'ordinal')?.text ?? none
}
