import AES from 'crypto-js/aes'
import Utf8 from 'crypto-js/enc-utf8'

/** The only module that knows crypto-js, and a chunk of its own: it is loaded where an older record is found. */
export function openLegacyCipher(text: string, passphrase: string): string | undefined {
  try {
    const plain = AES.decrypt(text, passphrase).toString(Utf8)
    return plain === '' ? undefined : plain
  } catch {
    // What a wrong passphrase gives is not UTF-8.
    return undefined
  }
}
