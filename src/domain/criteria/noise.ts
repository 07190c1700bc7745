import type { RichLine } from './rich-line.ts'
import { isAside, titleWords } from './section-title.ts'

const storyOpening = /^(?:as an? [^,]{1,120},? i\b|as an? (?:\S+ ){1,6}i (?:want|need|would|can)\b|como (?:un |una |um |uma |o |a |el |la )?[^,]{1,120},? (?:quiero|quero|necesito|preciso|deseo|desejo|yo|eu|puedo|posso)|en tant qu|als (?:ein |eine |einer )?[^,]{1,120} (?:möchte|will|brauche|kann) ich)/iu
const storyLine = /^(?:as an? [^.:]{1,60}|i (?:want|would like|need) (?:to\b|.{0,80}$)|so that\b|in order to\b|(?:yo )?quiero\b|para (?:que )?(?:yo|eu|poder)\b|(?:eu )?quero\b|je veux\b|afin (?:de|que)\b|möchte ich\b|damit (?:ich|wir)\b)/iu
const reference = /^(?:figma|designs?|mock-?ups?|wireframes?|prototype|links?|see|see also|ref(?:erence)?s?|docs?|documentation|confluence|zeplin|miro|screenshots?|video|diseños?|maquetas?|enlaces?|ver|protótipos?|maquettes?|liens?|voir|entwürfe?|siehe|related|jira|epic|note|notes|nb|n\.b\.|nota|notas|hinweis|remarque|todo|tbd)\s*(?:\([^()]*\)\s*)?[:：]/iu
const empty = /^(?:tbd|tba|tbc|n\/?a|none|nothing|to be (?:defined|done|discussed)|to do|todo|\.{2,}|-+|x|ninguno|ninguna|nenhum|nenhuma|aucune?|keine?|por definir|a definir|à définir|offen)[.!]?$/iu

/** A line that states nothing to test: the user story, a link or design note, what is left out, an empty promise, a line without letters. */
export function isNoise({ text, link }: RichLine): boolean {
  return link || isAsideLine(text) || !/\p{L}/u.test(text) || empty.test(text) || reference.test(text) || isStory(text)
}

/** "Out of scope: …", "Open question: …". A single word before the colon may be the name of a status ("Offen: …"). */
function isAsideLine(text: string): boolean {
  const colon = text.slice(0, 60).search(/[:：]/)
  return colon > 0 && isAside(text.slice(0, colon)) && titleWords(text.slice(0, colon)).includes(' ')
}

const withdrawal = /^[^\p{L}\p{N}]*(?:(?:this (?:criterion|scenario) (?:was|is) )?(?:withdrawn|removed|dropped|descoped|retired|superseded|struck out) by|(?:retirado|eliminado|descartado|anulado)a? por) @/iu

/** A remark about a criterion that no longer holds, signed by who took it back: it belongs to none of those that do. */
export function isWithdrawal(text: string): boolean {
  return withdrawal.test(text.slice(0, 200))
}

export function isStory(text: string): boolean {
  const bare = text.slice(0, 400).replace(/^[\s*_>-]+/, '').replace(/[*_]{2}/g, '')
  return storyOpening.test(bare)
}

/** A line of a user story laid out over several: "As a …" / "I want …" / "so that …". */
export function isStoryLine(text: string): boolean {
  return storyLine.test(text.slice(0, 400).replace(/^[\s*_>-]+/, ''))
}
