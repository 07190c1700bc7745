import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { generateCommand } from '../../../scripts/generate/command.ts'
import { demoPassword, demoTracker } from '../../../supabase/local/demo.ts'
import type { ServedSupabase } from '../../../supabase/local/serve.ts'

export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

export type Environment = Record<string, string>

const script = resolve('scripts/generate.ts')

/** Starts the command in a temporary folder, so that it does not read this project's `.env`, and in its own process group. */
export function startGenerate(args: string[], cwd: string, env: Environment = {}): ChildProcess {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const kept = { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1' }
  return spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...kept, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

export async function generate(args: string[], cwd: string, env: Environment = {}): Promise<Run> {
  const child = startGenerate(args, cwd, env)
  if (child.stdout === null || child.stderr === null) throw new Error('The command has no output')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}

/** Runs the command in this process and returns its output, which avoids a process per row of a table. */
export async function generateHere(args: string[], env: Environment = {}): Promise<Run> {
  const run: Run = { code: null, stdout: '', stderr: '' }
  run.code = await generateCommand(args, env, {
    result: (chunk) => (run.stdout += chunk),
    say: (line) => (run.stderr += `${line}\n`),
  })
  return run
}

/** The variables of a configured project; the served backend plays the hosted one. */
export function configured(backend: ServedSupabase, changes: Environment = {}): Environment {
  return {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    CASEWRIGHT_EMAIL: 'pro@demo.test',
    CASEWRIGHT_PASSWORD: demoPassword,
    JIRA_BASE_URL: demoTracker.baseUrl,
    JIRA_EMAIL: demoTracker.email,
    JIRA_API_TOKEN: demoTracker.apiToken,
    ...changes,
  }
}

const words = z.string().min(1)

/** The printed result in the format of docs/spec.md, section 3. */
export const printedResult = z.object({
  ticketId: z.string().regex(/^SHOP-\d+$/),
  title: words,
  timestamp: z.iso.datetime(),
  acceptanceCriteria: z
    .array(
      z.object({
        id: z.string().regex(/^AC-\d+$/),
        given: words,
        when: words,
        then: words,
        text: words,
        source: z.object({ kind: z.enum(['field', 'section', 'description', 'tester']), label: z.string() }),
        changed: z.enum(['edited', 'added']).optional(),
        examples: z.array(z.array(z.string())).optional(),
      }),
    )
    .min(1),
  testCases: z.array(
    z.object({
      id: words,
      title: words,
      description: z.string(),
      type: words,
      priority: words,
      criterionIds: z.array(z.string()),
      generationStatus: words,
      steps: z.array(z.object({ step: words, data: words, expected: words })).min(1),
    }),
  ),
  csvContent: z.string().startsWith('"Title","Description","Test Step","Test Data","Expected Result"'),
  ticketData: z.looseObject({ key: z.string() }),
  provider: words,
  enriched: z.boolean(),
  warnings: z.array(z.string()),
  dropped: z.array(z.object({ title: z.string(), reason: words })),
  uncoveredCriterionIds: z.array(z.string()),
})

export function readPrinted(stdout: string): z.infer<typeof printedResult> {
  return printedResult.parse(JSON.parse(stdout))
}
