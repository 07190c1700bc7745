import type { Connect, Plugin } from 'vite'
import { demoDataRefusal, hostRefusal } from './demo.ts'
import { nodeListener } from './listen.ts'
import { createLocalSupabase, handles, type LocalSupabase } from './local-supabase.ts'

export interface EmbeddedBackendOptions {
  siteUrl: string
  dataDir: string
  /** With the demo accounts. Without them there must be none in the data either. */
  demo: boolean
  /** Instead of the real test tools. */
  sandboxes: boolean
  /** Environment of the edge function, from the machine's own (AI_PROVIDER, …). */
  env: Record<string, string>
  onLine: (line: string) => void
}

/** Mounts the embedded backend in `vite dev` and `vite preview`, in front of the site. */
export function embeddedBackend(options: EmbeddedBackendOptions): Plugin {
  let backend: Promise<LocalSupabase> | undefined

  function mount(middlewares: Connect.Server): Promise<LocalSupabase> {
    const started = (backend ??= start())
    const listener = nodeListener(async (request, address) => (await started).fetch(request, address))
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      if (handles(path)) void listener(request, response)
      else next()
    })
    return started
  }

  function refuseHost(host: string | boolean | undefined): void {
    const refusal = hostRefusal(host, options.demo)
    if (refusal !== undefined) throw new Error(refusal)
  }

  async function start(): Promise<LocalSupabase> {
    const started = await createLocalSupabase(options)
    const refusal = options.demo ? undefined : await demoDataRefusal(started.users)
    if (refusal === undefined) return started
    await started.close()
    throw new Error(refusal)
  }

  async function close(): Promise<void> {
    const running = backend
    backend = undefined
    await (await running)?.close()
  }

  /** Closing the server also waits for the database, which flushes its data and unlocks its folder. */
  function closeWith(server: { close: () => Promise<void> }): void {
    const closeServer = server.close.bind(server)
    let closing: Promise<void> | undefined
    // Vite handles signals too, and the first of the two to finish ends the process.
    server.close = () => (closing ??= Promise.all([closeServer(), close()]).then(() => undefined))
  }

  return {
    name: 'casewright-embedded-backend',
    async configureServer(server) {
      refuseHost(server.config.server.host)
      await mount(server.middlewares)
      closeWith(server)
    },
    async configurePreviewServer(server) {
      refuseHost(server.config.preview.host)
      await mount(server.middlewares)
      closeWith(server)
    },
  }
}
