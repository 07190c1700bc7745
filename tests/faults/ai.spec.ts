import { apiError, beginCompletion, streamedCompletion, type Behaviour } from '../functions/support/openai-server.ts'
import { beginEvents } from '../functions/support/wire-server.ts'
import { caseTitles, goodAnswer, heldAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'

const noData = 'No valid data received from the AI service.'
const noCases = 'No valid test cases found. See console for raw response.'
const unreadable = `${noData} No test case could be read from its answer. Try again.`
const brokenOff = 'The AI service could not be reached, or it broke off its answer. Try again in a moment.'

const faults: { name: string; behaviour: Behaviour; message: string }[] = [
  {
    name: 'cut off after its first case',
    behaviour: (response, request) => {
      beginCompletion(response, request, [`[{"title":"${caseTitles[0]}","steps":[]},`])
      setTimeout(() => response.destroy(), 300)
    },
    message: brokenOff,
  },
  { name: 'prose', behaviour: streamedCompletion(['I am sorry, ', 'there is nothing to test here.']), message: noCases },
  { name: 'half a case', behaviour: streamedCompletion(['[{"title":'], { finishReason: 'length' }), message: `${noCases} The answer was cut off before the first test case was complete. Try again, or split the ticket.` },
  { name: 'nothing', behaviour: streamedCompletion([]), message: `${noData} The answer was empty. Try again.` },
  {
    name: 'bytes that mean nothing',
    behaviour: (response) => {
      beginEvents(response)
      response.end(Buffer.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0xfe, 0x00, 0x9c, 0x0a, 0x0a, 0xd8, 0x00]))
    },
    message: unreadable,
  },
  { name: 'status 429', behaviour: apiError(429, 'slow down'), message: 'The AI service is getting too many requests. Try again in a moment.' },
  { name: 'status 500', behaviour: apiError(500, 'boom'), message: 'The AI service answered with an error. Try again, and tell the administrator if it happens again.' },
]

test.describe('an AI that fails', () => {
  test('is named with what to do, charges nothing, shows no half result, and the next try works', async ({ page, person, world: { ai } }) => {
    const inConsole: string[] = []
    page.on('console', (message) => inConsole.push(message.text()))
    for (const { name, behaviour, message } of faults) {
      await test.step(name, async () => {
        ai.behaviour = behaviour
        await person.generate('SHOP-2')
        await expect(person.problem(message)).toBeVisible()
        await expect(page.getByText('written so far')).toHaveCount(0)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await person.expectUsable()
      })
    }
    expect(inConsole).toContain('Raw response of the AI service: I am sorry, there is nothing to test here.')
    await person.expectSound({ entries: 1, used: 1 })
    ai.behaviour = goodAnswer
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('that is slower than its limit is given up, and what it had written goes', async ({ page, person, world: { ai } }) => {
    const held = heldAnswer()
    ai.behaviour = held.behaviour
    await person.generate('SHOP-2')
    await expect(page.getByText('1 test case written so far')).toBeVisible()
    await expect(person.problem('Request timeout - the operation took too long to complete')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('A run that brings no test cases is not counted.')).toBeVisible()
    await expect(page.getByText('written so far')).toHaveCount(0)
    await person.expectSound({ entries: 1, used: 1 })
    ai.behaviour = goodAnswer
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })
})
