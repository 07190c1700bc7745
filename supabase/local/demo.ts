import type { Role } from '#domain/plans/plans.ts'
import type { AuthUsers } from './auth-admin/users.ts'
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

/** Makes the demo accounts. Called once, when the database is new. */
export async function createDemoAccounts(users: AuthUsers, driver: SqlDriver): Promise<void> {
  for (const { email, role, name } of demoAccounts) {
    const user = await users.create(email, { password: demoPassword, email_confirm: true, user_metadata: { name } })
    await driver.query('update public.profiles set role = $2 where id = $1', [user.id, role])
  }
}
