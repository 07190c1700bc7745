/** `npm run types`: checks every TypeScript project, then the edge function with Deno. Exits with 1 if one fails. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Runs TypeScript 7's compiler. The lint rules need the API of `typescript`, which version 7 lacks.
const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))

const checks = [
  ['node', tsc, '-p', 'src/domain'],
  ['node', tsc, '-p', 'src'],
  ['node', tsc, '-p', '.'],
  ['node', tsc, '-p', 'bench/ui-page'],
  ['node', tsc, '-p', 'tests'],
  ['node', tsc, '-p', 'e2e'],
  [
    'deno',
    'check',
    '--quiet',
    '--no-remote',
    '--node-modules-dir=manual',
    '--config=supabase/functions/api/deno.json',
    'supabase/functions/api/index.ts',
  ],
]

function run([command = '', ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1))
  })
}

let failed = 0
for (const check of checks) {
  if ((await run(check)) === 0) continue
  failed += 1
  process.stderr.write(`types: failed: ${check.join(' ')}\n`)
}
process.exitCode = failed === 0 ? 0 : 1
