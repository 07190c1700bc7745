/** Signs that may not stand as they are between the quotes of a JSON string, and escapes. */
// eslint-disable-next-line no-control-regex
const special = /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S]|$)|["\u0000-\u001F]/g
// eslint-disable-next-line no-control-regex
const needsCare = /["\\\u0000-\u001F]/

/** The inside of a careless string as the inside of a JSON string: escapes mended, bare quotes and line breaks escaped. */
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
  // A backslash before a letter is meant: a path or a pattern. Before another sign it is an escape too many.
  return /[\p{L}\p{N}]/u.test(char) ? `\\\\${char}` : char
}
