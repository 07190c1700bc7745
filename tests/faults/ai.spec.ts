import { askedText, covering, idsAskedFor, isFollowUp } from '../functions/support/answering-ai.ts'
import { apiError, streamedCompletion, type Behaviour, type ChatRequest } from '../functions/support/openai-server.ts'
import { beginEvents } from '../functions/support/wire-server.ts'
import { caseTitles, goodAnswer, heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'

const noData = 'No valid data received from the AI service.'
const noCases = 'No valid test cases found. See console for raw response.'
const unreadable = `${noData} No test case could be read from its answer. Try again.`
const brokenOff = 'The AI service could not be reached, or it broke off its answer. Try again in a moment.'

const faults: { name: string; behaviour: Behaviour; message: string; charged: number }[] = [
  {
    name: 'prose',
    behaviour: streamedCompletion(['I am sorry, ', 'there is nothing to test here.']),
    message: noCases,
    charged: 1,
  },
  {
    name: 'half a case',
    behaviour: streamedCompletion(['[{"title":'], { finishReason: 'length' }),
    message: `${noCases} The answer was cut off before the first test case was complete. Try again, or split the ticket.`,
    charged: 1,
  },
  {
    name: 'nothing',
    behaviour: streamedCompletion([]),
    message: `${noData} The answer was empty. Try again.`,
    charged: 1,
  },
  {
    name: 'bytes that mean nothing',
    behaviour: (response) => {
      beginEvents(response)
      response.end(Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0xfe, 0x00, 0x9c, 0x0a, 0x0a, 0xd8, 0x00]))
    },
    message: unreadable,
    charged: 0,
  },
  {
    name: 'status 429',
    behaviour: apiError(429, 'slow down'),
    message: 'The AI service is getting too many requests. Try again in a moment.',
    charged: 0,
  },
  {
    name: 'status 500',
    behaviour: apiError(500, 'boom'),
    message: 'The AI service answered with an error. Try again, and tell the administrator if it happens again.',
    charged: 0,
  },
]

test.describe('an AI that fails', () => {
  test('before its first test case is named with what to do, charged only where it answered, shows no half result, and the next run works', async ({
    page,
    person,
    world: { ai },
  }) => {
    const inConsole: string[] = []
    page.on('console', (message) => inConsole.push(message.text()))
    let used = 1
    for (const [index, { name, behaviour, message, charged }] of faults.entries()) {
      await test.step(name, async () => {
        ai.behaviour = behaviour
        // A different ticket each time, because repeating a charged run would be free.
        await person.generate(`SHOP-${index % 2 === 0 ? 2 : 3}`)
        await expect(person.problem(message)).toBeVisible()
        await expect(page.getByText('written so far')).toHaveCount(0)
        await expect(page.getByText('acceptance criteria found')).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await person.expectUsable()
        used += charged
        expect(await person.used(), 'runs charged').toBe(used)
      })
    }
    expect(inConsole).toContain('Raw response of the AI service: I am sorry, there is nothing to test here.')
    await person.expectSound({ entries: 1, used })
    ai.behaviour = goodAnswer
    await person.generate('SHOP-2')
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: used + 1 })
  })

  test('after its first case leaves an incomplete result, which is completed free of charge and keeps a correction', async ({
    page,
    person,
    world: { ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = (response, request) => {
      held.behaviour(response, request)
      setTimeout(() => response.destroy(), 300)
    }
    await person.generate('SHOP-2')
    await expect(person.problem(brokenOff)).toBeVisible()
    await person.expectIncomplete()
    await person.expectSound({ entries: 2, used: 2 })

    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Load SHOP-2', exact: true }).click()
    const results = page.getByRole('dialog')
    await expect(results.getByText('This result is incomplete')).toBeVisible()
    await results.getByRole('button', { name: caseTitles[0], exact: true }).click()
    await results.getByRole('button', { name: /^Edit/ }).click()
    await page.keyboard.type('My own title')
    ai.behaviour = goodAnswer
    await results.getByRole('button', { name: 'Complete the test cases' }).click()
    await expect(results.getByText('My own title').first()).toBeVisible()
    await expect(results.getByText(caseTitles[1] ?? '').first()).toBeVisible()
    await expect(results.getByText('This result is incomplete')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('that is slower than its limit is given up, and what it had written is completed', async ({
    page,
    person,
    world: { ai },
  }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    await expect(person.problem('Request timeout - the operation took too long to complete')).toBeVisible({
      timeout: 20_000,
    })
    await person.expectIncomplete()
    await expect(page.getByText('written so far')).toHaveCount(0)
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('that is slower than its limit without a word is not charged', async ({ page, person, world: { ai } }) => {
    ai.behaviour = () => undefined
    await person.generate('SHOP-2')
    await expect(person.problem('Request timeout - the operation took too long to complete')).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText('A run that times out before its first test case is not counted.')).toBeVisible()
    await person.expectSound({ entries: 1, used: 1 })
    ai.behaviour = goodAnswer
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('in one of several calls loses no test case of the others, stands in for it, and is completed free of charge', async ({
    page,
    person,
    world: { ai },
  }) => {
    const last = 'AC-6'
    const fails = (request: ChatRequest) => askedText(request).includes(`, ${last}.\n`) || isFollowUp(request)
    ai.behaviour = (response, request) => (fails(request) ? apiError(500, 'boom') : covering)(response, request)
    await person.generate('SHOP-2')
    const results = page.getByRole('dialog')
    await expect(results.getByText('The AI did not answer for 3 acceptance criteria')).toBeVisible({ timeout: 20_000 })
    await expect(results.getByText('AC-4, AC-5, AC-6')).toBeVisible()
    await expect(results.getByText('come from the built-in test designer')).toBeVisible()
    await expect(results.getByText('AC-1 shows its heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await person.expectSound({ entries: 2, used: 2 })

    await page.reload()
    await page.getByRole('button', { name: 'History', exact: true }).click()
    await page.getByRole('button', { name: 'Load SHOP-2', exact: true }).click()
    ai.reset(covering)
    await results.getByRole('button', { name: 'Complete the test cases' }).click()
    await expect(results.getByText(`${last} shows its heading`).first()).toBeVisible({ timeout: 20_000 })
    await expect(results.getByText('AC-1 shows its heading').first()).toBeVisible()
    await expect(results.getByText('come from the built-in test designer')).toHaveCount(0)
    await expect(results.getByText('The AI did not answer')).toHaveCount(0)
    expect(ai.requests.map(idsAskedFor)[0]).toEqual(['AC-4', 'AC-5', 'AC-6'])
    await page.keyboard.press('Escape')
    await person.expectSound({ entries: 2, used: 2 })
  })
})
