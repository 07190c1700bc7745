import { afterAll, beforeAll, expect, it } from 'vitest'
import { authResponseSchema } from '#domain/contracts/auth.ts'
import { localPublishableKey } from '../../supabase/local/keys.ts'
import { openTestProject, siteUrl, type TestProject } from './support/test-project.ts'

let project: TestProject
beforeAll(async () => {
  project = await openTestProject({ confirmations: true })
})
afterAll(() => project.close())

async function register(email: string): Promise<string> {
  const answer = await project.call(undefined, 'POST', '/api/auth/register', { name: 'Cora', email, password: 'Secret-1' })
  expect(answer.status).toBe(200)
  return authResponseSchema.parse(await answer.json()).message
}

async function logIn(email: string) {
  return (await project.db.client()).auth.signInWithPassword({ email, password: 'Secret-1' })
}

async function linksTo(address: string): Promise<URL[]> {
  const mails = (await project.mails()).filter(({ to }) => to === address)
  return mails.flatMap(({ text }) => /https?:\/\/\S+/.exec(text)?.slice(0, 1) ?? []).map((link) => new URL(link))
}

/** Opens a link as its reader does; gives what the site finds in its address. */
async function open({ pathname, search }: URL): Promise<{ site: string; fragment: URLSearchParams }> {
  const answer = await project.fetch(`${pathname}${search}`, { headers: { apikey: localPublishableKey }, redirect: 'manual' })
  const target = new URL(answer.headers.get('location') ?? '')
  return { site: target.origin, fragment: new URLSearchParams(target.hash.slice(1)) }
}

it('a project that confirms addresses opens an account only after the link in the e-mail, which signs in and works once', async () => {
  expect(await register('cora@example.test')).toBe('We have sent an email to this address. Open the link in it to finish.')
  // By this code the login page knows that it can offer the e-mail once more.
  expect((await logIn('cora@example.test')).error?.code).toBe('email_not_confirmed')

  const [link] = await linksTo('cora@example.test')
  if (link === undefined) throw new Error('No e-mail was sent')
  const opened = await open(link)
  expect(opened.site).toBe(siteUrl)
  expect(opened.fragment.get('access_token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await logIn('cora@example.test')).error).toBeNull()

  // By this code the page it leads to knows that it was spent.
  expect((await open(link)).fragment.get('error_code')).toBe('otp_expired')
})
