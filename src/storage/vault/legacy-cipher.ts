import AES from 'crypto-js/aes'
import Latin1 from 'crypto-js/enc-latin1'
import NoPadding from 'crypto-js/pad-nopadding'

/** The only module that uses crypto-js. It is loaded only if an older record is found. */
export function openLegacyCipher(text: string, passphrase: string): string | undefined {
  const bytes = Uint8Array.from(AES.decrypt(text, passphrase, { padding: NoPadding }).toString(Latin1), (character) =>
    character.charCodeAt(0),
  )
  // PKCS #7. crypto-js checks only the last byte, which accepts one in 240 wrong passphrases.
  const padding = bytes.at(-1) ?? 0
  if (
    padding < 1 ||
    padding > 16 ||
    padding >= bytes.length ||
    bytes.subarray(-padding).some((byte) => byte !== padding)
  )
    return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, -padding))
  } catch {
    return undefined
  }
}
