/**
 * Bytes as a JavaScript text of 15 bits a character. Browsers count localStorage in UTF-16 units: base64 would need two and
 * a half times as many. All characters lie in one block without surrogates, quotes or signs that JSON would escape.
 */
const firstCharacter = 0x3400
const bitsPerCharacter = 15
const characterCount = 1 << bitsPerCharacter

export function bytesToText(bytes: Uint8Array): string {
  const codes = new Uint16Array(Math.ceil((bytes.length * 8) / bitsPerCharacter))
  let held = 0
  let bits = 0
  let at = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    if (bits < bitsPerCharacter) continue
    bits -= bitsPerCharacter
    codes[at++] = firstCharacter + (held >>> bits)
    held &= (1 << bits) - 1
  }
  if (bits > 0) codes[at] = firstCharacter + (held << (bitsPerCharacter - bits))
  return textOfCodes(codes)
}

/** The bytes, and at most one zero byte behind them; undefined where the text holds a foreign character. */
export function textToBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * bitsPerCharacter) / 8))
  let held = 0
  let bits = 0
  let at = 0
  for (let index = 0; index < text.length; index++) {
    const value = text.charCodeAt(index) - firstCharacter
    if (value < 0 || value >= characterCount) return undefined
    held = (held << bitsPerCharacter) | value
    bits += bitsPerCharacter
    while (bits >= 8) {
      bits -= 8
      bytes[at++] = (held >>> bits) & 0xff
    }
    held &= (1 << bits) - 1
  }
  return bytes
}

/** In slices: a call takes only so many arguments. */
function textOfCodes(codes: Uint16Array): string {
  let text = ''
  for (let start = 0; start < codes.length; start += 8_192) text += String.fromCharCode(...codes.subarray(start, start + 8_192))
  return text
}
