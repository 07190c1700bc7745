import type { TestStep } from '../../test-case/test-case.ts'
import type { Wording } from '../wording/wording.ts'

/**
 * Act and assert steps as a tester runs them: the first outcome is what the last action shows, so it stands beside it.
 * It keeps a step of its own where it comes to sight elsewhere (an inbox, a log, after a reload); each further outcome
 * has one anyway, so that a failure says which one it is.
 */
export function joinOutcome(act: TestStep[], assert: TestStep[], { observe }: Wording): TestStep[] {
  const last = act.at(-1)
  const [first, ...further] = assert
  if (last === undefined || first === undefined) return [...act, ...assert]
  const elsewhere = Object.values(observe).some((place) => first.step.toLowerCase().endsWith(place.toLowerCase()))
  if (elsewhere) return [...act, ...assert]
  return [...act.slice(0, -1), { ...last, expected: first.expected }, ...further]
}
