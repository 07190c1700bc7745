import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { createAccount } from '../../../e2e/support/accounts.ts'
import { startOpenAiServer, type OpenAiServer } from '../../functions/support/openai-server.ts'
import { goodAnswer } from './answers.ts'
import { Person } from './person.ts'
import { startProduct, type Product } from './product.ts'
import { startFaultyTracker, type FaultyTracker } from './tracker.ts'

/** How long the AI may take in these tests. */
export const aiTimeoutMs = 8_000

export interface World {
  product: Product
  ai: OpenAiServer
  tracker: FaultyTracker
  /** While this file exists, the disk is full; only if the test uses the guard. */
  diskFlag: string
}

/** A product with an AI and a tracker that fail on demand. `diskGuard`: a module loaded into the server first (full-disk.ts). */
export async function startWorld({
  diskGuard,
}: {
  diskGuard?: string
} = {}): Promise<World & { end: () => Promise<void> }> {
  const [ai, tracker, dataDir] = await Promise.all([
    startOpenAiServer(),
    startFaultyTracker(),
    mkdtemp(join(tmpdir(), 'casewright-faults-')),
  ])
  const env = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'test-model',
    AI_TIMEOUT_MS: String(aiTimeoutMs),
    TRACKER_HOST_OVERRIDES: tracker.overrides,
  }
  const diskFlag = `${dataDir}.full`
  const disk: Record<string, string> =
    diskGuard === undefined ? {} : { NODE_OPTIONS: `--import ${diskGuard}`, CASEWRIGHT_TEST_DISK_FULL: diskFlag }
  const product = await startProduct({ dataDir, env: { ...env, ...disk } })
  ai.reset(goodAnswer)
  return {
    product,
    ai,
    tracker,
    diskFlag,
    async end() {
      await product.stop()
      await Promise.all([ai.close(), tracker.close()])
      await Promise.all([dataDir, diskFlag].map((path) => rm(path, { recursive: true, force: true })))
    },
  }
}

interface Fixtures {
  /** A signed-in user with a new account, a connected tracker and one result in the history. */
  person: Person
  healthy: void
  problems: string[]
}

export const test = base.extend<Fixtures, { world: World }>({
  // Starting it takes a while: the tests of a worker share one, and each leaves it running.
  world: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from the pattern.
    async ({}, provide) => {
      const world = await startWorld()
      await provide(world)
      await world.end()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ world }, provide) => provide(world.product.url),
  healthy: [
    async ({ world: { product, ai, tracker } }, provide) => {
      if (!product.isRunning()) await product.start()
      ai.reset(goodAnswer)
      tracker.behave()
      await provide()
    },
    { auto: true },
  ],
  person: async ({ page, request, healthy: _ }, provide) => {
    const person = new Person(page, request, await createAccount(request))
    await person.settleIn()
    await provide(person)
  },
  // These tests are about calls and parts of the page that fail; every other console error or uncaught exception fails
  // the test.
  problems: [
    async ({ context }, provide) => {
      const problems: string[] = []
      context.on('console', (message) => {
        const provoked = /^Failed to load resource:|Failed to fetch dynamically imported module/.test(message.text())
        if (message.type() === 'error' && !provoked) problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(error.error().message))
      await provide(problems)
      expect(problems, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
