/** Characters that must be escaped in a JSON string, and escapes. */
// eslint-disable-next-line no-control-regex
const special = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S]|$)|["\u0000-\u001F]/g
// eslint-disable-next-line no-control-regex
const needsCare = /["\\\u0000-\u001F]/

/**
 * Converts the content of a careless string to that of a JSON string: repairs escapes, and escapes quotes and line
 * breaks.
 */
export function jsonStringText(raw: string): string {
  return needsCare.test(raw) ? raw.replace(special, escapedSign) : raw
}

function escapedSign(sign: string): string {
  if (!sign.startsWith('\\')) return JSON.stringify(sign).slice(1, -1)
  const char = sign.charAt(1)
  if (sign.length > 2)
    return char === 'u' ? sign : JSON.stringify(String.fromCharCode(parseInt(sign.slice(2), 16))).slice(1, -1)
  if (char !== '' && '"\\/bfnrt'.includes(char)) return sign
  if (char === '“' || char === '”') return '\\"'
  if (char === '\n') return '\\n'
  // A backslash before a letter is intended: a path or a pattern. Before other characters it is one escape too many.
  return /[\p{L}\p{N}]/u.test(char) ? `\\\\${char}` : char
}
