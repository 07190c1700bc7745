import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { ollamaHint } from '../../../scripts/ollama-hint.ts'

let server: Server | undefined
let requests: string[] = []
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  requests = []
})

/** An Ollama that answers each request with this text, or never. */
async function startOllama(answer: string | undefined): Promise<string> {
  const started = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`)
    if (answer !== undefined) response.end(answer)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${String(address.port)}`
}

const models = JSON.stringify({ models: [{ name: 'llama3.2:latest' }] })

it('names the variables to use a model of Ollama, and only asks for the models', async () => {
  expect(await ollamaHint({}, await startOllama(models))).toContain(
    'AI_PROVIDER=ollama AI_MODEL=llama3.2:latest npm start',
  )
  expect(requests).toEqual(['GET /api/tags'])
})

it.each(['AI_PROVIDER', 'AI_BASE_URL', 'AI_MODEL'])('asks nothing when %s is set', async (name) => {
  expect(await ollamaHint({ [name]: 'x' }, await startOllama(models))).toBe('')
  expect(requests).toEqual([])
})

it.each([
  ['no model', '{"models":[]}'],
  ['other content', '<html>'],
  ['no answer in time', undefined],
])('says nothing with %s', async (_, answer) => {
  expect(await ollamaHint({}, await startOllama(answer))).toBe('')
})
