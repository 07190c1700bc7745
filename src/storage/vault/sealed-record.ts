import { z } from 'zod'

/** How a sealed value lies in storage: which format, the nonce, the ciphertext. Base64. */
const recordSchema = z.object({ v: z.literal(1), iv: z.string(), data: z.string() })

/** AES-GCM's nonce: 96 bits, fresh for every sealing. */
const nonceBytes = 12

/**
 * Encrypts a JSON value. `boundTo` is authenticated with it: a record copied to another user's key, or a draft passed
 * off as a configuration, does not open.
 */
export async function seal(value: unknown, key: CryptoKey, boundTo: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const data = await crypto.subtle.encrypt(algorithm(iv, boundTo), key, new TextEncoder().encode(JSON.stringify(value)))
  return JSON.stringify({ v: 1, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) })
}

/** The sealed value; undefined when the record is damaged, or was sealed with another key or for somebody else. */
export async function unseal(record: string, key: CryptoKey, boundTo: string): Promise<unknown> {
  try {
    const { iv, data } = recordSchema.parse(JSON.parse(record))
    const plain = await crypto.subtle.decrypt(algorithm(fromBase64(iv), boundTo), key, fromBase64(data))
    const value: unknown = JSON.parse(new TextDecoder().decode(plain))
    return value
  } catch {
    return undefined
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, boundTo: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(boundTo) }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
