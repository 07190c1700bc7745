import type { CasePattern } from '../../pattern.ts'
import type { TicketFacts } from '../../slots.ts'
import type { Answer } from './answers.ts'
import { bodyWith, traceless, type Call } from './calls.ts'
import { capital } from './nouns.ts'
import type { Fault } from './fault-states.ts'

export const otherwiseValid = 'Apart from what the steps say, the request is valid in every respect.'

export function sent({ request }: Call, { how, step }: Fault): string {
  return step ?? `Send ${request}${how === '' ? '' : ` ${how}`}`
}

export function dataOf(data: string | undefined): string {
  return data === undefined || data === '' ? 'None needed' : data.replaceAll('|', '/')
}

/** The cases of requests that are answered in one way. */
export function casesOf(named: string, faults: Fault[], answer: Answer, call: Call, facts: TicketFacts): CasePattern[] {
  const refused = answer.status >= 400
  const { api } = facts
  const whole =
    call.method !== 'GET' && call.method !== 'DELETE' && api?.body !== undefined ? bodyWith(api.body, facts) : undefined
  const given = [...new Set(faults.flatMap((fault) => fault.given ?? []))]
  const after = faults.some(({ isAlone }) => isAlone) ? [] : refused ? traceless(call) : leftBehind(call)
  const needsValid = refused && faults.every(({ how }) => /^(?:with|without)/u.test(how))
  return [
    {
      title: titlesOf(named, answer, call),
      type: refused ? 'Negative' : 'Positive',
      technique: refused ? 'Equivalence partitioning' : 'Use case',
      given: needsValid ? [...given, otherwiseValid] : given,
      steps: [
        ...faults.map((fault) => `${sent(call, fault)} | ${dataOf(fault.data ?? whole)} | ${answer.text}`),
        ...after,
      ],
      assume: after.length === 0 ? [] : call.assume,
    },
  ]
}

function leftBehind({ method, read, noun, path }: Call): string[] {
  if (path === '') return []
  switch (method) {
    case 'POST':
      return [
        `Send ${read} | None needed | ${read.endsWith(path) ? `The new ${noun} is there exactly once.` : `The ${noun} shows what was sent.`}`,
      ]
    case 'PUT':
    case 'PATCH':
      return [`Send ${read} | None needed | The ${noun} shows the values that were sent.`]
    case 'DELETE':
      return [`Send ${read} | None needed | The ${noun} is no longer returned.`]
    default:
      return []
  }
}

export function titlesOf(named: string, answer: Answer, { request, method }: Call): string[] {
  const words = capital(
    named
      .trim()
      .replace(/^(?:if|when|in case|for|on) (?=\p{L})/iu, '')
      .replace(/[“”"`]/gu, '"')
      .replace(/^(?:the|an?)$/iu, '')
      .replace(/(?<=\S),? [A-Z]{3,7} \/\S+$/u, '')
      .replace(/,$/u, ''),
  )
  const own = words === '' ? request : words
  const short = own
    .replace(/ \([^)]*\)/gu, '')
    .replace(/^(?:Requests? |Calls? )?(?:that (?:has|have) )?/u, (found) => (found === '' ? '' : ''))
  return [
    `${own}: ${answer.brief}`,
    `${own}: ${String(answer.status)}`,
    `${capital(short.trim())}: ${String(answer.status)}`,
    `${method} answered with ${answer.brief}`,
    `${method} answered with ${String(answer.status)}`,
  ]
}
