import type { WireTestCase } from '../../contracts/ai-generate.ts'
import { namesPerson } from '../understand/english/words.ts'

type Shown = Pick<WireTestCase, 'steps' | 'preconditions'>

/** Steps that no tester can carry out as they are written. */
const steps: RegExp[] = [
  // "While paused …"
  /^Use \p{L}+ed$/u,
  // What "this" is stands in another sentence.
  /^Do (?:this|that|it|so)(?!\p{L})/u,
  /^(?!Wait|Make sure|Set |Let )[^"“]* (?:has|have) passed(?!\p{L})/u,
  /^Make sure that [^"“]* could not(?!\p{L})/u,
  /(?:^| )without (?:the )?values?$|(?:^| )with an? \p{L}+ value$/u,
  / (?:on|in|of|for|with) (?:those|these) \p{Ll}/u,
]

/** Results that repeat a rule or a half of it, and are nothing that is seen. */
const results: RegExp[] = [
  /^If /u,
  /(?<!\p{L})the (?:body|example|table|list|response) (?:above|below)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:has|have) to|must) (?!be \p{L}+(?:ed|en|n|t)(?:[.,; ]|$))\p{Ll}/u,
  / (?:on|in|of|for|with) those \p{Ll}/u,
]

/** Steps and results that only tell something beside others. */
const loneSteps = /^Wait until an? /u
const loneResults = /(?<!\p{L})(?:is|are|becomes?) (?:optional|mandatory|compulsory)(?!\p{L})/iu

/** A limit in words, in the place of the values that try it. */
const limit =
  /(?<!\p{L})(?:(?:between|from) \d\S*(?: \p{L}+)? (?:and|to) \d|(?:at least|at most|no more than|no less than|no fewer than|a minimum of|a maximum of) \d|(?:up to|for|of) \d+(?: and| or| to|–|-) ?\d| \d+ to \d+ )/iu

const quoted = /["“][^"”]*["”]/gu

/** Whether an English case cannot be carried out or judged as it is written. */
export function isUnclear({ steps: made, preconditions }: Shown): boolean {
  return (
    preconditions.some(isUnprepared) ||
    made.some(({ step, data, expected }) => {
      const action = step.replace(quoted, '""')
      const result = expected.replace(quoted, '""')
      return (
        steps.some((one) => one.test(action)) ||
        results.some((one) => one.test(result)) ||
        (made.length === 1 &&
          (loneResults.test(result) || (preconditions.length === 0 && loneSteps.test(action)))) ||
        isNobody(/^Sign in as (?<role>.+?)(?: and open .*)?$/u.exec(step)?.groups?.role) ||
        (limit.test(action) && /^(?:None needed|[\d.,]+)$/u.test(data) && !step.startsWith('Send '))
      )
    })
  )
}

/** A state without its subject, or a role that is a piece of a sentence. */
function isUnprepared(text: string): boolean {
  return (
    / ,/u.test(text) ||
    /^(?:It|They|This) (?:is|are) \p{L}+\.$/u.test(text) ||
    /^On the (?:first|second|third|fourth|fifth|\p{L}+th|\d+\p{L}+) /u.test(text) ||
    isTorn(/^The tester (?:acts|is signed in) as (?<role>.+?)\.?$/u.exec(text)?.groups?.role)
  )
}

function isTorn(role: string | undefined): boolean {
  return (
    role !== undefined &&
    / (?:only|sees?|gets?|when|if|they|those|these|must)(?!\p{L})|, /iu.test(role.replace(quoted, '""'))
  )
}

function isNobody(role: string | undefined): boolean {
  if (role === undefined || /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$|^(?:somebody|another)(?!\p{L})|["“]|(?:^| )(?:role|user|account|admin)/iu.test(role))
    return isTorn(role)
  const head = role.replace(/ (?:of|in|on|at|with|who|from|that|for) .*$/iu, '')
  return isTorn(role) || / or .* or /u.test(role) || !namesPerson(head.split(' ').at(-1) ?? '')
}
