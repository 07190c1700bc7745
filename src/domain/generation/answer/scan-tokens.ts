/** The tokens of JSON as careless writers put them down. Each function takes a position and gives the next one. */

const doubleQuotes = '"“”„‟″'
const singleQuotes = "'‘’‚`´"

export function isQuote(char: string): boolean {
  return char !== '' && (doubleQuotes.includes(char) || singleQuotes.includes(char))
}

export function skipBlanks(text: string, from: number): number {
  let i = from
  while (i < text.length && /\s/.test(text.charAt(i))) i++
  return i
}

export function skipBlanksAndComments(text: string, from: number): number {
  let i = skipBlanks(text, from)
  while (text.charAt(i) === '/' || text.charAt(i) === '#') {
    const end = endOfComment(text, i)
    if (end === i) return i
    i = skipBlanks(text, end)
  }
  return i
}

function endOfComment(text: string, i: number): number {
  if (text.startsWith('/*', i)) {
    const end = text.indexOf('*/', i + 2)
    return end < 0 ? text.length : end + 2
  }
  if (text.startsWith('//', i) || text.charAt(i) === '#') {
    const end = text.indexOf('\n', i)
    return end < 0 ? text.length : end
  }
  return i
}

/** The end of the string that opens at `begin`. A quote inside a text that no comma, colon or bracket follows does not end it. */
export function endOfString(text: string, begin: number): number {
  const family = doubleQuotes.includes(text.charAt(begin)) ? doubleQuotes : singleQuotes
  const plain = text.charAt(begin) === '"'
  for (let i = begin + 1; i < text.length; i++) {
    const char = text.charAt(i)
    if (char === '\\' && !(text.charAt(begin - 1) === '\\' && family.includes(text.charAt(i + 1)))) i++
    else if ((plain ? char === '"' : family.includes(char)) && endsHere(text, i + 1)) return i + 1
  }
  return text.length
}

/** Whether what follows a quote can only follow the end of a string. */
function endsHere(text: string, after: number): boolean {
  const next = skipBlanks(text, after)
  if (next >= text.length) return true
  const char = text.charAt(next)
  if (',:}]+;)'.includes(char) || text.startsWith('//', next) || text.startsWith('/*', next)) return true
  if (text.startsWith('```', next)) return true
  return isQuote(char) && text.slice(after, Math.min(next, after + 200)).includes('\n')
}

/** The end of a bare word, number or keyword. */
export function endOfWord(text: string, from: number): number {
  let i = from + 1
  while (i < text.length && !/[\s,:{}[\]"]/.test(text.charAt(i))) i++
  return i
}
