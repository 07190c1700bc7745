import { completion, type OpenAiServer } from './openai-server.ts'
import { checkoutContext } from './generation-context.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

export const openAiKey = 'sk-a-key-nobody-should-see'

export const goodCases = [
  {
    title: 'Valid code lowers the total',
    description: 'SAVE10 takes ten percent off.',
    preconditions: ['A cart worth 50 EUR'],
    type: 'Positive',
    priority: 'High',
    steps: [{ step: 'Apply the code', data: 'SAVE10', expected: 'The total shows 45 EUR' }],
    criterionIds: ['AC-1', 'AC-2'],
  },
]
export const goodAnswer = completion(JSON.stringify(goodCases))

export function appWithOpenAi({ baseUrl }: OpenAiServer, options: TestAppOptions = {}): TestApp {
  return createTestApp({
    ...options,
    variables: { AI_BASE_URL: baseUrl, AI_MODEL: 'test-model', AI_API_KEY: openAiKey, ...options.variables },
  })
}

export function generate(app: TestApp, body: object = { context: checkoutContext }, init?: RequestInit) {
  return app.post('pro', '/api/ai/generate', body, init)
}
