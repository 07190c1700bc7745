import { demoAccounts, demoPassword, demoTracker } from '../../supabase/local/demo.ts'
import { functionEnvironment } from '../../supabase/local/edge-functions.ts'
import type { LocalSupabaseOptions } from '../../supabase/local/local-supabase.ts'
import type { ProjectConfiguration } from './configuration.ts'

export interface Backend extends ProjectConfiguration {
  close(): Promise<void>
}

const demoAccount = demoAccounts.find(({ role }) => role === 'pro')?.email ?? ''

/** The demo tracker of the embedded backend. */
export { demoTracker }

/** The configured project, or an embedded backend in memory with the demo accounts. */
export async function openBackend(
  project: ProjectConfiguration | undefined,
  env: Record<string, string | undefined>,
  { sandboxes = true }: Pick<LocalSupabaseOptions, 'sandboxes'> = {},
): Promise<Backend> {
  if (project !== undefined) return { ...project, close: () => Promise.resolve() }
  // Imported on demand: it brings a database, which a configured project does not need.
  const { serveLocalSupabase } = await import('../../supabase/local/serve.ts')
  const starting = serveLocalSupabase({ demo: true, sandboxes, env: functionEnvironment(env) })
  const close = async () => (await starting).close()
  endWith(close)
  const served = await starting
  return { url: served.url, publishableKey: served.publishableKey, email: demoAccount, password: demoPassword, close }
}

/** Ctrl-C must stop the backend's child processes, even while they are starting. */
function endWith(close: () => Promise<void>): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      const exit = () => process.exit(code)
      void close().then(exit, exit)
    })
  }
}
