import { withAnswerSchema, type Model } from './answer-schema.ts'
import type { GenerationTask, Provider } from './provider.ts'
import { refusesSchema } from './provider-fault.ts'
import { readWritten } from './read-written.ts'
import { write, type Written } from './write.ts'

export interface ModelProviderOptions {
  name: string
  model: string
  languageModel: Model
  retries: number
}

/**
 * A provider over one language model. It asks for structured output; a service that refuses that is asked for plain text,
 * from then on at once.
 */
export function createModelProvider({ name, model, languageModel, retries }: ModelProviderOptions): Provider {
  const structuredModel = withAnswerSchema(languageModel)
  let structured = true

  async function ask(task: GenerationTask): Promise<Written> {
    // Somebody's own prompt may ask for another shape.
    if (structured && task.context !== undefined) {
      try {
        return await write(structuredModel, task, retries)
      } catch (error) {
        if (!refusesSchema(error)) throw error
        structured = false
      }
    }
    return write(languageModel, task, retries)
  }

  return { name, model, generate: async (task) => readWritten(await ask(task), task) }
}
