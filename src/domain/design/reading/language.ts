/** The languages that the framing words of a case exist in. */
export type Language = 'en' | 'es'

/** Short words that one language uses all the time and its neighbours do not; Portuguese, French and Italian stand in so that they are not taken for Spanish. */
const markers: Record<string, string> = {
  en: 'the and of to is are be with when then given should must shall will can not on in by from user users has have a an',
  es: 'el la los las del y en un una con que se debe deben puede cuando entonces dado por para al no su sus usuario sistema es son si sin según más desde hasta nombre correo contraseña formulario botón fecha lista campo archivo',
  pt: 'o os a as do da dos das e em um uma com que se deve devem pode quando então não ao sua seu são usuário pelo pela',
  fr: 'le la les des du et est sont un une avec que quand alors doit peut dans pour sur au aux pas utilisateur étant',
  it: 'il lo gli della dei e è sono un una con che quando allora deve può nel per non utente',
  de: 'der die das den dem und ist sind ein eine mit wenn dann muss kann wird nicht auf für im von zu gegeben',
}
const words = new Map(Object.entries(markers).map(([language, list]) => [language, new Set(list.split(' '))]))

/** The language whose framing words suit a text: Spanish for Spanish, English for everything else. */
export function languageOf(text: string): Language {
  const scores = new Map<string, number>()
  for (const [word] of text.slice(0, 20_000).toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const [language, list] of words) if (list.has(word)) scores.set(language, (scores.get(language) ?? 0) + 1)
  }
  const spanish = scores.get('es') ?? 0
  const best = [...scores].reduce((highest, [language, score]) => (language === 'es' ? highest : Math.max(highest, score)), 0)
  return spanish > best || (spanish === best && spelling.test(text)) ? 'es' : 'en'
}

/** Letters and endings that Spanish has and its neighbours have not. */
const spelling = /[ñ¿¡]|(?:ción|ciones|ía|ías|dad|ría)(?!\p{L})/u
