import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadKeys } from '../../../supabase/local/keys.ts'
import { serveLocalSupabase } from '../../../supabase/local/serve.ts'

export interface Target {
  url: string
  publishableKey: string
  secretKey: string
  /** The project's signing secret: no attacker has it, but the tests create expired tokens with it. */
  jwtSecret: string
  /** The one origin on the allow-list. */
  allowedOrigin: string
  /** Every line that the edge function wrote. */
  logFile: string
}

declare module 'vitest' {
  interface ProvidedContext {
    target: Target
  }
}

/** The running product without its pages, the target of all tests in this folder. */
export default async function serveTarget(project: TestProject): Promise<() => Promise<void>> {
  process.env['LITE_TELEMETRY'] ??= '0'
  const folder = await mkdtemp(join(tmpdir(), 'casewright-security-'))
  const logFile = join(folder, 'function.log')
  const allowedOrigin = 'https://app.example.test'
  const dataDir = join(folder, 'data')
  const { jwtSecret } = await loadKeys(dataDir)
  const backend = await serveLocalSupabase({
    demo: true,
    dataDir,
    env: { ALLOWED_ORIGINS: allowedOrigin },
    onLine: (line) => appendFileSync(logFile, `${line}\n`),
  })
  const { url, publishableKey, secretKey } = backend
  project.provide('target', { url, publishableKey, secretKey, jwtSecret, allowedOrigin, logFile })
  return async () => {
    await backend.close()
    await rm(folder, { recursive: true, force: true })
  }
}
