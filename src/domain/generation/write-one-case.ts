import type { WireTestCase } from '../contracts/ai-generate.ts'
import { titleKey } from './assemble/titles.ts'
import type { GenerationContext } from './context.ts'
import type { HouseRules } from './house-rules.ts'
import { checkKey } from './merge-cases.ts'
import { type OneCaseAction, createPrompts } from './prompt.ts'
import type { Call, CallOutcome, WritingPorts } from './write-cases.ts'

/**
 * Has an AI write one case in one call: another version of a case, or a further one like it. The answer holds that case
 * alone, or none if the AI repeated what is there. A call that fails after the case still gives the case.
 */
export async function writeOneCase(
  context: GenerationContext,
  action: OneCaseAction,
  options: { enrichment: boolean; fenceCode: string; houseRules?: HouseRules | undefined },
  ports: Pick<WritingPorts, 'ask' | 'onCase'>,
): Promise<CallOutcome> {
  const known = new Set(context.acceptanceCriteria.map(({ id }) => id))
  const ids = action.testCase.criterionIds.filter((id) => known.has(id))
  const call: Call = {
    number: 1,
    kind: 'follow-up',
    criterionIds: ids,
    prompt: createPrompts(context, options).forCase(action),
  }
  const titles = new Set(action.otherTitles.map(titleKey))
  if (action.kind === 'similar') titles.add(titleKey(action.testCase.title))
  const isNew = (written: WireTestCase) =>
    !titles.has(titleKey(written.title)) && checkKey(written) !== checkKey(action.testCase)
  const linked = (written: WireTestCase): WireTestCase => {
    const named = written.criterionIds.filter((id) => known.has(id))
    // A new version that covered less would leave a criterion without a case.
    return {
      ...written,
      criterionIds: ids.length > 0 && (action.kind === 'rewrite' || named.length === 0) ? ids : named,
    }
  }

  let first: WireTestCase | undefined
  const outcome = await ports.ask(call, (written) => {
    if (first !== undefined || !isNew(written)) return
    first = linked(written)
    ports.onCase?.(first)
  })
  if (!outcome.ok)
    return first === undefined
      ? outcome
      : { ok: true, value: { testCases: [first], response: '', warnings: [], dropped: [] } }
  const written = outcome.value.testCases.find(isNew)
  return {
    ok: true,
    value: { ...outcome.value, testCases: written === undefined ? [] : [linked(written)], dropped: [] },
  }
}
