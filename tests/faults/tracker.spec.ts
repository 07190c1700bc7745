import type { ServerResponse } from 'node:http'
import { expect, test } from './support/fixtures.ts'
import type { TrackerBehaviour } from './support/tracker.ts'

const connectionFailed = 'Failed to connect to Jira via backend proxy.'

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}

interface TrackerFault {
  name: string
  behaviour: TrackerBehaviour
  message: string
  /** The action that the box offers. */
  wayOut?: string
}

const faults: TrackerFault[] = [
  {
    name: 'cut off at once',
    behaviour: (request) => request.socket.destroy(),
    message: `${connectionFailed} Jira could not be reached.`,
  },
  {
    name: 'cut off in its answer',
    behaviour: (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"key":"SHOP-2","fields":{')
      setTimeout(() => request.socket.destroy(), 50)
    },
    message: `${connectionFailed} Jira could not be reached.`,
  },
  {
    name: 'half its JSON',
    behaviour: (_, response) => answer(response, 200, '{"key":"SHOP-2","fields":{'),
    message: `${connectionFailed} The answer is not what Jira sends. Check the Base URL in Settings.`,
    wayOut: 'Open Settings',
  },
  {
    name: 'a page instead of JSON',
    behaviour: (_, response) =>
      answer(response, 200, '<!doctype html><title>Log in</title>', { 'content-type': 'text/html' }),
    message: `${connectionFailed} The answer is not what Jira sends. Check the Base URL in Settings.`,
    wayOut: 'Open Settings',
  },
  {
    name: 'JSON of another kind',
    behaviour: (_, response) => answer(response, 200, '[1,2,3]'),
    message: 'Failed to fetch ticket data. The answer holds no Jira issue.',
  },
  {
    name: 'status 500',
    behaviour: (_, response) => answer(response, 500, '{"errorMessages":["boom"]}'),
    message: `${connectionFailed} Jira answered with an error. Try again later.`,
  },
  {
    name: 'status 503',
    behaviour: (_, response) => answer(response, 503, '', { 'retry-after': '30' }),
    message: `${connectionFailed} Jira is not available at the moment. Try again later.`,
  },
]

test.describe('a tracker that fails', () => {
  test('is named with what to do, charges nothing, and the next try works', async ({
    page,
    person,
    world: { tracker, ai },
  }) => {
    ai.requests.length = 0
    for (const { name, behaviour, message, wayOut = 'Try again' } of faults) {
      await test.step(name, async () => {
        tracker.behave(behaviour)
        await person.generate('SHOP-2')
        await expect(person.problem(message)).toBeVisible()
        await expect(page.getByRole('alert').getByText(wayOut, { exact: true })).toBeVisible()
        await person.expectUsable()
      })
    }
    expect(ai.requests, 'asked of the AI').toEqual([])
    await person.expectSound({ entries: 1, used: 1 })
    tracker.behave()
    await person.tryAgain()
    await person.expectResult('SHOP-2')
    await person.expectSound({ entries: 2, used: 2 })
  })

  test('that never answers is given up after 15 seconds', async ({ person, world: { tracker } }) => {
    tracker.behave(() => undefined)
    await person.generate('SHOP-2')
    await expect(person.problem(`${connectionFailed} Jira did not answer in time. Try again.`)).toBeVisible({
      timeout: 30_000,
    })
    await person.expectSound({ entries: 1, used: 1 })
    tracker.behave()
    await person.tryAgain()
    await person.expectResult('SHOP-2')
  })
})
