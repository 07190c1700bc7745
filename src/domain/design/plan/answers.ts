import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { Rule, Thing } from '../understand/rule.ts'

type Answered = Pick<Rule, 'refusal'> & { thing: Thing; message?: string }

/** How a value is put in: into a field, or as a member of a request's body. */
export function entering({ refusal, thing }: Answered): PhrasedStep {
  return refusal === undefined
    ? say('enter', { thing })
    : say('sendWith', { request: refusal.request, name: thing.words })
}

export function accepted({ refusal }: Answered, value: string): PhrasedStep {
  return refusal === undefined ? say('accepted', { value }) : say('requestAccepted', {})
}

/** The refusal in the ticket's own terms: a status and a code, a message, or only that nothing is saved. */
export function refusedAnswer({ refusal, message }: Answered, value: string): PhrasedStep {
  if (refusal !== undefined)
    return say('status', {
      status: refusal.status === undefined ? '4xx' : String(refusal.status),
      ...(refusal.code === undefined ? {} : { code: refusal.code }),
    })
  return message === undefined ? say('valueRefused', { value }) : say('refusedWith', { value, message })
}

/** Where the values of a rule go in. */
export function place({ refusal, thing }: Answered): PhrasedStep {
  return refusal === undefined ? say('formOpenUnless', { thing }) : say('validRequest', { request: refusal.request })
}

/** That the ticket leaves the refusal's text open, where it does. */
export function openRefusal({ refusal, message }: Answered): PhrasedStep[] {
  return refusal === undefined && message === undefined ? [say('refusalTextOpen', {})] : []
}
