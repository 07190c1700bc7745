import { z } from 'zod'

/** Generation context sent to the AI (docs/spec.md, section 3): the ticket's facts as text, and its criteria. */
export const contextCriterionSchema = z.object({
  id: z.string().min(1).max(40),
  given: z.string().max(20_000),
  when: z.string().max(20_000),
  then: z.string().max(20_000),
  text: z.string().max(60_000).optional(),
  title: z.string().max(2_000).optional(),
  /** The field or section of the ticket that the criterion stands in: related criteria go into one call to the AI. */
  section: z.string().max(500).optional(),
  examples: z
    .array(z.array(z.string().max(4_000)).max(100))
    .max(500)
    .optional(),
})

/** A text from around the ticket: a comment, or another issue's title and description. It is no source of criteria. */
export const relatedTextSchema = z.object({
  /** 'Comment 2', 'Parent SHOP-20': a case that relies on the text names it. */
  label: z.string().min(1).max(200),
  text: z.string().max(20_000),
})
/** Texts from around the ticket, at most. */
export const maxRelatedTexts = 120

/** What the tester answered to a question of the ticket check: a fact for the test cases of the criterion. */
export const testerAnswerSchema = z.object({
  criterionId: z.string().min(1).max(40),
  question: z.string().max(2_000),
  answer: z.string().min(1).max(2_000),
})

export const generationContextSchema = z.object({
  title: z.string().max(4_000),
  /** The description, flattened to text. */
  description: z.string().max(1_500_000),
  acceptanceCriteria: z.array(contextCriterionSchema).min(1).max(500),
  ticketKey: z.string().max(100),
  ticketType: z.string().max(200).default('Unknown'),
  priority: z.string().max(200).default('Unknown'),
  /** Comma list. */
  components: z.string().max(4_000).default('None'),
  /** Comma list. */
  labels: z.string().max(4_000).default('None'),
  related: z.array(relatedTextSchema).max(maxRelatedTexts).optional(),
  answers: z.array(testerAnswerSchema).max(20).optional(),
})

export type ContextCriterion = z.infer<typeof contextCriterionSchema>
export type RelatedText = z.infer<typeof relatedTextSchema>
export type TesterAnswer = z.infer<typeof testerAnswerSchema>
export type GenerationContext = z.infer<typeof generationContextSchema>
