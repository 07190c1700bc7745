import { apiError, streamedCompletion, type Behaviour } from '../functions/support/openai-server.ts'
import { caseTitles, goodAnswer } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'

const [first = '', second = ''] = caseTitles
const version = {
  title: 'The total falls by ten per cent',
  description: 'The discount is worked out.',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  steps: [{ step: 'Apply AUTUMN10', data: 'AUTUMN10', expected: 'The total to pay is €54.00' }],
  criterionIds: ['AC-1'],
}

const faults: { name: string; behaviour: Behaviour; message: RegExp }[] = [
  { name: 'status 429', behaviour: apiError(429, 'slow down'), message: /too many requests/ },
  { name: 'status 500', behaviour: apiError(500, 'boom'), message: /answered with an error/ },
  { name: 'a closed connection', behaviour: (response) => response.destroy(), message: /could not be reached/ },
  { name: 'nothing', behaviour: streamedCompletion([]), message: /The answer was empty/ },
  { name: 'prose', behaviour: streamedCompletion(['I would rather not.']), message: /No valid test cases found/ },
  {
    name: 'half a case',
    behaviour: streamedCompletion(['[{"title":"The to'], { finishReason: 'length' }),
    message: /cut off before the first test case was complete/,
  },
]

test('a case that is written again stays until a new version has arrived whole, whatever the AI does, and no run is charged', async ({
  page,
  person,
  world: { ai },
}) => {
  const used = await person.used()
  await page.getByRole('button', { name: 'Show test cases' }).click()
  const results = page.getByRole('dialog')
  const titles = results.getByRole('listitem').getByRole('heading', { level: 3 })
  await expect(titles.first()).toBeVisible()
  const before = await titles.allTextContents()
  await results.getByRole('button', { name: first, exact: true }).click()
  const card = await results.getByRole('listitem').filter({ hasText: first }).first().innerText()
  for (const { name, behaviour, message } of faults) {
    await test.step(name, async () => {
      ai.behaviour = behaviour
      await results.getByRole('button', { name: `Write again: ${first}` }).click()
      await results.getByRole('form').getByRole('button', { name: 'Write again' }).click()
      await expect(results.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(results.getByRole('alert')).toContainText('Your test cases are unchanged.')
      expect(await titles.allTextContents()).toEqual(before)
      expect(await results.getByRole('listitem').filter({ hasText: first }).first().innerText()).toBe(card)
      await results.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    })
  }
  ai.behaviour = streamedCompletion([JSON.stringify([version])])
  await results.getByRole('button', { name: `Write again: ${first}` }).click()
  await results.getByRole('form').getByRole('button', { name: 'Write again' }).click()
  await expect(results.getByText(`“${version.title}” was written again.`)).toBeVisible()
  await expect(titles.filter({ hasText: version.title })).toBeVisible()
  await expect(titles.filter({ hasText: second })).toBeVisible()
  await page.keyboard.press('Control+z')
  expect(await titles.allTextContents()).toEqual(before)
  ai.behaviour = goodAnswer
  await page.keyboard.press('Escape')
  await person.expectSound({ entries: 1, used })
})
