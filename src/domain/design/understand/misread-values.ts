import type { Language } from '../language.ts'
import { compiledOnce } from './lexicon/lexicon.ts'
import type { Rule } from './rule.ts'

/** What somebody types: only such an attempt can be repeated with a wrong entry. */
const entries: Record<Language, string> = {
  en: 'PINs?|pass(?:words?|codes?)|codes?|log-?ins?|sign-?ins?|attempts?|entr(?:y|ies)|tries|answers?|guess(?:es)?|credentials',
  de: 'PINs?|TANs?|\\p{L}*pass(?:wort|wörter[n]?)|\\p{L}*codes?|\\p{L}*anmeld\\p{L}*|\\p{L}*versuch\\p{L}*|\\p{L}*eingab\\p{L}*|log-?ins?|Kennwort\\p{L}*|Antwort\\p{L}*',
  es: 'PIN|contraseñas?|códigos?|claves?|intentos?|inicios? de sesión|accesos?|respuestas?|credenciales',
  fr: 'PIN|mots? de passe|codes?|tentatives?|essais?|saisies?|connexions?|identifiants?|réponses?',
  pt: 'PIN|senhas?|palavras-passe|códigos?|tentativas?|inícios? de sessão|log-?ins?|acessos?|respostas?|credenciais',
}

/** Something that does not happen in a time: nobody brings it about by doing it. */
const notWithin: Record<Language, string> = {
  en: "(?:n[’']t|(?<!\\p{L})(?:not|no|never|without)(?!\\p{L}))[^,;.]{0,60} (?:within|for|in) \\d",
  de: '(?<!\\p{L})(?:nicht|kein\\p{L}*|ohne)(?!\\p{L})[^,;.]{0,40} (?:innerhalb|binnen|in) ',
  es: '(?<!\\p{L})(?:no|sin|ningun\\p{L}*|ningún)(?!\\p{L})[^,;.]{0,40} (?:en|dentro de|durante) (?:\\d|los? )',
  fr: "(?<!\\p{L})(?:ne|n[’']|sans|aucune?)(?!\\p{L})[^,;.]{0,40} (?:dans|sous|en|pendant) (?:\\d|les? )",
  pt: '(?<!\\p{L})(?:não|sem|nenhum\\p{L}*)(?!\\p{L})[^,;.]{0,40} (?:em|dentro de|no prazo de|durante) ',
}

/** A file that the product hands out, and nobody adds. */
const handsOut: Record<Language, string> = {
  en: '(?:available|downloaded|exported|sent|delivered|provided|printed|generated|issued|downloads?|exports?)(?: only)? (?:[^,;.]{0,20} )?(?:as|in|to)(?: an?)?(?: \\p{L}+)? ',
  de: '(?:als|im) (?:[\\p{L}-]+ )?\\S+(?: oder \\S+| und \\S+)? (?:verfügbar|herunter\\p{L}+|exportier\\p{L}+|verschickt|gesendet|bereit\\p{L}*|erzeugt|erstellt)',
  es: '(?:disponibles?|descarg\\p{L}+|export\\p{L}+|enví\\p{L}+|gener\\p{L}+)(?: \\p{L}+){0,3} (?:en|como) ',
  fr: '(?:disponibles?|télécharg\\p{L}+|export\\p{L}+|envoy\\p{L}+|générée?s?)(?: \\p{L}+){0,3} (?:en|au|sous) ',
  pt: '(?:disponíve(?:l|is)|descarreg\\p{L}+|baix\\p{L}+|transferid\\p{L}+|export\\p{L}+|envi\\p{L}+|gerad\\p{L}+)(?: \\p{L}+){0,3} (?:em|como) ',
}

/** "Values outside 40 to 300 are refused": both sides would change places. */
const outside = /(?<!\p{L})(?:outside|außerhalb|fuera del?|hors d[eu']|en dehors d[eu']|fora d[eoa]s?)(?!\p{L})/iu

const followed = /(?<!\p{L})(?:followed by|gefolgt von|seguid[oa]s? (?:de|por)|suivie?s? d[e'’])/iu

const said = (words: string, text: string): boolean => compiledOnce(words, 'iu').test(text)

/** Whether the values of a rule are about something else than its kind, in any language. */
export function misreadValue(rule: Rule, language: Language): boolean {
  switch (rule.kind) {
    case 'attempts':
      return !said(`(?<!\\p{L})(?:${entries[language]})(?!\\p{L})`, rule.source)
    case 'deadline':
      return said(notWithin[language], rule.source)
    case 'fileTypes':
      return (
        said(`(?<!\\p{L})(?:${handsOut[language]})`, rule.source) &&
        !/upload|hochl|subi|télévers|carreg/iu.test(rule.source)
      )
    case 'threshold':
      // "99+ shown for 100 or more": nothing says what there are 100 of.
      return outside.test(rule.source) || rule.template('').trim() === ''
    case 'moment':
      // Nobody knows when the time begins; what is held for a while begins with itself.
      return rule.anchor === undefined && !rule.again && (rule.holds === 'from' || rule.side === 'before')
    case 'composition':
      // "One letter followed by nine digits" tells the place of each sign.
      return followed.test(rule.source)
    case 'search':
      // "Search results are sortable": nothing is said of what is found.
      return /sort|(?<!\p{L})(?:default|order|no longer|nicht mehr|ya no|já não)(?!\p{L})/iu.test(rule.source)
    case 'lifetime':
      // The whole sentence, or the one before a second thing: "access tokens 15 minutes, refresh tokens 30 days".
      return (
        rule.thing.words.includes(rule.span.text) ||
        /\d \p{L}+, [^,;.\d]{3,60}$/u.test(rule.source.slice(0, rule.source.lastIndexOf(rule.span.text)))
      )
    default:
      return false
  }
}
