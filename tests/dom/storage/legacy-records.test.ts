import AES from 'crypto-js/aes'
import { beforeEach, describe, expect, it } from 'vitest'
import { adoptOlderKeys } from '#src/storage/older-keys.ts'
import { openLegacyCipher } from '#src/storage/vault/legacy-cipher.ts'
import { memoryKeyStore } from '../../support/memory-key-store.ts'
import { type CredentialVault, trackerItems } from '#src/storage/vault/tracker-config.ts'
import { createVault } from '#src/storage/vault/vault.ts'

const passphrase = 'built in'
const config = { baseUrl: 'https://casewright-demo.atlassian.net', email: 'qa@demo.test', apiToken: 'tökén-0123456789' }
const { baseUrl, ...withoutUrl } = config
const olderSpelling = { baseURL: baseUrl, ...withoutUrl }
const encrypt = (text: string, key = passphrase) => AES.encrypt(text, key).toString()

let vault: CredentialVault

beforeEach(() => {
  vault = createVault(
    memoryKeyStore(),
    trackerItems((text) => Promise.resolve(openLegacyCipher(text, passphrase))),
  )
})

describe.each(['trackerConfig', 'trackerDraft'] as const)('an older record of the %s', (item) => {
  const key = item === 'trackerConfig' ? 'jiraConfig_u-1' : 'jiraConfigDraft_u-1'

  it.each([
    ['encrypted as a whole', encrypt(JSON.stringify(config))],
    ['encrypted and quoted', JSON.stringify(encrypt(JSON.stringify(config)))],
    ['with the older spelling of the address', encrypt(JSON.stringify(olderSpelling))],
    ['with more in it', encrypt(JSON.stringify({ ...config, enableEnrichment: true }))],
    ['with an encrypted token only', JSON.stringify({ ...config, apiToken: encrypt(config.apiToken) })],
    ['in the clear', JSON.stringify(olderSpelling)],
  ])('%s is read and sealed at once', async (_, record) => {
    localStorage.setItem(key, record)
    expect(await vault.read(item, 'u-1')).toEqual({ state: 'found', value: config })
    const sealed = localStorage.getItem(key) ?? ''
    expect(JSON.parse(sealed)).toMatchObject({ v: 1 })
    expect(sealed).not.toContain(config.apiToken)
    // The new record needs no passphrase.
    expect(await vault.read(item, 'u-1')).toEqual({ state: 'found', value: config })
    expect(localStorage.getItem(key)).toBe(sealed)
  })

  it.each([
    ['under another passphrase', encrypt(JSON.stringify(config), 'another')],
    [
      'with a token under another passphrase',
      JSON.stringify({ ...config, apiToken: encrypt(config.apiToken, 'another') }),
    ],
    // With that passphrase, its last bytes decrypt to a plausible text of two letters.
    [
      'with a token that opens by chance',
      JSON.stringify({ ...config, apiToken: 'U2FsdGVkX1/FUHRT7YO8XM0wyHw5CRhbDDlLr1fskUaW8MdH4CndaxUVDbGLqrm3' }),
    ],
    ['that holds something else', encrypt('"hello"')],
    ['that holds nothing', JSON.stringify({ email: '' })],
    ['cut off', encrypt(JSON.stringify(config)).slice(0, 30)],
  ])('%s is unreadable, and left as it is', async (_, record) => {
    localStorage.setItem(key, record)
    expect(await vault.read(item, 'u-1')).toEqual({ state: 'unreadable' })
    expect(localStorage.getItem(key)).toBe(record)
  })
})

it('does not overwrite what is saved while it is being opened', async () => {
  localStorage.setItem('jiraConfig_u-1', encrypt(JSON.stringify(config)))
  const newer = { ...config, apiToken: 'a-newer-token-1' }
  const slow = createVault(
    memoryKeyStore(),
    trackerItems(async (text) => {
      await slow.save('trackerConfig', 'u-1', newer)
      return openLegacyCipher(text, passphrase)
    }),
  )
  await slow.read('trackerConfig', 'u-1')
  expect(await slow.read('trackerConfig', 'u-1')).toEqual({ state: 'found', value: newer })
})

describe('credentials kept under the e-mail', () => {
  const user = { id: 'u-1', email: 'qa@demo.test' }

  it('move under the id', async () => {
    localStorage.setItem('jiraConfig_qa@demo.test', encrypt(JSON.stringify(config)))
    localStorage.setItem('jiraConfigDraft_qa@demo.test', 'draft')
    adoptOlderKeys(user)
    expect(Object.keys(localStorage).sort()).toEqual(['jiraConfigDraft_u-1', 'jiraConfig_u-1'])
    expect(await vault.read('trackerConfig', 'u-1')).toEqual({ state: 'found', value: config })
  })

  it('do not replace what is there, but go; and nobody else is touched', () => {
    localStorage.setItem('jiraConfig_qa@demo.test', 'older')
    localStorage.setItem('jiraConfig_u-1', 'newer')
    localStorage.setItem('jiraConfig_other@demo.test', 'foreign')
    adoptOlderKeys(user)
    expect({ ...localStorage }).toEqual({
      'jiraConfig_u-1': 'newer',
      'jiraConfig_other@demo.test': 'foreign',
    })
  })

  it.each([undefined, ''])('are not looked for without an address: %j', (email) => {
    localStorage.setItem('jiraConfig_', 'x')
    adoptOlderKeys({ id: 'u-1', email })
    expect(Object.keys(localStorage)).toEqual(['jiraConfig_'])
  })
})
