import type { Role } from '#domain/plans/plans.ts'
import { type AuthUsers, hashPassword } from './auth-admin/users.ts'
import type { SqlDriver } from './sql-driver.ts'

/** What a new embedded project starts with, so that the main job can be done at once. Printed by `npm start`. */
export const demoPassword = 'Demo-pass-1'

export const demoAccounts: { email: string; role: Role; name: string }[] = [
  { email: 'free@demo.test', role: 'user', name: 'Frida Free' },
  { email: 'starter@demo.test', role: 'starter', name: 'Sam Starter' },
  { email: 'pro@demo.test', role: 'pro', name: 'Paula Pro' },
  { email: 'admin@demo.test', role: 'admin', name: 'Ada Admin' },
]

export const demoTracker = {
  host: 'casewright-demo.atlassian.net',
  baseUrl: 'https://casewright-demo.atlassian.net',
  email: 'qa@demo.test',
  apiToken: 'demo-api-token',
  ticketLink: 'https://casewright-demo.atlassian.net/browse/SHOP-1',
}

/** Whether a host or an IP address means this machine alone. Vite takes `undefined` and `false` for localhost. */
export function isLoopback(host: string | boolean | undefined): boolean {
  if (typeof host === 'boolean' || host === undefined) return host !== true
  return /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/.test(host)
}

/** Why the product is not served there: everybody knows the password of the demo accounts, one of which is an administrator. */
export function hostRefusal(host: string | boolean | undefined, demo: boolean): string | undefined {
  if (!demo || isLoopback(host)) return undefined
  return `The demo accounts have a published password, so they are served on this machine only, not on HOST=${String(host)}.\nLeave HOST out, or start with DEMO=off and a DATA_DIR of your own: then you make the accounts.`
}

/** Why the data is not served without the demo: it still holds its accounts. */
export async function demoDataRefusal(users: AuthUsers): Promise<string | undefined> {
  const found = await Promise.all(demoAccounts.map(({ email }) => users.findByEmail(email)))
  return found.every((user) => user === undefined)
    ? undefined
    : 'DEMO=off, but the data folder holds demo accounts, whose password is published. Choose another folder with DATA_DIR.'
}

/** Makes the demo accounts. Called once, when the database is new. */
export async function createDemoAccounts(users: AuthUsers, driver: SqlDriver): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  for (const { email, role, name } of demoAccounts) {
    const user = await users.create(email, {
      password_hash: passwordHash,
      email_confirm: true,
      user_metadata: { name },
    })
    await driver.query('update public.profiles set role = $2 where id = $1', [user.id, role])
  }
}
