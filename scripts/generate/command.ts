import { testCasesToCsv } from '#domain/export/csv.ts'
import { resultToMarkdown } from '#domain/export/markdown.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { ExitCode } from '../terminal.ts'
import { type Format, parseArguments, usage } from './arguments.ts'
import { Failure } from './failure.ts'
import { writeWhole } from './files.ts'
import { renderPreview } from './preview-text.ts'
import { generateInTerminal, previewInTerminal } from './terminal-job.ts'

export interface Output {
  /** Writes the result to stdout. */
  result: (text: string) => void
  /** Writes progress, warnings and errors to stderr. */
  say: (line: string) => void
}

/** Runs the whole command, from the arguments to the exit code. Never throws. */
export async function generateCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  output: Output,
): Promise<ExitCode> {
  const parsed = parseArguments(argv)
  if (!parsed.ok) {
    output.say(`${parsed.reason.message}\n\n${usage}`)
    return 2
  }
  if (parsed.value === 'help') {
    output.result(`${usage}\n`)
    return 0
  }
  const { format, out, preview } = parsed.value
  const print = async (text: string) => {
    if (out === undefined) {
      output.result(text)
    } else {
      await writeWhole(out, text)
      output.say(`Written to ${out}`)
    }
  }
  try {
    if (preview !== undefined) {
      await print(renderPreview(await previewInTerminal(parsed.value, env, output.say), preview))
      return 0
    }
    const result = await generateInTerminal(parsed.value, env, output.say)
    await print(render(result, format))
    if (result.testCases.length > 0) return 0
    output.say(result.error ?? 'No test cases were generated. Please check your input or try again.')
    return 1
  } catch (error) {
    output.say(error instanceof Error ? error.message : String(error))
    return error instanceof Failure && error.usage ? 2 : 1
  }
}

/** The text to print, ending with a line break. */
function render(result: GenerationResult, format: Format): string {
  const text = formatted(result, format)
  return text.endsWith('\n') ? text : `${text}\n`
}

function formatted(result: GenerationResult, format: Format): string {
  switch (format) {
    case 'csv':
      return testCasesToCsv(result.testCases)
    case 'md':
      return resultToMarkdown(result)
    case 'json':
      return JSON.stringify({ ...result, csvContent: testCasesToCsv(result.testCases) }, null, 2)
  }
}
