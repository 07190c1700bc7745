import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { Language } from '../language.ts'
import { parseSentence } from '../understand/english/sentence.ts'

type Steps = Pick<WireTestCase, 'steps'>

/** What a thing shows at any time, so that looking at it is the whole test. */
const lasting =
  /^(?:be|have|contain|show|display|list|hide|offer|carry|include|name|say|state|consist|read|look|fit|default|stay|remain|mark|sort|grey|gray|strike|disable|enable|label|highlight|replace|shorten|mask|order|group|print|round|write|see|find|appear|sign|locate|place|set|select|arrange|align|open|warn)$/

const looks = /^(?:Open|Go to|Read off|Look for|Look at|Sign in as) /u
const done =
  /^(?:The step is carried out without an error message|It is carried out, and its result is still there after a reload)\.$/u

/**
 * Whether a case brings about what it expects. A look at something that only comes about through an event that no step
 * mentions, such as "Open the boxes | They go back", proves nothing; so does an action of which only an absent error is seen.
 */
export function isTelling({ steps }: Steps, language: Language): boolean {
  if (language !== 'en') return true
  const [first] = steps
  if (first === undefined) return false
  if (steps.every(({ expected }) => done.test(expected))) return steps.length === 1 && objectOf(first.step) >= 2
  return !steps.every(({ step, expected }) => looks.test(step) && !isLasting(expected))
}

/** How many words an action says beside its verb. */
function objectOf(step: string): number {
  return step.split(' ').length - 1
}

function isLasting(expected: string): boolean {
  const parsed = parseSentence(expected.replace(/[.]$/, '').split(/; |(?<=[^\d.])\. /u)[0] ?? expected)
  if (parsed === undefined) return !/^(?:It|They) /.test(expected)
  if (parsed.modal === 'can' && !parsed.negated) return false
  if (/[×÷]| (?:when|until|after|before|once|if) /u.test(parsed.rest)) return false
  return parsed.negated || lasting.test(parsed.verb)
}
