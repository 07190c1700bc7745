import { z } from 'zod'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'

const flags = z.object({ given: z.boolean().optional(), when: z.boolean().optional(), then: z.boolean().optional() })

const text = z.string().catch('')

const criterionSchema = z.object({
  id: z.string().min(1).optional().catch(undefined),
  given: text,
  when: text,
  then: text,
  text,
  source: z.object({ kind: z.enum(['field', 'section', 'description']), label: z.string() }).catch({ kind: 'description', label: '' }),
  title: z.string().optional().catch(undefined),
  examples: z.array(z.array(z.string())).optional().catch(undefined),
  assumed: flags.optional().catch(undefined),
})

/** The spec's result lists criteria as plain text; such a one has no parts, only its words. What says nothing is left out. */
export const storedCriteriaSchema = z.array(z.unknown()).transform((stored) =>
  stored.flatMap((value, index): AcceptanceCriterion[] => {
    const parsed = criterionSchema.safeParse(typeof value === 'string' ? { text: value } : value)
    if (!parsed.success) return []
    const { id = `AC-${index + 1}`, ...criterion } = parsed.data
    const words = criterion.text || wordsOf(criterion)
    return words === '' ? [] : [{ ...criterion, id, text: words }]
  }),
)

function wordsOf({ given, when, then }: Pick<AcceptanceCriterion, 'given' | 'when' | 'then'>): string {
  const parts = [
    ['Given', given],
    ['When', when],
    ['Then', then],
  ] as const
  return parts.flatMap(([name, words]) => (words === '' ? [] : [`${name} ${words}`])).join('\n')
}
