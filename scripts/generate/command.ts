import type { ExitCode } from '../terminal.ts'
import { parseArguments } from './arguments.ts'
import { Failure } from './failure.ts'
import { render } from './render.ts'
import { runGeneration } from './run-generation.ts'
import { writeWhole } from './files.ts'
import { usage } from './usage.ts'

export interface Output {
  /** The result: stdout. */
  result: (text: string) => void
  /** Progress, warnings and errors: stderr. */
  say: (line: string) => void
}

/** The whole command: reads the arguments, does the job, prints the result. Never throws. */
export async function generateCommand(argv: string[], env: Record<string, string | undefined>, output: Output): Promise<ExitCode> {
  const parsed = parseArguments(argv)
  if (!parsed.ok) {
    output.say(`${parsed.reason.message}\n\n${usage}`)
    return 2
  }
  if (parsed.value === 'help') {
    output.result(`${usage}\n`)
    return 0
  }
  const { format, out } = parsed.value
  try {
    const result = await runGeneration(parsed.value, env, output.say)
    const text = render(result, format)
    if (out === undefined) output.result(text)
    else await writeWhole(out, text)
    if (out !== undefined) output.say(`Written to ${out}`)
    if (result.testCases.length > 0) return 0
    output.say(result.error ?? 'No test cases were generated. Please check your input or try again.')
    return 1
  } catch (error) {
    output.say(error instanceof Error ? error.message : String(error))
    return error instanceof Failure && error.usage ? 2 : 1
  }
}
