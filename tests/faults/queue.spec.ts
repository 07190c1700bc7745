import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { createAccount, tokenOf } from '../../e2e/support/accounts.ts'
import { checkoutContext } from '../functions/support/generation-context.ts'
import { askedText } from '../functions/support/answering-ai.ts'
import { goodAnswer, heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { Person } from './support/person.ts'
import { fillToTheBrim, makeRoom } from './support/storage.ts'

/** Opens the dashboard's queue with these tickets and starts it. */
async function startQueue(page: Page, keys: string[]): Promise<Locator> {
  await page.getByLabel('Jira ticket URL').fill(keys.join(' '))
  await page.getByRole('button', { name: 'Several tickets' }).click()
  const queue = dialogOf(page)
  await expect(queue.getByText(`${String(keys.length)} of ${String(keys.length)} tickets chosen`)).toBeVisible()
  await queue.getByRole('button', { name: `Generate for ${String(keys.length)} tickets` }).click()
  return queue
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Several tickets' })
}

async function reopen(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Several tickets' }).click()
  return dialogOf(page)
}

async function finish(queue: Locator, count: number): Promise<void> {
  await expect(queue.getByText('Done', { exact: true })).toHaveCount(count, { timeout: 30_000 })
  await queue.page().keyboard.press('Escape')
  await expect(queue).toBeHidden()
}

test.describe('a queue', () => {
  for (const how of ['reloaded', 'killed'] as const) {
    test(`whose tab is ${how} in the middle goes on where it stopped; each ticket is charged once`, async ({
      page,
      context,
      person,
      world: { ai },
    }) => {
      const held = heldAnswer()
      ai.behaviour = (response, request) =>
        (askedText(request).includes('SHOP-3') ? held.behaviour : goodAnswer)(response, request)
      const queue = await startQueue(page, ['SHOP-2', 'SHOP-3', 'SHOP-5'])
      await held.begun
      await expect(queue.getByText('Done', { exact: true })).toHaveCount(1)
      let other = person
      if (how === 'reloaded') await page.reload()
      else {
        await page.close({ runBeforeUnload: false })
        other = person.at(await context.newPage())
        await other.page.goto('/app')
      }
      held.release()
      ai.behaviour = goodAnswer

      const again = await reopen(other.page)
      await expect(again.getByText('Waiting', { exact: true }).first()).toBeVisible()
      await again.getByRole('button', { name: 'Continue' }).click()
      await finish(again, 3)
      await other.page.getByLabel('Jira ticket URL').fill(other.ticketLink('SHOP-2'))
      await other.expectSound({ entries: 4, used: 4 })
    })
  }

  test('in two tabs is run by one of them; the other one follows it', async ({
    page,
    context,
    person,
    world: { ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    const queue = await startQueue(page, ['SHOP-2', 'SHOP-5'])
    await held.begun
    const second = await context.newPage()
    await second.goto('/app')
    const other = await reopen(second)
    await expect(other.getByText('Waiting', { exact: true })).toHaveCount(2)
    await other.getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByText('The queue is running in another tab.')).toBeVisible()
    held.release()
    ai.behaviour = goodAnswer
    await expect(other.getByText('Done', { exact: true })).toHaveCount(2, { timeout: 20_000 })
    await finish(queue, 2)
    await person.expectSound({ entries: 3, used: 3 })
  })

  test('waits for Jira where it asks to, names a ticket that Jira does not give, and tries it again', async ({
    page,
    person,
    world: { tracker },
  }) => {
    let limited = 0
    tracker.behave((request, response, answer) => {
      const { url = '' } = request
      if (url.includes('SHOP-2?') && (limited += 1) === 1) response.writeHead(429, { 'retry-after': '1' }).end('{}')
      else if (url.includes('SHOP-3?')) response.destroy()
      else answer()
    })
    const queue = await startQueue(page, ['SHOP-2', 'SHOP-3', 'SHOP-5'])
    await expect(queue.getByText('3 of 3 tickets done')).toBeVisible({ timeout: 40_000 })
    await expect(queue.getByText('Done', { exact: true })).toHaveCount(2)
    await expect(queue.getByText('Jira could not be reached.')).toBeVisible()
    expect(limited).toBe(2)
    tracker.behave()
    await queue.getByRole('button', { name: 'Try failed ones again' }).click()
    await finish(queue, 3)
    await person.expectSound({ entries: 4, used: 4 })
  })

  test('whose answer breaks off completes the ticket, which keeps its one place in the history', async ({
    page,
    person,
    world: { ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = (response, request) => {
      held.behaviour(response, request)
      setTimeout(() => response.destroy(), 300)
    }
    const queue = await startQueue(page, ['SHOP-2', 'SHOP-5'])
    await expect(queue.getByRole('button', { name: 'Open SHOP-2' })).toBeVisible({ timeout: 20_000 })
    await expect(queue.getByText('2 of 2 tickets done')).toBeVisible({ timeout: 20_000 })
    await expect(queue.getByText('Failed', { exact: true })).toHaveCount(2)
    expect(await person.used()).toBe(3)
    held.release()
    ai.behaviour = goodAnswer
    await queue.getByRole('button', { name: 'Try failed ones again' }).click()
    await finish(queue, 2)
    await person.expectSound({ entries: 3, used: 3 })
  })

  test('that uses up the quota stops, and says what is left to do', async ({ page, request, world: { product } }) => {
    const account = await createAccount(request, { role: 'starter' })
    const other = new Person(page, request, account)
    await other.settleIn()
    const token = await tokenOf(request, account.email, account.password)
    for (let used = 1; used < 18; used += 1) {
      const answer = await request.post(`${product.url}/functions/v1/api/ai/generate`, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        data: { context: checkoutContext },
      })
      expect(answer.status()).toBe(200)
    }
    await page.reload()
    const queue = await startQueue(page, ['SHOP-2', 'SHOP-3', 'SHOP-5', 'SHOP-6'])
    await expect(queue.getByText('You have reached your test case generation limit.')).toBeVisible({ timeout: 40_000 })
    await expect(queue.getByText('Done', { exact: true })).toHaveCount(2)
    await expect(queue.getByText('Failed', { exact: true })).toHaveCount(1)
    await expect(queue.getByText('Waiting', { exact: true })).toHaveCount(1)
    await expect(queue.getByRole('button', { name: 'Continue' })).toBeEnabled()
    expect(await other.used()).toBe(20)
    await page.keyboard.press('Escape')
    await other.expectHistory(3)
  })

  test('that finds the storage full stops; with room, the ticket is tried again and is not charged again', async ({
    page,
    person,
    world: { ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    const queue = await startQueue(page, ['SHOP-2', 'SHOP-5'])
    await held.begun
    await fillToTheBrim(page)
    held.release()
    await expect(queue.getByText('The browser’s storage for this site is full.')).toBeVisible({ timeout: 20_000 })
    await expect(queue.getByText('Waiting', { exact: true })).toBeVisible()
    expect(await person.used()).toBe(2)
    await makeRoom(page)
    await queue.getByRole('button', { name: 'Try failed ones again' }).click()
    await finish(queue, 2)
    await person.expectSound({ entries: 3, used: 3 })
    const stored = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('ticketQueue_'))
        .map((key) => localStorage.getItem(key)),
    )
    const states = z.array(z.object({ state: z.string() })).parse(JSON.parse(stored[0] ?? ''))
    expect(states.map(({ state }) => state)).toEqual(['done', 'done'])
  })
})
