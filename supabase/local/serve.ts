import { createLocalSupabase, type LocalSupabase, type LocalSupabaseOptions } from './local-supabase.ts'
import { freePort } from './free-port.ts'
import { listenLocally } from './listen.ts'

export interface ServedSupabase extends LocalSupabase {
  url: string
}

/** The embedded Supabase on its own port (by default a free one), for tests and the terminal. */
export async function serveLocalSupabase({
  port,
  ...options
}: Partial<LocalSupabaseOptions> & { port?: number } = {}): Promise<ServedSupabase> {
  const chosen = port ?? (await freePort())
  const url = `http://127.0.0.1:${chosen}`
  const backend = await createLocalSupabase({ siteUrl: url, ...options })
  const server = await listenLocally((request, address) => backend.fetch(request, address), chosen)
  return {
    ...backend,
    url,
    async close() {
      await server.close()
      await backend.close()
    },
  }
}
