import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callApi, callAuth, target } from './support/attack.ts'

const known = 'pro@demo.test'
const fresh = () => `nobody-${crypto.randomUUID()}@demo.test`
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed(send: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  await (await send()).text()
  return performance.now() - start
}

/**
 * Whether two kinds of call take equally long: alternating calls, compared by their medians. A busy machine gets three
 * tries.
 */
async function takesAsLong(
  first: () => Promise<Response>,
  second: () => Promise<Response>,
  rounds: number,
): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [a, b]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      a.push(await timed(first))
      b.push(await timed(second))
    }
    const ratio = median(a) / median(b)
    if (ratio > 0.5 && ratio < 2) return true
  }
  return false
}

describe('a log-in', () => {
  const logIn = (email: string) => callAuth('/token?grant_type=password', { email, password: 'Wrong-pass-1' })

  test('is refused with the same message, with or without an account', async () => {
    const answers = await Promise.all(
      [known, fresh()].map(async (email) => {
        const response = await logIn(email)
        return { status: response.status, headers: [...response.headers.keys()].sort(), body: await response.text() }
      }),
    )
    expect(answers[0]?.status).toBe(400)
    expect(answers[0]).toEqual(answers[1])
  })

  test('is refused after the same time', async () => {
    expect(
      await takesAsLong(
        () => logIn(known),
        () => logIn(fresh()),
        5,
      ),
    ).toBe(true)
  })
})

const ways = [
  ['/api/auth/forgot', (email: string) => ({ email })],
  ['/api/auth/register', (email: string) => ({ name: 'Somebody', email, password: 'Secret-pass-1' })],
] as const

describe.each(ways)('POST %s', (path, bodyOf) => {
  const ask = (email: string) => callApi('POST', path, { body: bodyOf(email) })

  test('is answered in the same words and after the same time', async () => {
    const first = await ask(known)
    const second = await ask(fresh())
    const shape = (response: Response) => ({ status: response.status, headers: [...response.headers.keys()].sort() })
    expect(shape(first)).toEqual(shape(second))
    expect(await first.text()).toBe(await second.text())
    // An address allows five attempts an hour: one is used, and each of the three rounds needs one.
    expect(
      await takesAsLong(
        () => ask(known),
        () => ask(fresh()),
        1,
      ),
    ).toBe(true)
  })

  test('says nothing of the account, not by letters of another case, spaces or a sign more', async () => {
    const answers = await Promise.all(
      [fresh(), 'free@DEMO.test', ' free@demo.test ', 'free+x@demo.test'].map(async (email) =>
        (await ask(email)).text(),
      ),
    )
    expect(new Set(answers).size).toBe(1)
  })
})

describe('guessing', () => {
  test('is counted by address, and the limit says nothing of the account either', async () => {
    const counted = async (email: string) => {
      const statuses: number[] = []
      for (let n = 0; n < 6; n += 1) {
        const response = await callApi('POST', '/api/auth/forgot', { body: { email } })
        await response.body?.cancel()
        statuses.push(response.status)
      }
      return statuses
    }
    const [account, nobody] = await Promise.all([counted('starter@demo.test'), counted(fresh())])
    expect(account).toEqual([200, 200, 200, 200, 200, 429])
    expect(nobody).toEqual(account)
  })
})

describe('a link in an e-mail', () => {
  const mailsSchema = z.array(z.object({ to: z.string(), text: z.string() }))

  test.each([
    'https://evil.example/',
    '//evil.example',
    'http://localhost.evil.example',
    'javascript:alert(1)',
    'https://app.example.test.evil.example',
  ])('never leads to %j, though the caller asks for it', async (wanted) => {
    const email = 'admin@demo.test'
    await callAuth(`/recover?${new URLSearchParams({ redirect_to: wanted }).toString()}`, { email })
    const mails = mailsSchema.parse(await (await fetch(`${target.url}/__mailbox?format=json`)).json())
    const text = mails.find(({ to }) => to === email)?.text ?? ''
    expect(text).toContain('?token_hash=')
    expect(text).not.toContain('evil.example')
    expect(text).not.toContain('javascript:')
    const link = /https?:\S+/.exec(text)?.[0] ?? ''
    const { searchParams } = new URL(link)
    const changed = new URL('/auth/v1/verify', target.url)
    changed.search = new URLSearchParams({
      token: searchParams.get('token_hash') ?? '',
      type: 'recovery',
      redirect_to: wanted,
    }).toString()
    const { headers } = await fetch(changed, { redirect: 'manual' })
    expect(new URL(headers.get('location') ?? '', target.url).origin).toBe(target.url)
  })
})
