import type { Page } from '@playwright/test'
import { demoTracker } from '../supabase/local/demo.ts'
import { expect, test } from './fixtures.ts'
import { createAccount } from './support/accounts.ts'

/** Everything this site stores in the browser, as text: localStorage, sessionStorage and every IndexedDB record. */
async function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const seen: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(`${name} does not open`))
      })
      for (const storeName of database.objectStoreNames) {
        const records = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(storeName).objectStore(storeName).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(new Error(`${storeName} cannot be read`))
        })
        for (const record of records) {
          const key =
            record instanceof CryptoKey
              ? await crypto.subtle.exportKey('jwk', record).catch(() => 'not extractable')
              : record
          seen.push({ name, storeName, key })
        }
      }
      database.close()
    }
    return JSON.stringify(seen)
  })
}

async function clear(page: Page): Promise<void> {
  await page.goto('/app/settings')
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('The configuration was removed from this browser.')).toBeVisible()
}

test.describe('tracker credentials', () => {
  test('survive a reload, and are nowhere in the clear: neither saved nor as a draft', async ({ page, tester }) => {
    await tester.signIn('starter@demo.test')
    await tester.connectTracker()
    await expect(page.getByText(/Connected to Jira as/)).toBeVisible()
    await page.getByLabel('API Token', { exact: true }).fill('a-half-typed-token')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('jiraConfigDraft_'))))
      .toBe(true)
    const stored = await everythingStored(page)
    expect(stored).toContain('jiraConfig_')
    expect(stored).toContain('not extractable')
    for (const secret of [demoTracker.apiToken, 'a-half-typed-token', demoTracker.email]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('base64').replace(/=+$/, ''))
    }
    await page.reload()
    await expect(page.getByLabel('API Token', { exact: true })).toHaveValue('a-half-typed-token')
    await expect(page.getByText(/These are your unsaved changes/)).toBeVisible()
  })

  test('lose the draft with the session, keep the saved account for its owner, and open for nobody else', async ({
    page,
    request,
    tester,
  }) => {
    const owner = await createAccount(request)
    const other = await createAccount(request)
    await tester.signIn(owner.email)
    await tester.connectTracker()
    await expect(page.getByText(/Connected to Jira as/)).toBeVisible()
    await page.getByLabel('Email').fill('draft@demo.test')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('jiraConfigDraft_'))))
      .toBe(true)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => /^(jiraConfigDraft_|currentUserId)/.test(key))).toEqual([])
    const left = await everythingStored(page)
    for (const secret of [demoTracker.apiToken, demoTracker.email, 'draft@demo.test'])
      expect(left).not.toContain(secret)

    await tester.logIn(other.email)
    await expect(page.getByText('Not connected')).toBeVisible()
    await page.goto('/app/settings')
    await expect(page.getByLabel('API Token', { exact: true })).toHaveValue('')
    // Another user's record under one's own name cannot be decrypted either.
    await page.evaluate(() => {
      const foreign = Object.keys(localStorage).find((key) => key.startsWith('jiraConfig_'))
      const own = localStorage.getItem('currentUserId')
      if (foreign !== undefined && own !== null)
        localStorage.setItem(`jiraConfig_${own}`, localStorage.getItem(foreign) ?? '')
    })
    await page.reload()
    await expect(page.getByText(/can no longer be read in this browser/)).toBeVisible()
    await expect(page.getByLabel('API Token', { exact: true })).toHaveValue('')
    await page.getByRole('button', { name: 'Logout' }).click()

    await tester.logIn(owner.email)
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  })

  test('are gone after Clear, with the key that opened them', async ({ page, tester }) => {
    await tester.signIn('starter@demo.test')
    await tester.connectTracker()
    await expect(page.getByText(/Connected to Jira as/)).toBeVisible()
    await clear(page)
    const stored = await everythingStored(page)
    expect(stored).not.toContain('jiraConfig')
    expect(stored).not.toContain('not extractable')
    await page.goto('/app')
    await expect(page.getByText('Not connected')).toBeVisible()
  })

  test('made at once in two tabs are sealed with one key', async ({ page, context, tester }) => {
    await tester.signIn('starter@demo.test')
    const other = await context.newPage()
    await Promise.all([page.goto('/app/settings'), other.goto('/app/settings')])
    const draftsOfOtherTab = [page, other].map((tab) =>
      tab.evaluate(
        () =>
          new Promise<void>((resolve) => {
            window.addEventListener('storage', ({ key }) => {
              if (key?.startsWith('jiraConfigDraft_') === true) resolve()
            })
          }),
      ),
    )
    await Promise.all([page.getByLabel('Email').fill('one@demo.test'), other.getByLabel('Email').fill('two@demo.test')])
    await Promise.all(draftsOfOtherTab)
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) await expect(tab.getByLabel('Email')).toHaveValue(/^(one|two)@demo\.test$/)
  })
})
