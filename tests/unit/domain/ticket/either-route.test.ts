import { expect, it } from 'vitest'
import type { TrackerRoute } from '#domain/contracts/tracker.ts'
import { createEitherRoute } from '#domain/ticket/either-route.ts'

const refusal = new Error('refused')
const asker = () => createEitherRoute((error) => error === refusal)

/** Calls a tracker that accepts the token at one address only, and returns the called addresses. */
async function asked(
  ask: ReturnType<typeof asker>,
  takenAt: TrackerRoute | undefined,
  account = 'acme qa',
): Promise<TrackerRoute[]> {
  const routes: TrackerRoute[] = []
  await ask(account, (through) => {
    routes.push(through)
    return through === takenAt ? Promise.resolve('answer') : Promise.reject(refusal)
  }).catch((error: unknown) => {
    expect(error).toBe(refusal)
  })
  return routes
}

it('asks the site alone where it takes the token', async () => {
  expect(await asked(asker(), 'site')).toEqual(['site'])
})

it('asks the gateway where the site refuses, and remembers that for the account', async () => {
  const ask = asker()
  expect(await asked(ask, 'gateway')).toEqual(['site', 'gateway'])
  expect(await asked(ask, 'gateway')).toEqual(['gateway'])
  expect(await asked(ask, 'site', 'another account')).toEqual(['site'])
  expect(await asked(ask, 'site')).toEqual(['gateway', 'site'])
  expect(await asked(ask, 'site')).toEqual(['site'])
})

it('gives up where both refuse, and remembers nothing', async () => {
  const ask = asker()
  expect(await asked(ask, undefined)).toEqual(['site', 'gateway'])
  expect(await asked(ask, 'site')).toEqual(['site'])
})

it('asks once only where something else went wrong', async () => {
  let calls = 0
  const failing = () => {
    calls += 1
    return Promise.reject(new Error('offline'))
  }
  await expect(asker()('acme qa', failing)).rejects.toThrow('offline')
  expect(calls).toBe(1)
})
