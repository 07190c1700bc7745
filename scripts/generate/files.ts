import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { type TesterAnswer, testerAnswerSchema } from '#domain/generation/context.ts'
import { type HouseRules, houseRulesFileSchema } from '#domain/generation/house-rules.ts'
import { Failure } from './failure.ts'

export async function readTextFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new Failure(`${path} could not be read: ${reason(error)}`)
  })
}

export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** The JSON in a file, without the byte order mark that some editors add. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readTextFile(path)
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${reason(error)}`)
  }
}

/** The rules of a file that Settings exported. */
export async function readHouseRules(path: string): Promise<HouseRules> {
  const read = houseRulesFileSchema.safeParse(await readJson(path))
  if (!read.success) throw new Failure(`${path} holds no house rules. Export them in Settings.`)
  return read.data.rules
}

const answersSchema = z.array(testerAnswerSchema.extend({ answer: z.string().max(2_000).default('') })).max(20)
const answersFileSchema = z.union([
  answersSchema,
  z.object({ check: z.object({ questions: answersSchema }) }).transform(({ check }) => check.questions),
])

/** The answers in a file: a list, or a preview whose questions have been answered. Open questions are left out. */
export async function readAnswers(path: string): Promise<TesterAnswer[]> {
  const read = answersFileSchema.safeParse(await readJson(path))
  if (!read.success)
    throw new Failure(
      `${path} holds no answers. Give the JSON of a preview with an "answer" beside each "question", or a list of {criterionId, question, answer}.`,
    )
  return read.data.filter(({ answer }) => answer.trim() !== '')
}

/** Writes a temporary file and renames it, so that readers see the old or the complete new file. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, content)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw new Failure(`${path} could not be written: ${reason(error)}`)
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
