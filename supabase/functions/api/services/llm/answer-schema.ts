import { asSchema, wrapLanguageModel } from 'ai'
import { z } from 'zod'

/** A model as the provider packages make it. */
export type Model = ReturnType<typeof wrapLanguageModel>

/** The prompt's shape as a schema. Services take an object as root, and want every field named and none optional. */
const answerSchema = z.object({
  testCases: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      preconditions: z.array(z.string()),
      type: z.enum(['Positive', 'Negative', 'Boundary']),
      priority: z.enum(['High', 'Medium', 'Low']),
      steps: z.array(z.object({ step: z.string(), data: z.string(), expected: z.string() })),
      criterionIds: z.array(z.string()),
      assumptions: z.array(z.string()),
    }),
  ),
})

/** The model, asked for JSON of that schema. Its answer is read like any other: a promise of a service proves nothing. */
export function withAnswerSchema(model: Model): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      async transformParams({ params }) {
        return { ...params, responseFormat: { type: 'json', name: 'test_cases', schema: await asSchema(answerSchema).jsonSchema } }
      },
    },
  })
}
