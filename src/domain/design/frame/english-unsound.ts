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
  / (?:on|in|of|for|with) (?:those|these) \p{Ll}|(?<!\p{L})(?:in|within|during) that (?:time|period)(?!\p{L})/u,
  /^\p{Lu}\p{Ll}+, the |^Look for [Ii]t$|^Save without (?:for|with|by|in|on|at|of) /u,
  / with (?:the \p{L}+ attempt|any other value)|, and each \p{L}+$|,$/u,
  /^(?:Open|Go to|Use|Look for|Look at) (?:larger|longer|smaller|shorter|more|fewer|other|higher|lower|older|younger) /u,
  // A piece of a sentence in the place of a thing.
  /^(?:Open|Go to|Use|Look for|Look at) then |^Use (?:the|an?) \p{Ll}+ \p{Ll}+s$|^\p{Lu}\p{Ll}+ which(?: |$)/u,
  / but (?:has|have|had|is|are|not|can|cannot|can't|do|does|don't|doesn't|sees?|gets?)(?: |$)/u,
  / as only | anything but one |^Try to (?:drop|fall|rise|sink) |, not \p{L}+$| in the meantime$| a (?:second|third|further) attempt$| \d+ \p{L}+ or (?:longer|more|later|earlier|fewer)$/u,
  / and (?:isn't|aren't|don't|doesn't) |, then (?:the|all|its|their|an?) [^,]* (?:is|are|has|have) /u,
  // An article in front of what is no noun.
  /(?<!\p{L})(?:the|an?) (?:for|from|in|on|at|of|with|by|to|outside|inside|the|an?|if|when|where|unless|until|while|it|they)(?!\p{L}|-)/iu,
  // "a wrong type or one larger than 5 MB": two causes in one.
  / or (?:one \p{L}+er than|not \p{L}+ed)(?!\p{L})/u,
]

/** Results that repeat a rule or a half of it, and are nothing that is seen. */
const results: RegExp[] = [
  /^The new \p{L}+\.$/u,
  /^(?:If|Unless|Until) |^(?:This|That|It) happens /u,
  /(?<!\p{L})the (?:body|example|table|list|response) (?:above|below)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:has|have) to|must) (?!be \p{L}+(?:ed|en|n|t)(?:[.,; ]|$))\p{Ll}/u,
  / (?:on|in|of|for|with) those \p{Ll}/u,
  // What holds in another situation than that of the step.
  /[.;] (?:For|From|With) [^.]*, /u,
  /^(?!.* only ).* if (?:the|an?|it|they) /u,
  /^This [^.]*, and (?:\p{L}+ ){1,3}(?:that|which|who) /u,
]

/** A first step on something that no step has named. */
const firstSteps =
  /^(?!Make|Let|Wait|Set|Prepare|Try)\p{L}+ (?:it|them|this|those)(?: |$)| a (?:second|third|fourth|fifth|further|\d+(?:st|nd|rd|th)) one$|(?<!\p{L})causes? (?:this|that|it)$| without (?:it|them|these|those)$/u

/** Steps and results that only tell something beside others. */
const loneSteps = /^(?:Wait until an?|Repeat the same) |^\p{Lu}\p{Ll}+ (?:it|them) again$/u
// "Issue a warning | Cancelling is free": nobody cancels.
const loneResults =
  /^(?:Which|Given) | once (?:the|it|they) |^\p{Lu}\p{Ll}+ing (?:is|are|costs?) |(?<!\p{L})(?:is|are|becomes?) (?:optional|mandatory|compulsory)(?!\p{L})/iu

/** A limit in words, in the place of the values that try it. */
const limit =
  /(?<!\p{L})(?:(?:between|from) \d\S*(?: \p{L}+)? (?:and|to) \d|(?:at least|at most|no more than|no less than|no fewer than|a minimum of|a maximum of) \d|of up to \d|(?:up to|from|until) \d+ \p{L}+ (?:before|after) |\d+ to \d+ )/iu

const quoted = /["“][^"”]*["”]/gu

/** Whether an English case cannot be carried out or judged as it is written. */
export function isUnsoundInEnglish({ steps: made, preconditions }: Shown): boolean {
  return (
    preconditions.some(isUnprepared) ||
    (preconditions.length === 0 && firstSteps.test(made[0]?.step ?? '')) ||
    made.some(({ step, data, expected }) => {
      const action = step.replace(quoted, '""')
      const result = expected.replace(quoted, '""')
      return (
        steps.some((one) => one.test(action)) ||
        results.some((one) => one.test(result)) ||
        (made.length === 1 && (loneResults.test(result) || (preconditions.length === 0 && loneSteps.test(action)))) ||
        isNobody(/^Sign in as (?<role>.+?)(?: and open .*)?$/u.exec(step)?.groups?.role) ||
        (limit.test(action) && (data === 'None needed' || step.includes(data)) && !step.startsWith('Send '))
      )
    })
  )
}

/** A state without its subject, or a role that is a piece of a sentence. */
function isUnprepared(text: string): boolean {
  return (
    / ,|^\d+:\d| is an? (?:outside|inside|within|during|before|after) | is (?:longer|shorter|higher|lower|larger|smaller|greater|more|less|fewer)\.$/u.test(
      text,
    ) ||
    /^(?:It|They|This) (?:is|are) \p{L}+\.$/u.test(text) ||
    /^On the (?:first|second|third|fourth|fifth|\p{L}+th|\d+\p{L}+) /u.test(text) ||
    isTorn(/^The tester (?:acts|is signed in) as (?<role>.+?)\.?$/u.exec(text)?.groups?.role)
  )
}

function isTorn(role: string | undefined): boolean {
  return (
    role !== undefined &&
    /^(?:unless|if|when|until|for|while) | (?:only|sees?|gets?|when|if|they|those|these|must)(?!\p{L})|, /iu.test(
      role.replace(quoted, '""'),
    )
  )
}

function isNobody(role: string | undefined): boolean {
  if (
    role === undefined ||
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$|^(?:somebody|another)(?!\p{L})|["“]|(?:^| )(?:role|user|account|admin)/iu.test(role)
  )
    return isTorn(role)
  const head = role.replace(/ (?:of|in|on|at|with|who|from|that|for) .*$/iu, '')
  return isTorn(role) || / or .* or /u.test(role) || !namesPerson(head.split(' ').at(-1) ?? '')
}
