import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

export interface TokenClaims {
  sub?: string
  role?: string
  exp?: number
  [name: string]: unknown
}

export interface Signer {
  sign(claims: TokenClaims): string
  /** The keys that the auth server publishes; empty for a symmetric key. */
  jwks: { keys: object[] }
  verifies(token: string): boolean
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Tokens of older projects: one shared secret, no key id. */
export function symmetricSigner(secret: string): Signer {
  const signature = (content: string) => createHmac('sha256', secret).update(content).digest('base64url')
  return {
    jwks: { keys: [] },
    sign(claims) {
      const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(withTimes(claims))}`
      return `${content}.${signature(content)}`
    },
    verifies(token) {
      const [header = '', payload = '', given] = token.split('.')
      return signature(`${header}.${payload}`) === given
    },
  }
}

/** Tokens of newer projects: ES256 with a published key. */
export function asymmetricSigner(kid: string): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] },
    sign(claims) {
      const content = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(withTimes(claims))}`
      return `${content}.${ecSignature(content, privateKey)}`
    },
    // The function verifies these tokens locally; if it asked, the auth server would know them by its own key.
    verifies: () => false,
  }
}

function ecSignature(content: string, key: KeyObject): string {
  return createSign('sha256').update(content).sign({ key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
}

function withTimes(claims: TokenClaims): TokenClaims {
  const now = Math.floor(Date.now() / 1000)
  return { aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 3600, ...claims }
}
