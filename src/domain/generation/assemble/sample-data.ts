import { boundaryValues } from '../../design/limits/boundary-values.ts'
import { findRanges } from '../../design/limits/find-ranges.ts'
import type { Range } from '../../design/limits/range.ts'
import { valueData } from '../../design/limits/value-data.ts'
import { accountFor, sampleFor } from '../../design/reading/samples.ts'
import type { Wording } from '../../design/wording/wording.ts'

/**
 * Sample data for a step that came without any (spec section 5). It says that it is a sample, and fits what the step asks
 * for: a value outside a limit that the step names, a value for a field, an account for a person; else that none is needed.
 */
export function sampleData(step: string, wording: Wording): string {
  const text = step.slice(0, 2_000)
  const sample = beyondLimit(text, wording) ?? fieldValue(text, wording) ?? accountFor(text, wording.language)
  if (sample === undefined) return wording.sample(uncapitalised(wording.noInput))
  return sample.startsWith(wording.sample('')) ? sample : wording.sample(sample)
}

/** Steps that only go somewhere or look at something. */
const looking =
  /^\W*(?:open|navigate|go|visit|click|tap|press|check|verify|observe|look|view|wait|confirm|close|scroll|reload|refresh|abrir|abra|abre|navegar|ir|haga|hacer|hacé|pulsar|presionar|verificar|comprobar|observar|esperar|cerrar|ver|acessar|clicar|clique|ouvrir|cliquer|vérifier|öffnen?|klicken?|prüfen?)(?!\p{L})/iu
/** Steps in which something is put in; a quoted text is then likely to be that. */
const entering =
  /(?<!\p{L})(?:enter|type|fill|set|select|choose|search|write|paste|upload|attach|log in|sign in|ingres|introduc|escrib|complet|seleccion|eleg|elij|busc|preench|digit|saisi|eingeb|gib)\p{L}*/iu

function fieldValue(text: string, { language }: Wording): string | undefined {
  if (looking.test(text) && !entering.test(text)) return undefined
  const quoted = entering.test(text) ? /["“«]([^"”»\n]{1,80})["”»]/u.exec(text)?.[1] : undefined
  return quoted ?? sampleFor(text, language)
}

/** For 'at most 50' the nearest value outside it; for 'more than 50', which names such values itself, the nearest of these. */
function beyondLimit(text: string, wording: Wording): string | undefined {
  const [range] = findRanges(text)
  if (range === undefined) return undefined
  const { inside, outside } = boundaryValues(range)
  if (namesOutside(range)) {
    const value = range.low === undefined ? inside.at(-1) : inside[0]
    return value === undefined ? undefined : valueData(value, range, text, wording)
  }
  const value = outside.at(-1)
  return value === undefined ? undefined : `${valueData(value, range, text, wording)} (${outsideOf[wording.language](range.words)})`
}

function namesOutside({ low, high }: Range): boolean {
  return (low === undefined) !== (high === undefined) && (low ?? high)?.inclusive === false
}

const outsideOf = {
  en: (words: string) => `outside the limit "${words}"`,
  es: (words: string) => `fuera del límite "${words}"`,
} as const

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
