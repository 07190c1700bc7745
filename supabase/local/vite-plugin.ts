import { getRequestListener } from '@hono/node-server'
import type { Connect, Plugin } from 'vite'
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
    const listener = getRequestListener(async (request) => (await started).fetch(request), { overrideGlobalObjects: false })
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

  return {
    name: 'casewright-embedded-backend',
    async configureServer(server) {
      await mount(server.middlewares)
      server.httpServer?.once('close', () => void close())
    },
    async configurePreviewServer(server) {
      await mount(server.middlewares)
      server.httpServer.once('close', () => void close())
    },
  }
}
