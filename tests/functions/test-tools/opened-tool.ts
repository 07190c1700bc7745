import type { SentTest } from '#domain/contracts/test-tools.ts'
import { Fault } from '../../../supabase/functions/api/http/fault.ts'
import type { TestPush } from '../../../supabase/functions/api/services/test-tools/test-tool.ts'
import type { SandboxTool } from '../../../supabase/local/test-tools/sandbox.ts'
import { connect, type PushedTool, ticket } from './killed-push.ts'

interface OpenedTool {
  sandbox: SandboxTool
  send: (cases: TestPush['cases'], push?: Partial<TestPush>) => Promise<SentTest[]>
  use: ReturnType<typeof connect>
  asked: Request[]
}

/** A tool with its sandbox, and the requests that reach it. */
export function openTool(subject: PushedTool, sandbox = subject.sandbox()): OpenedTool {
  const asked: Request[] = []
  const answer = (request: Request): Promise<Response> => {
    asked.push(request.clone())
    return sandbox.answer(request)
  }
  const use = connect(subject.connection, answer, subject.sleep)
  return {
    sandbox,
    use,
    asked,
    send: (cases, push) => use((tool) => tool.send({ target: subject.target, ticket, cases, ...push })),
  }
}

/** The fault that the call ends with. */
export async function faultOf(work: Promise<unknown>): Promise<Fault> {
  const error = await work.catch((caught: unknown) => caught)
  if (error instanceof Fault) return error
  throw new Error('A fault was expected', { cause: error })
}

/** The first case, which must have arrived. */
export function sent([result]: SentTest[]): Exclude<SentTest, { outcome: 'failed' }> {
  if (result === undefined || result.outcome === 'failed') throw new Error(JSON.stringify(result))
  return result
}
