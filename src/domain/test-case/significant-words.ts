/**
 * The words that distinguish a text from others, in any language: lower case, without accents, each cut to a stem of
 * five letters, so that 'confirm', 'confirmed' and 'confirmation' meet. Numbers and identifiers stay whole. Scripts that
 * are written without spaces give pairs of characters. Short function words of the Latin script fall out by length and by
 * a small list; how rare a word is, is for the caller to weigh.
 */
export function significantWords(text: string): Set<string> {
  const words = new Set<string>()
  const plain = text
    .slice(0, maxTextLength)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) addWord(words, word)
  return words
}

const maxTextLength = 60_000
const stemLength = 5
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

function addWord(words: Set<string>, word: string): void {
  if (unspaced.test(word)) {
    const characters = [...word]
    if (characters.length === 1) words.add(word)
    for (let index = 0; index + 1 < characters.length; index += 1)
      words.add(characters.slice(index, index + 2).join(''))
    return
  }
  if (/\p{N}/u.test(word)) words.add(word)
  else if (word.length > 2 && !functionWords.has(word)) words.add([...word].slice(0, stemLength).join(''))
}

const functionWords = new Set(
  `the and for with that this then when given from into are was were will shall should must may can could would has have had
  not but its their there they them his her our your you who which while where only also been being does did each any all
  some such than too very via per out off case test step user users system verify check ensure confirm
  los las una uno unos unas del que con por para como cuando entonces dado dada dados dadas donde este esta estos estas ese
  esa son sera ser estar esta debe deben deberia puede pueden sus sin mas pero hay fue han sea usuario usuaria usuarios sistema
  nao dos das uma com quando entao deve devem pode podem seu sua ser sistema usuario
  les des une est sont dans sur pour avec par qui que aux ses leur etant lorsque quand alors doit peut utilisateur systeme
  der die das den dem des ein eine einen einem einer und ist sind wird werden mit von fur auf bei aus als wenn dann angenommen
  gegeben soll muss kann nicht nutzer benutzer`.split(/\s+/),
)
