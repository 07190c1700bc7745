import AES from 'crypto-js/aes'
import Latin1 from 'crypto-js/enc-latin1'
import NoPadding from 'crypto-js/pad-nopadding'

/** The only module that knows crypto-js, and a chunk of its own: it is loaded where an older record is found. */
export function openLegacyCipher(text: string, passphrase: string): string | undefined {
  const bytes = Uint8Array.from(AES.decrypt(text, passphrase, { padding: NoPadding }).toString(Latin1), (character) => character.charCodeAt(0))
  // PKCS #7. crypto-js itself reads the last byte only, and takes one wrong passphrase in 240 for right.
  const padding = bytes.at(-1) ?? 0
  if (padding < 1 || padding > 16 || padding >= bytes.length || bytes.subarray(-padding).some((byte) => byte !== padding)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, -padding))
  } catch {
    return undefined
  }
}
