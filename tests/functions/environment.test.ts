import { describe, expect, test } from 'vitest'
import { isOutside, type ProviderSettings } from '../../supabase/functions/api/config/ai-settings.ts'
import { readEnvironment, type Environment } from '../../supabase/functions/api/config/environment.ts'
import type { Variables } from '../../supabase/functions/api/config/variables.ts'

const complete: Variables = {
  SUPABASE_URL: 'https://project.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  SUPABASE_SECRET_KEY: 'sb_secret_1',
}

function read(variables: Variables): Environment {
  const result = readEnvironment(variables)
  if (!result.ok) throw new Error(result.reason.message)
  return result.value
}

function problem(variables: Variables): string {
  const result = readEnvironment(variables)
  return result.ok ? '' : result.reason.message
}

test('the least that is needed gives the built-in designer and the defaults', () => {
  expect(read(complete)).toEqual({
    supabase: { url: 'https://project.supabase.co', publishableKey: 'sb_publishable_1', secretKey: 'sb_secret_1' },
    ai: { provider: { name: 'builtin' }, timeoutMs: 300_000, maxCalls: 12, maxTestCases: undefined },
    allowedOrigins: [],
    clientAddressHeader: 'cf-connecting-ip',
    trackerOverrides: new Map(),
    testRailHosts: [],
  })
})

describe('keys', () => {
  test.each<[string, Variables, string]>([
    [
      'the plural names first',
      {
        SUPABASE_SECRET_KEYS: '{"default":"sb_secret_plural","other":"x"}',
        SUPABASE_SECRET_KEY: 'sb_secret_1',
        SUPABASE_SERVICE_ROLE_KEY: 'legacy',
      },
      'sb_secret_plural',
    ],
    [
      'then the single name',
      { SUPABASE_SECRET_KEYS: '', SUPABASE_SECRET_KEY: 'sb_secret_1', SUPABASE_SERVICE_ROLE_KEY: 'legacy' },
      'sb_secret_1',
    ],
    ['then the legacy name', { SUPABASE_SECRET_KEY: ' ', SUPABASE_SERVICE_ROLE_KEY: 'legacy' }, 'legacy'],
  ])('%s', (_, variables, secretKey) => {
    expect(read({ ...complete, ...variables }).supabase.secretKey).toBe(secretKey)
  })

  test('the publishable key goes the same way', () => {
    expect(
      read({ ...complete, SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_plural"}' }).supabase.publishableKey,
    ).toBe('sb_publishable_plural')
    expect(
      read({ ...complete, SUPABASE_PUBLISHABLE_KEY: undefined, SUPABASE_ANON_KEY: 'anon' }).supabase.publishableKey,
    ).toBe('anon')
  })
})

describe('AI', () => {
  test('a base URL and a model are enough to name an OpenAI-compatible server', () => {
    expect(read({ ...complete, AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'm' }).ai.provider).toEqual({
      name: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'm',
      apiKey: undefined,
    })
  })

  test.each<[Variables, object]>([
    [
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' },
      { name: 'anthropic', baseUrl: 'https://api.anthropic.com/v1', model: 'm', apiKey: 'k' },
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k', AI_BASE_URL: 'https://gateway.example/v1/' },
      { name: 'anthropic', baseUrl: 'https://gateway.example/v1', model: 'm', apiKey: 'k' },
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'm' },
      { name: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'm', apiKey: undefined },
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'http://gpu.local:11434/' },
      { name: 'ollama', baseUrl: 'http://gpu.local:11434/v1', model: 'm', apiKey: undefined },
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'http://gpu.local:11434/v1' },
      { name: 'ollama', baseUrl: 'http://gpu.local:11434/v1', model: 'm', apiKey: undefined },
    ],
  ])('%j', (variables, provider) => {
    expect(read({ ...complete, ...variables }).ai.provider).toEqual(provider)
  })

  test('builtin can be selected despite other settings', () => {
    expect(
      read({ ...complete, AI_PROVIDER: 'builtin', AI_BASE_URL: 'https://api.example.com/v1' }).ai.provider,
    ).toEqual({ name: 'builtin' })
  })

  test('limits are read', () => {
    expect(read({ ...complete, AI_TIMEOUT_MS: '1500', AI_MAX_CALLS: '3', AI_MAX_TEST_CASES: '12' }).ai).toMatchObject({
      timeoutMs: 1500,
      maxCalls: 3,
      maxTestCases: 12,
    })
  })
})

test('one error names everything that is missing', () => {
  expect(problem({ AI_PROVIDER: 'openai-compatible' })).toBe(
    'The environment of the function is not complete. Missing: SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, AI_BASE_URL, AI_MODEL.',
  )
})

test.each<[string, string]>([
  ['openai-compatible', 'AI_BASE_URL, AI_MODEL'],
  ['anthropic', 'AI_MODEL, AI_API_KEY'],
  ['ollama', 'AI_MODEL'],
])('%s alone misses %s', (AI_PROVIDER, missing) => {
  expect(problem({ ...complete, AI_PROVIDER })).toBe(
    `The environment of the function is not complete. Missing: ${missing}.`,
  )
})

describe('a wrong value is named and not shown', () => {
  test.each<[Variables, string]>([
    [{ SUPABASE_URL: 'project.supabase.co/secret-part' }, 'SUPABASE_URL'],
    [{ SUPABASE_SECRET_KEYS: 'secret-part' }, 'SUPABASE_SECRET_KEYS must be JSON'],
    [{ SUPABASE_SECRET_KEYS: '{"web":"secret-part"}' }, 'SUPABASE_SECRET_KEYS must hold a key named default'],
    [{ SUPABASE_PUBLISHABLE_KEYS: '["secret-part"]' }, 'SUPABASE_PUBLISHABLE_KEYS must hold a key named default'],
    [{ AI_PROVIDER: 'secret-part' }, 'AI_PROVIDER must be one of builtin, openai-compatible, anthropic, ollama'],
    [{ AI_BASE_URL: 'file:///secret-part', AI_MODEL: 'm' }, 'AI_BASE_URL'],
    [{ AI_TIMEOUT_MS: '0' }, 'AI_TIMEOUT_MS must be a whole number'],
    [{ AI_TIMEOUT_MS: '5 minutes' }, 'AI_TIMEOUT_MS must be a whole number'],
    [{ AI_MAX_CALLS: '0' }, 'AI_MAX_CALLS must be a whole number'],
    [{ AI_MAX_TEST_CASES: '1.5' }, 'AI_MAX_TEST_CASES must be a whole number'],
    [{ AI_MAX_TEST_CASES: '101' }, 'AI_MAX_TEST_CASES must be a whole number'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: 'https://app.example.com/secret-part' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: 'app.example.com' }, 'ALLOWED_ORIGINS'],
    [{ TRACKER_HOST_OVERRIDES: 'secret-part' }, 'TRACKER_HOST_OVERRIDES must be JSON'],
    [{ TRACKER_HOST_OVERRIDES: '["secret-part"]' }, 'TRACKER_HOST_OVERRIDES must map'],
    [
      { TRACKER_HOST_OVERRIDES: '{"acme.atlassian.net":"https://secret-part.example"}' },
      'TRACKER_HOST_OVERRIDES must map',
    ],
    [
      { TRACKER_HOST_OVERRIDES: '{"acme.atlassian.net":"http://127.0.0.1.secret-part.example"}' },
      'TRACKER_HOST_OVERRIDES must map',
    ],
    [
      { TRACKER_HOST_OVERRIDES: '{"acme.atlassian.net":"http://127.0.0.1@secret-part.example"}' },
      'TRACKER_HOST_OVERRIDES must map',
    ],
  ])('%j', (variables, named) => {
    const message = problem({ ...complete, ...variables })
    expect(message).toContain(named)
    expect(message).not.toContain('secret-part')
  })
})

test('origins are a comma list', () => {
  expect(
    read({ ...complete, ALLOWED_ORIGINS: ' https://app.example.com/, http://localhost:5173 ,' }).allowedOrigins,
  ).toEqual(['https://app.example.com', 'http://localhost:5173'])
})

test.each<[Variables, string]>([
  [{}, 'cf-connecting-ip'],
  [{ SUPABASE_URL: 'https://supabase.example.com' }, 'x-forwarded-for'],
  [{ SUPABASE_URL: 'http://127.0.0.1:54321' }, 'x-forwarded-for'],
  [{ SUPABASE_URL: 'https://evil.example/.supabase.co' }, 'x-forwarded-for'],
  [{ CLIENT_ADDRESS_HEADER: ' X-Real-IP ' }, 'x-real-ip'],
  [{ CLIENT_ADDRESS_HEADER: 'none' }, 'none'],
])('with %j the trusted header is %s', (variables, header) => {
  expect(read({ ...complete, ...variables }).clientAddressHeader).toBe(header)
})

test('what is no header name is refused', () => {
  expect(problem({ ...complete, CLIENT_ADDRESS_HEADER: 'x-real-ip, x-forwarded-for' })).toContain(
    'CLIENT_ADDRESS_HEADER must be the name of a header, or none',
  )
})

describe('whether the AI is outside the machine', () => {
  test.each([
    ['the built-in designer', { name: 'builtin' }, false],
    ['Ollama here', { name: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'm', apiKey: undefined }, false],
    ['Ollama elsewhere', { name: 'ollama', baseUrl: 'http://10.0.0.4:11434/v1', model: 'm', apiKey: undefined }, true],
    [
      'a server here',
      { name: 'openai-compatible', baseUrl: 'http://[::1]:80/v1', model: 'm', apiKey: undefined },
      false,
    ],
    [
      'from a container',
      { name: 'ollama', baseUrl: 'http://host.docker.internal/v1', model: 'm', apiKey: undefined },
      false,
    ],
    [
      'a name like it',
      { name: 'ollama', baseUrl: 'http://localhost.evil.test/v1', model: 'm', apiKey: undefined },
      true,
    ],
    ['Anthropic', { name: 'anthropic', baseUrl: 'https://api.anthropic.com/v1', model: 'm', apiKey: 'k' }, true],
  ] satisfies [string, ProviderSettings, boolean][])('%s', (_, settings, outside) => {
    expect(isOutside(settings)).toBe(outside)
  })
})
