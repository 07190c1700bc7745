import type { ExitCode, Terminal } from '../terminal.ts'
import { parseArguments } from './arguments.ts'
import { readProject } from './configuration.ts'
import { grantRole } from './grant-role.ts'
import { usage } from './usage.ts'

/** Runs the whole command, from the arguments to the exit code. */
export async function adminCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  { result, problem }: Terminal,
): Promise<ExitCode> {
  const parsed = parseArguments(argv)
  if (!parsed.ok) {
    problem(`${parsed.reason.message}\n\n${usage}`)
    return 2
  }
  if (parsed.value === 'help') {
    result(usage)
    return 0
  }
  const project = readProject(env)
  if (!project.ok) {
    problem(`${project.reason.message}\n\n${usage}`)
    return 2
  }
  const granted = await grantRole(project.value, parsed.value)
  if (!granted.ok) {
    problem(granted.reason.message)
    return 1
  }
  result(granted.value)
  return 0
}
