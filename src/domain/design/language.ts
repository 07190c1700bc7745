import type { GenerationContext } from '../generation/context.ts'

/** The languages that cases can be phrased in. */
export type Language = 'en' | 'es' | 'de' | 'fr' | 'pt'

/** Short words that one language uses all the time and its neighbours do not. */
const markers: Record<Language | 'it' | 'nl', string> = {
  en: 'the and of to is are be with when then given should must shall will can not on in by from user users has have a an at least most for after before no after more than less every each only which that its per until within without this there they it',
  es: 'el la los las del y en un una con que se debe deben puede pueden cuando entonces dado por para al no su sus usuario sistema es son si sin según más desde hasta nombre correo contraseña formulario botón fecha lista campo archivo como máximo',
  pt: 'o os a as do da dos das e em um uma com que se deve devem pode podem quando então não ao sua seu são usuário utilizador pelo pela até após no na mínimo',
  fr: 'le la les des du et est sont un une avec que quand alors doit peut dans pour sur au aux pas utilisateur étant ne par plus jusqu minimum chaque',
  de: 'der die das den dem und ist sind ein eine mit wenn dann muss kann wird nicht auf für im von zu gegeben werden nur bis höchstens mindestens ab je vom zum bei nach aus oder als sich pro kein keine erhalten',
  it: 'il lo gli della dei e è sono un una con che quando allora deve può nel per non utente',
  nl: 'de het een en van is zijn met wanneer dan gegeven moet kan niet op voor wordt gebruiker',
}
const words = Object.entries(markers).map(([language, list]) => ({ language, list: new Set(list.split(' ')) }))

/** Letters and endings that tell neighbours apart where the short words do not. */
const spelling: [Language, RegExp][] = [
  ['es', /[ñ¿¡]|(?:ción|ciones|dad)(?!\p{L})/u],
  ['pt', /[ãõ]|(?:ção|ções|dade)(?!\p{L})/u],
  ['de', /[äöß]|(?:ung|keit|lich)(?!\p{L})/u],
  ['fr', /[œêâû]|« |(?:tion|ées?)(?!\p{L})/u],
]

/** The language a text is written in: one of ours, or undefined for another one. Text without words counts as English. */
export function detectLanguage(text: string): Language | undefined {
  const sample = text.slice(0, 20_000)
  const scores = new Map<string, number>()
  for (const [word] of sample.toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const { language, list } of words) if (list.has(word)) scores.set(language, (scores.get(language) ?? 0) + 1)
  }
  for (const [language, pattern] of spelling)
    if (pattern.test(sample)) scores.set(language, (scores.get(language) ?? 0) + 1)
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  if (best === undefined) return /\p{L}/u.test(sample) && !/[a-z]/i.test(sample) ? undefined : 'en'
  const [name] = best
  return isLanguage(name) ? name : undefined
}

/** The language of a ticket's criteria, or undefined for one the designer has no phrases for. */
export function languageOf({
  title,
  acceptanceCriteria,
}: Pick<GenerationContext, 'title' | 'acceptanceCriteria'>): Language | undefined {
  const criteria = acceptanceCriteria
    .map(({ text, given, when, then }) => text ?? `${given} ${when} ${then}`)
    .join('\n')
  return detectLanguage(/\p{L}/u.test(criteria) ? criteria : title)
}

export function isLanguage(name: string): name is Language {
  return name === 'en' || name === 'es' || name === 'de' || name === 'fr' || name === 'pt'
}
