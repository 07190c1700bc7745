import { describe, expect, it } from 'vitest'
import { parseEnv } from '#src/config/env.ts'

const origin = 'http://localhost:5173'
const key = 'sb_publishable_x'

describe('the configuration of the build', () => {
  it.each([
    ['a hosted project', 'https://abc.supabase.co', 'https://abc.supabase.co'],
    ['a trailing slash', 'https://abc.supabase.co/', 'https://abc.supabase.co'],
    ['the embedded backend', '/', origin],
  ])('takes %s', (_, url, supabaseUrl) => {
    const result = parseEnv({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key }, origin)
    expect(result).toMatchObject({ ok: true, value: { supabaseUrl, publishableKey: key, apiTimeoutMs: 300_000 } })
  })

  it('takes another time limit', () => {
    const result = parseEnv(
      { VITE_SUPABASE_URL: '/', VITE_SUPABASE_PUBLISHABLE_KEY: key, VITE_API_TIMEOUT_MS: '1500' },
      origin,
    )
    expect(result).toMatchObject({ ok: true, value: { apiTimeoutMs: 1500 } })
  })

  it('takes the form of the beta from the build, and from a site that answers nothing without one', () => {
    const source = { VITE_SUPABASE_URL: '/', VITE_SUPABASE_PUBLISHABLE_KEY: key }
    expect(parseEnv(source, origin)).toMatchObject({ value: { betaFormUrl: 'https://example.com/casewright-beta' } })
    const url = 'https://forms.demo.test/beta'
    expect(parseEnv({ ...source, VITE_BETA_FORM_URL: url }, origin)).toMatchObject({ value: { betaFormUrl: url } })
    expect(parseEnv({ ...source, VITE_BETA_FORM_URL: 'javascript:alert(1)' }, origin)).toMatchObject({ ok: false })
  })

  it.each([
    ['everything missing', {}, 'Missing: VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY.'],
    [
      'an empty key',
      { VITE_SUPABASE_URL: '/', VITE_SUPABASE_PUBLISHABLE_KEY: '' },
      'Missing: VITE_SUPABASE_PUBLISHABLE_KEY.',
    ],
    [
      'something missing and something wrong',
      { VITE_SUPABASE_URL: 'ftp://x', VITE_API_TIMEOUT_MS: 'soon' },
      'Missing: VITE_SUPABASE_PUBLISHABLE_KEY. Not valid: VITE_SUPABASE_URL, VITE_API_TIMEOUT_MS.',
    ],
  ])('names every variable of %s', (_, source, message) => {
    const result = parseEnv(source, origin)
    expect(result).toMatchObject({
      ok: false,
      reason: { code: 'configuration', message: `The app is not configured. ${message}` },
    })
  })
})
