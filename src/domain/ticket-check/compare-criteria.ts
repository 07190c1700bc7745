import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { Language } from '../design/language.ts'
import { type Limit, findLimits } from '../design/understand/limits.ts'
import { markText } from '../design/understand/marked-text.ts'
import { criterionText } from '../review/finding.ts'
import { overlap, wordsIn } from '../review/text.ts'
import { type CheckFinding, checkFinding } from './check-finding.ts'

/** Two criteria with at least this share of common words are about the same thing. */
const sameThing = 0.6
const sameText = 0.9
/** More criteria would take quadratic time. */
const maxCriteria = 100
/** In characters. */
const maxReadLength = 600

/** Criteria that repeat or contradict an earlier one. */
export function findConflicts(criteria: AcceptanceCriterion[], language: Language): CheckFinding[] {
  const read = criteria.slice(0, maxCriteria).map((criterion) => {
    const text = criterionText(criterion).slice(0, maxReadLength)
    const marked = markText(text, language)
    const words = wordsIn(text)
    return {
      id: criterion.id,
      text,
      limits: findLimits(marked, language),
      words: words.filter((word) => !/\d/.test(word)),
      numbers: words.filter((word) => /\d/.test(word)).join(' '),
    }
  })
  return read.flatMap((later, index) => {
    for (const earlier of read.slice(0, index)) {
      const common = overlap(later.words, earlier.words)
      if (common >= sameText && later.numbers === earlier.numbers) {
        return [checkFinding(later.id, later.text, 'duplicate', later.text, earlier.id)]
      }
      if (common < sameThing) continue
      const clash = later.limits.find((limit) => earlier.limits.some((other) => contradicts(limit, other)))
      if (clash !== undefined) return [checkFinding(later.id, later.text, 'contradiction', boundsOf(clash), earlier.id)]
    }
    return []
  })
}

/** The same end of the same measure with another value. Written in another unit, values are not compared. */
function contradicts(a: Limit, b: Limit): boolean {
  const differs = (end: 'low' | 'high'): boolean => {
    const [first, second] = [a[end]?.value, b[end]?.value]
    return first !== undefined && second?.measure === first.measure && second.amount !== first.amount
  }
  return (a.low === undefined) === (b.low === undefined) && (differs('low') || differs('high'))
}

function boundsOf({ low, high }: Limit): string {
  return [low?.value.text, high?.value.text].filter((text) => text !== undefined).join(' – ')
}
