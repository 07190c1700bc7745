import { isAuxiliary, isFinite, isModal } from './words.ts'

export interface Token {
  word: string
  at: number
  end: number
}

/** So much of a clause is analysed. */
const mostTokens = 120

export function tokensOf(text: string): Token[] {
  return [
    ...text.matchAll(/\d+(?:[.,:]\d+)+|[\p{L}\p{N}]+(?:[-/’'.*][\p{L}\p{N}]+)*-?|[\uE000-\uF8FF]|\([^()]*\)|[^\s]/gu),
  ]
    .slice(0, mostTokens)
    .map((found) => ({ word: found[0], at: found.index, end: found.index + found[0].length }))
}

export const determiner =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|jede[rsnm]?|alle[nr]?|beide[n]?|keine?[nrms]?|ihre?[nrms]?|seine?[nrms]?|diese[rsnm]?|jene[rsnm]?|dieselbe[n]?|derselbe|dasselbe|denselben|welche[rsn]?|manche|viele|mehrere|einige|zwei|drei|vier|fünf|sechs|genau|höchstens|mindestens|nur|allein|auch|etwa|maximal|mehr|weniger|als|weitere[rsn]?|andere[rsn]?)$/i
export const preposition =
  /^(?:in|im|am|an|auf|aus|bei|beim|bis|durch|für|gegen|hinter|innerhalb|außerhalb|je|pro|mit|nach|neben|ohne|per|seit|statt|trotz|über|um|unter|vom|von|vor|während|wegen|zu|zum|zur|zwischen|ab|anstelle|gemäß|laut|binnen|mitsamt|samt|entsprechend|zugunsten|zulasten|anhand|aufgrund|mithilfe|hinsichtlich|bezüglich|inklusive|zuzüglich)$/i
const pronoun =
  /^(?:er|sie|es|man|dies|diese|dieser|dieses|jemand|niemand|nichts|alles|wer|ich|wir|beides|das|alle|beide)$/i
const mark = /^[\uE000-\uF8FF]$/u
const value = /^[\uE000-\uE7FF]$/u
export const isNoun = (word: string): boolean => /^\p{Lu}/u.test(word) || mark.test(word)

/** Words that stand alone where an adjective could stand: "zusätzlich eine Erklärung". */
// biome-ignore format: a list of words is read as a block
const adverb =
  /^(?:zusätzlich|danach|dann|dabei|dafür|daneben|damit|dort|hier|so|gleichzeitig|gerade|bereits|schon|noch|nicht|nie|auch|immer|sofort|sonst|automatisch|zuerst|zunächst|zuletzt|vorher|vorab|nachher|anschließend|außerdem|ebenfalls|jeweils|weiterhin|erneut|nochmals|wieder|erst|nur|bloß|lediglich|sogar|jetzt|heute|morgen|gestern|später|früher|selbst|dagegen|jedoch|aber|stattdessen|trotzdem|deshalb|daher|ferner|insgesamt|standardmäßig|endgültig|dauerhaft|täglich|wöchentlich|monatlich|einmal|zweimal|dreimal|mehrmals|zugleich|direkt|manuell|vollständig|unverändert|anonym|höchstens|mindestens|spätestens|frühestens|darunter|darüber|darauf|daraus|davor|davon|hiervon|dazu|hierzu|hierfür|oben|unten|rechts|links|gut|ganz|vielmehr|andernfalls|ansonsten|währenddessen|möglich|sichtbar|zurück|nacheinander|untereinander|nebeneinander)$/i

/** Where the noun phrase that begins at a token ends; the same index where none begins. */
export function nounPhrase(tokens: Token[], from: number): number {
  const word = (at: number): string => tokens[at]?.word ?? ''
  if (ownPronoun.test(word(from)))
    return /^(?:anders|anderes|anderer|sonst)$/.test(word(from + 1)) ? from + 2 : from + 1
  if (preposition.test(word(from)) || /^als$/i.test(word(from))) return from
  // "Nicht gespeicherte Eingaben"
  const marked = /^(?:nicht|bereits|schon|neu|noch|gerade)$/i.test(word(from)) && adjectival(tokens, from + 1)
  if (adverb.test(word(from)) && !determiner.test(word(from)) && !marked) return from
  let at = from
  while (determiner.test(word(at))) at += 1
  // "der per Mail verschickte Code"
  if (at > from && preposition.test(word(at))) {
    const inner = nounPhrase(tokens, at + 1)
    if (inner > at + 1 && /(?:e|en|er|es)$/.test(word(inner)) && isNoun(word(inner + 1))) at = inner
  }
  // "ein bereits verschickter Brief", "eine einmal vergebene Nummer"
  if ((at > from || marked) && adverb.test(word(at)) && adjectival(tokens, at + 1)) at += 1
  const adjectives = at
  while (
    /^\p{Ll}/u.test(word(at)) &&
    at - adjectives < 4 &&
    !isFinite(word(at)) &&
    !adverb.test(word(at)) &&
    !preposition.test(word(at)) &&
    nounFollows(tokens, at)
  )
    at += 1
  // "genau eine davon"
  if (!isNoun(word(at)) && at > from && /^(?:eine[rsn]?|eins|keine[rs]?)$/i.test(word(at - 1)))
    return word(at) === 'davon' ? at + 1 : at
  if (!isNoun(word(at))) return pronoun.test(word(from)) ? from + 1 : from
  const noun = at
  while ((isNoun(word(at)) && !adverb.test(word(at)) && (at === noun || !value.test(word(at)))) || /^\(/.test(word(at)))
    at += 1
  if (at === adjectives) return from
  // "der Antrag des Kunden", "das Konto der Kundin", "Anträge von Familien"
  while (/^(?:des|der|eines|von|vom)$/.test(word(at)) && !/^(?:der|die)$/.test(word(at + 1))) {
    if (mark.test(word(at + 1))) break
    const inner = nounPhrase(tokens, /^vo[nm]$/.test(word(at)) ? at + 1 : at)
    if (inner <= at + 1) break
    at = inner
  }
  while (/^(?:und|oder|sowie|bzw\.?)$/.test(word(at)) || (word(at) === ',' && isNoun(word(at + 1)))) {
    const inner = nounPhrase(tokens, at + 1)
    if (inner <= at + 1) break
    at = inner
  }
  return at
}

/** An adjective with its ending and the noun behind it. */
function adjectival(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  return /^\p{Ll}{4,}e[nrsm]?$/u.test(word) && !isFinite(word) && isNoun(tokens[at + 1]?.word ?? '')
}

const ownPronoun = /^(?:er|sie|es|man|jemand|niemand|nichts|alles|wer|ich|wir|beides)$/i

function nounFollows(tokens: Token[], from: number): boolean {
  for (let at = from; at < from + 4 && at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? ''
    if (isNoun(word)) return true
    if (!/^\p{Ll}/u.test(word) || isAuxiliary(word) || isModal(word) || preposition.test(word)) return false
  }
  return false
}

/** Where the noun phrase, the phrase with a preposition or the adverb that begins at a token ends. */
export function constituent(tokens: Token[], from: number): number {
  const word = tokens[from]?.word ?? ''
  if (/^(?:erst|nur|noch|bereits|schon|auch|frühestens|spätestens)$/i.test(word) && from + 1 < tokens.length)
    return constituent(tokens, from + 1)
  if (/^(?:innerhalb|außerhalb|oberhalb|unterhalb)$/i.test(word) && tokens[from + 1]?.word === 'von')
    return Math.max(nounPhrase(tokens, from + 2), from + 2)
  if (preposition.test(word)) return Math.max(nounPhrase(tokens, from + 1), from + 1)
  const noun = nounPhrase(tokens, from)
  return noun > from ? noun : from + 1
}
