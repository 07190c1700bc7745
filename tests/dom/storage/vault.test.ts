import { beforeEach, describe, expect, it } from 'vitest'
import { clearPrivateData } from '#src/storage/sign-out.ts'
import type { KeyStore } from '#src/storage/vault/key-store.ts'
import { memoryKeyStore } from '../../support/memory-key-store.ts'
import { type CredentialVault, trackerItems } from '#src/storage/vault/tracker-config.ts'
import { createVault } from '#src/storage/vault/vault.ts'

const config = { baseUrl: 'https://casewright-demo.atlassian.net', email: 'qa@demo.test', apiToken: 'tökén-0123456789' }

let keys: KeyStore
let vault: CredentialVault

beforeEach(() => {
  keys = memoryKeyStore()
  vault = createVault(keys, trackerItems())
})

function everythingStored(): string {
  return JSON.stringify(Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])))
}

describe.each(['trackerConfig', 'trackerDraft'] as const)('%s', (item) => {
  it('comes back as it was saved, and nothing of it is readable in storage', async () => {
    expect(await vault.read(item, 'u-1')).toEqual({ state: 'empty' })
    expect(await vault.save(item, 'u-1', config)).toMatchObject({ ok: true })
    expect(await vault.read(item, 'u-1')).toEqual({ state: 'found', value: config })
    for (const secret of [config.apiToken, config.email, 'casewright-demo', btoa(config.email)]) {
      expect(everythingStored()).not.toContain(secret)
    }
  })

  it('is not sealed the same way twice', async () => {
    await vault.save(item, 'u-1', config)
    const first = everythingStored()
    await vault.save(item, 'u-1', config)
    expect(everythingStored()).not.toBe(first)
  })
})

it('opens no record for another user, even under the same key', async () => {
  const key = await keys.getOrCreate('u-1')
  const oneKey: KeyStore = {
    get: () => Promise.resolve(key),
    getOrCreate: () => Promise.resolve(key),
    remove: () => Promise.resolve(),
  }
  const shared = createVault(oneKey, trackerItems())
  await shared.save('trackerConfig', 'u-1', config)
  localStorage.setItem('jiraConfig_u-2', localStorage.getItem('jiraConfig_u-1') ?? '')
  localStorage.setItem('jiraConfigDraft_u-1', localStorage.getItem('jiraConfig_u-1') ?? '')
  expect(await shared.read('trackerConfig', 'u-2')).toEqual({ state: 'unreadable' })
  expect(await shared.read('trackerDraft', 'u-1')).toEqual({ state: 'unreadable' })
  expect(await shared.read('trackerConfig', 'u-1')).toEqual({ state: 'found', value: config })
})

it('makes keys that cannot be exported', async () => {
  const key = await keys.getOrCreate('u-1')
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

it.each(['', 'nonsense', '{"v":2,"iv":"","data":""}', '{"v":1,"iv":"AAAA","data":"AAAA"}'])(
  'calls %j unreadable',
  async (record) => {
    await keys.getOrCreate('u-1')
    localStorage.setItem('jiraConfig_u-1', record)
    expect(await vault.read('trackerConfig', 'u-1')).toEqual({ state: 'unreadable' })
  },
)

it('calls a record unreadable once its key is gone', async () => {
  await vault.save('trackerConfig', 'u-1', config)
  await keys.remove('u-1')
  expect(await vault.read('trackerConfig', 'u-1')).toEqual({ state: 'unreadable' })
})

it('says so when the browser keeps no keys', async () => {
  const broken: KeyStore = {
    get: () => Promise.reject(new Error('no database')),
    getOrCreate: () => Promise.reject(new Error('no database')),
    remove: () => Promise.reject(new Error('no database')),
  }
  const refusing = createVault(broken, trackerItems())
  expect(await refusing.save('trackerConfig', 'u-1', config)).toMatchObject({
    ok: false,
    reason: { code: 'vault_unavailable' },
  })
  expect(localStorage).toHaveLength(0)
  await expect(refusing.clear('u-1')).resolves.toBeUndefined()
})

it('clears configuration, draft and key', async () => {
  await vault.save('trackerConfig', 'u-1', config)
  await vault.save('trackerDraft', 'u-1', config)
  await vault.clear('u-1')
  expect(localStorage).toHaveLength(0)
  expect(await keys.get('u-1')).toBeUndefined()
})

it('does not bring a draft back that was removed while it was being encrypted', async () => {
  const saving = vault.save('trackerDraft', 'u-1', config)
  vault.remove('trackerDraft', 'u-1')
  await saving
  expect(await vault.read('trackerDraft', 'u-1')).toEqual({ state: 'empty' })
})

it('keeps the newest of several drafts saved at once', async () => {
  await Promise.all(['a', 'ab', 'abc'].map((apiToken) => vault.save('trackerDraft', 'u-1', { ...config, apiToken })))
  expect(await vault.read('trackerDraft', 'u-1')).toMatchObject({ value: { apiToken: 'abc' } })
})

it('logging out removes the draft, the stored user id and old logs, and nothing else', () => {
  const items = [
    'theme',
    'currentUserId',
    'logs',
    'jiraConfig_u-1',
    'jiraConfigDraft_u-1',
    'jiraConfigDraft_u-2',
    'testCasesHistory_u-1',
  ]
  for (const key of items) localStorage.setItem(key, 'x')
  clearPrivateData('u-1')
  expect(Object.keys(localStorage).sort()).toEqual([
    'jiraConfigDraft_u-2',
    'jiraConfig_u-1',
    'testCasesHistory_u-1',
    'theme',
  ])
})
