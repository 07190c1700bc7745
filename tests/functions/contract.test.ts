import { describeApiContract } from './contract.ts'
import { allowedOrigin, createTestApp } from './support/test-app.ts'

describeApiContract('the API in this process', () => {
  const { request, supabase } = createTestApp()
  return Promise.resolve({
    request,
    tokenOf: (role) => Promise.resolve(supabase.tokenOf(role)),
    allowedOrigin,
    close: () => Promise.resolve(),
  })
})
