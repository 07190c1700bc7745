import { createClient } from '@supabase/supabase-js'
import { demoAccounts, demoPassword } from '../../supabase/local/demo.ts'
import { serveLocalSupabase } from '../../supabase/local/serve.ts'
import { describeApiContract } from '../functions/contract.ts'

describeApiContract('the API in Deno, behind the embedded Supabase', async () => {
  const allowedOrigin = 'https://app.example.test'
  const backend = await serveLocalSupabase({ demo: true, env: { ALLOWED_ORIGINS: allowedOrigin } })
  const tokens = new Map<string, string>()
  return {
    request: (path, init) => fetch(`${backend.url}/functions/v1${path}`, init),
    async tokenOf(role) {
      const email = demoAccounts.find((account) => account.role === role)?.email ?? ''
      const known = tokens.get(email)
      if (known !== undefined) return known
      const client = createClient(backend.url, backend.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
      const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword })
      if (error !== null) throw error
      tokens.set(email, data.session.access_token)
      return data.session.access_token
    },
    allowedOrigin,
    close: () => backend.close(),
  }
})
