import { afterAll, beforeAll, expect, it } from 'vitest'
import { authResponseSchema } from '#domain/contracts/auth.ts'
import { openTestProject, siteUrl, type TestProject } from './support/test-project.ts'

let project: TestProject
beforeAll(async () => {
  project = await openTestProject({ confirmations: true })
})
afterAll(() => project.close())

async function register(email: string): Promise<string> {
  const answer = await project.call(undefined, 'POST', '/api/auth/register', {
    name: 'Cora',
    email,
    password: 'Secret-1',
  })
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

/** Redeems the token of the link, as the target page does. */
async function redeem({ searchParams }: URL) {
  return (await project.db.client()).auth.verifyOtp({
    token_hash: searchParams.get('token_hash') ?? '',
    type: 'signup',
  })
}

it('a project that confirms addresses opens an account only after the link in the e-mail, which signs in and works once', async () => {
  expect(await register('cora@example.test')).toBe(
    'We have sent an email to this address. Open the link in it to finish.',
  )
  // The code tells the login page to offer the e-mail again.
  expect((await logIn('cora@example.test')).error?.code).toBe('email_not_confirmed')

  const [link] = await linksTo('cora@example.test')
  if (link === undefined) throw new Error('No e-mail was sent')
  expect(link.origin).toBe(siteUrl)
  expect(link.searchParams.get('type')).toBe('signup')
  expect((await redeem(link)).data.session?.user.email).toBe('cora@example.test')
  expect((await logIn('cora@example.test')).error).toBeNull()

  // The code tells the target page that the link was used.
  expect((await redeem(link)).error?.code).toBe('otp_expired')
})
