import type { Connect, Plugin } from 'vite'
import { nodeListener } from './listen.ts'
import { createLocalSupabase, handles, type LocalSupabase } from './local-supabase.ts'

export interface EmbeddedBackendOptions {
  siteUrl: string
  dataDir: string
  /** Environment of the edge function, from the machine's own (AI_PROVIDER, …). */
  env: Record<string, string>
  onLine: (line: string) => void
}

/** Mounts the embedded backend in `vite dev` and `vite preview`, in front of the site. */
export function embeddedBackend(options: EmbeddedBackendOptions): Plugin {
  let backend: Promise<LocalSupabase> | undefined

  function mount(middlewares: Connect.Server): Promise<LocalSupabase> {
    const started = (backend ??= createLocalSupabase({ ...options, demo: true }))
    const listener = nodeListener(async (request, address) => (await started).fetch(request, address))
    middlewares.use((request, response, next) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      if (handles(path)) void listener(request, response)
      else next()
    })
    return started
  }

  async function close(): Promise<void> {
    const running = backend
    backend = undefined
    await (await running)?.close()
  }

  /** Whoever waits for the server's end waits for the database's as well: it writes what it has and gives its folder back. */
  function closeWith(server: { close: () => Promise<void> }): void {
    const closeServer = server.close.bind(server)
    let closing: Promise<void> | undefined
    // A signal is heard by Vite as well, and whoever of the two is done first ends the process.
    server.close = () => (closing ??= Promise.all([closeServer(), close()]).then(() => undefined))
  }

  return {
    name: 'casewright-embedded-backend',
    async configureServer(server) {
      await mount(server.middlewares)
      closeWith(server)
    },
    async configurePreviewServer(server) {
      await mount(server.middlewares)
      closeWith(server)
    },
  }
}
