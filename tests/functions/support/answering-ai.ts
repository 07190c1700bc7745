import type { GenerationContext } from '#domain/generation/context.ts'
import { checkoutContext } from './generation-context.ts'
import { streamedCompletion, completion, type Behaviour, type ChatRequest } from './openai-server.ts'

/** A ticket with that many criteria, none of which states a limit. */
export function contextOf(criteria: number): GenerationContext {
  const names = Array.from({ length: criteria }, (_, index) => `Area ${String.fromCharCode(65 + index)}`)
  return {
    ...checkoutContext,
    acceptanceCriteria: names.map((name, index) => ({
      id: `AC-${index + 1}`,
      given: `the customer sees ${name}`,
      when: `the customer opens ${name}`,
      then: `the heading "${name}" is shown`,
    })),
  }
}

/** The user's text of a request. */
export function askedText({ messages }: ChatRequest): string {
  return messages.find(({ role }) => role === 'user')?.content ?? ''
}

export function isFollowUp(request: ChatRequest): boolean {
  return askedText(request).includes('are written already')
}

/** The criteria that a call is to cover. */
export function idsAskedFor(request: ChatRequest): string[] {
  const text = askedText(request)
  const listed = /for these criteria only: ([^\n]*)\.\n/.exec(text)?.[1]
  if (listed !== undefined) return listed.split(', ')
  if (isFollowUp(request)) return [...text.matchAll(/^- (AC-\d+) has no test case/gm)].map(([, id = '']) => id)
  return [...text.matchAll(/^(AC-\d+)$/gm)].map(([, id = '']) => id)
}

export function caseFor(id: string): object {
  return {
    title: `${id} shows its heading`,
    description: 'The area opens.',
    preconditions: ['The customer is signed in'],
    type: 'Positive',
    priority: 'High',
    steps: [{ step: `Open the area of ${id}`, data: '', expected: `The heading of ${id} is shown` }],
    criterionIds: [id],
    assumptions: [],
  }
}

/** An answer with one case for each criterion that is asked for. */
export const covering: Behaviour = (response, request) => {
  const answer = JSON.stringify({ testCases: idsAskedFor(request).map(caseFor) })
  const behave = request.stream === true ? streamedCompletion(answer.match(/[^]{1,50}/g) ?? []) : completion(answer)
  behave(response, request)
}
