import { beforeEach, describe, expect, it } from 'vitest'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { readEntry, resultFromEntry, ticketNumber } from '#src/storage/history/entry.ts'
import { refuseWrites } from '../../support/refusing-storage.ts'
import { aCriterion, aResult, aTestCase } from '../../support/results.ts'

const keepVersion = { kind: 'update', edited: 1, added: 0, gone: 0 } as const

let clock: number
let store: HistoryStore

beforeEach(() => {
  clock = Date.parse('2026-11-21T09:00:00.000Z')
  let count = 0
  store = createHistoryStore({ userId: 'u-1', now: () => new Date((clock += 1_000)), newId: () => `h-${++count}` })
})

function titled(title: string) {
  return aResult({ testCases: [aTestCase({ title })] })
}

async function withVersions(count: number, ticketId = 'SHOP-1'): Promise<string> {
  const added = await store.add({ ...titled('Version 0'), ticketId })
  const id = added.ok ? (added.value.entry?.id ?? '') : ''
  for (let n = 1; n <= count; n++)
    await store.update(id, { ...titled(`Version ${String(n)}`), ticketId }, { keepVersion })
  return id
}

function titles(id: string): (string | undefined)[] {
  return store.versions(id).map((head) => {
    const version = store.readVersion(head)
    return version.ok ? version.value.testCases[0]?.title : undefined
  })
}

function versionKeys(area = localStorage): string[] {
  return Object.keys(area).filter((key) => key.startsWith('testCasesVersions_'))
}

describe('the versions of an entry', () => {
  it('hold what was there before each change, newest first, with what changed and when', async () => {
    const id = await withVersions(2)
    expect(titles(id)).toEqual(['Version 1', 'Version 0'])
    expect(store.versions(id)[0]).toMatchObject({ change: keepVersion, totalTestCases: 1, entryId: id })
    expect(store.versions(id)[0]?.replacedAt).toBeGreaterThan(store.versions(id)[1]?.replacedAt ?? Infinity)
    const [newest] = store.versions(id)
    const version = newest && store.readVersion(newest)
    expect(version?.ok === true && resultFromEntry(version.value)).toMatchObject({
      ticketId: 'SHOP-1',
      title: 'Empty the cart',
      acceptanceCriteria: [aCriterion()],
    })
  })

  it('are five at most', async () => {
    expect(titles(await withVersions(7))).toEqual(['Version 6', 'Version 5', 'Version 4', 'Version 3', 'Version 2'])
  })

  it('are not made by a correction', async () => {
    const id = await withVersions(0)
    await store.update(id, titled('Corrected'))
    expect(store.versions(id)).toEqual([])
  })

  it('go with their entry', async () => {
    const one = await withVersions(2)
    const other = await withVersions(1, 'SHOP-2')
    await store.remove(one)
    expect(store.versions(one)).toEqual([])
    expect(titles(other)).toEqual(['Version 0'])
    await store.clear()
    expect(versionKeys()).toEqual([])
  })

  it('are left out if they cannot be read', async () => {
    const id = await withVersions(1)
    localStorage.setItem(`testCasesVersions_u-1/${id}/5`, 'lost')
    localStorage.setItem(`testCasesVersions_u-1/${id}/6`, '{"replacedAt":1}\nlost')
    expect(titles(id)).toEqual(['Version 0'])
  })

  it('do not stay when the change could not be saved', async () => {
    const id = await withVersions(0)
    const allow = refuseWrites((name) => name.endsWith(`/${id}`))
    const updated = await store.update(id, titled('Version 1'), { keepVersion })
    allow()
    expect(updated).toMatchObject({ ok: false, reason: { code: 'storage_full' } })
    expect(versionKeys()).toEqual([])
    expect(store.read(id)).toMatchObject({ ok: true, value: { testCases: [{ title: 'Version 0' }] } })
  })
})

describe('a full storage', () => {
  /** Refuses to write anything while more than this many versions are stored. */
  function roomFor(versions: number): () => void {
    const area = localStorage
    return refuseWrites(() => versionKeys(area).length > versions)
  }

  it('drops the oldest versions of all entries first, and says how many', async () => {
    const one = await withVersions(2)
    const other = await withVersions(2, 'SHOP-2')
    const allow = roomFor(2)
    const added = await store.add({ ...titled('New'), ticketId: 'SHOP-3' })
    allow()
    expect(added).toMatchObject({ ok: true, value: { droppedVersions: 2 } })
    expect(titles(one)).toEqual([])
    expect(titles(other)).toEqual(['Version 1', 'Version 0'])
  })

  it('is not needed: the versions of all entries together have a limit', async () => {
    const one = await withVersions(1)
    localStorage.setItem(`testCasesVersions_u-1/${one}/1`, 'x'.repeat(1_200_000))
    const other = await withVersions(0, 'SHOP-2')
    const updated = await store.update(other, { ...titled('Version 1'), ticketId: 'SHOP-2' }, { keepVersion })
    expect(updated).toMatchObject({ ok: true, value: { droppedVersions: 1 } })
    expect(titles(one)).toEqual(['Version 0'])
    expect(titles(other)).toEqual(['Version 0'])
  })

  it('says nothing of versions that an earlier, failed change dropped', async () => {
    await withVersions(2)
    const other = await withVersions(0, 'SHOP-2')
    // The version fits in place of an older one, and the entry fits in no way.
    const area = localStorage
    const allow = refuseWrites((name) => name.endsWith(`/${other}`) || versionKeys(area).length > 1)
    const updated = await store.update(other, { ...titled('Version 1'), ticketId: 'SHOP-2' }, { keepVersion })
    allow()
    const added = await store.add({ ...titled('New'), ticketId: 'SHOP-3' })
    expect(updated).toMatchObject({ ok: false, reason: { code: 'storage_full' } })
    expect(added).toMatchObject({ ok: true })
    expect(added).not.toHaveProperty('value.droppedVersions')
  })

  it('keeps all versions if dropping them does not help', async () => {
    const id = await withVersions(3)
    const allow = refuseWrites((name) => name.includes('testCasesHistory_'))
    const added = await store.add({ ...titled('New'), ticketId: 'SHOP-3' })
    allow()
    expect(added).toMatchObject({ ok: false })
    expect(titles(id)).toEqual(['Version 2', 'Version 1', 'Version 0'])
  })
})

describe('the tests that cases became in test tools', () => {
  const sent = {
    caseId: 'TC-1',
    tool: 'zephyr',
    place: 'zephyr eu SHOP',
    id: '7',
    key: 'SHOP-T7',
    url: 'https://acme.atlassian.net/T7',
    fingerprint: 'f',
    sentAt: '2026-11-21T09:00:00.000Z',
  } as const

  it('are kept with the entry, its versions and its backup', async () => {
    const added = await store.add(aResult({ sent: [sent] }))
    const id = added.ok ? (added.value.entry?.id ?? '') : ''
    await store.update(id, aResult({ sent: [{ ...sent, key: 'SHOP-T8' }] }), { keepVersion })
    const entry = store.read(id)
    expect(entry.ok && resultFromEntry(entry.value).sent).toEqual([{ ...sent, key: 'SHOP-T8' }])
    const [head] = store.versions(id)
    const version = head && store.readVersion(head)
    expect(version?.ok === true && resultFromEntry(version.value).sent).toEqual([sent])

    const other = createHistoryStore({ userId: 'u-2', newId: () => 'restored' })
    await other.restore(store.backup())
    expect(other.readAll().map((restored) => resultFromEntry(restored).sent)).toEqual([[{ ...sent, key: 'SHOP-T8' }]])
  })

  it.each([
    ['an entry of before', undefined, undefined],
    ['one damaged record', [sent, { caseId: 'TC-2', url: 'javascript:alert(1)' }], [sent]],
    ['nonsense', 'nothing', undefined],
  ])('of %s leave the entry readable', (_name, stored, expected) => {
    const entry = readEntry({ ...aResult(), id: 'h-1', sent: stored })
    expect(entry.ok && resultFromEntry(entry.value).sent).toEqual(expected)
  })

  it('are linked to the number of the ticket, which the history keeps', async () => {
    const fields = { summary: 'Empty the cart', description: 'The cart can be emptied.' }
    const added = await store.add(aResult({ ticketData: { id: '10001', key: 'SHOP-1', fields } }))
    const entry = store.read(added.ok ? (added.value.entry?.id ?? '') : '')
    expect(entry.ok && ticketNumber(resultFromEntry(entry.value).ticketData)).toBe('10001')
  })
})
