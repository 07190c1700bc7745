import { symmetricSigner } from '../../functions/support/tokens.ts'
import { target } from './attack.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const year = 365 * 24 * 3600
const inAYear = () => Math.floor(Date.now() / 1000) + year

/** Tokens for the victim's account that must be rejected. `own` is a valid session of another user. */
export function forgedTokens(victim: string, own: string): Record<string, string> {
  const project = symmetricSigner(target.jwtSecret)
  const other = symmetricSigner('the-secret-of-another-project-long-enough')
  const person = { sub: victim, role: 'authenticated', aud: 'authenticated', exp: inAYear() }
  const [header = '', , signature = ''] = own.split('.')
  return {
    'no token at all': 'x',
    'three dots': '...',
    'letters that are no base64': '***.***.***',
    'JSON in place of base64': '{"alg":"none"}.{}.x',
    'a very long one': 'a'.repeat(12_000),
    expired: project.sign({ ...person, exp: 1_000_000 }),
    'signed by another project': other.sign(person),
    'signed by another project as the service': other.sign({ role: 'service_role', exp: inAYear() }),
    'with alg none': `${part({ alg: 'none', typ: 'JWT' })}.${part(person)}.`,
    'with alg nOnE and a signature': `${part({ alg: 'nOnE', typ: 'JWT' })}.${part(person)}.${signature}`,
    'with an algorithm of another kind': `${part({ alg: 'RS256', typ: 'JWT', kid: 'x' })}.${part(person)}.${signature}`,
    'with its own key': `${part({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AAAA' } })}.${part(person)}.${signature}`,
    'with a key id that is a path': `${part({ alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' })}.${part(person)}.${signature}`,
    'with another subject under a good signature': `${header}.${part(person)}.${signature}`,
    'without its signature': own.split('.').slice(0, 2).join('.'),
    'of nobody': project.sign({ role: 'authenticated', aud: 'authenticated', exp: inAYear() }),
    'of an account that does not exist': project.sign({ ...person, sub: '00000000-0000-4000-8000-00000000dead' }),
    'with a subject that is a query': project.sign({ ...person, sub: "' or 1=1 --" }),
    'of the anonymous role': project.sign({ ...person, role: 'anon' }),
    'of the service role for a person': project.sign({ ...person, role: 'service_role' }),
    'the publishable key': target.publishableKey,
    'the secret key': target.secretKey,
  }
}
