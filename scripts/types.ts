/** `npm run types`: every TypeScript project, then Deno's own check of the edge function. Ends with 1 when one fails. */
import { spawn } from 'node:child_process'

const checks = [
  ['tsc', '-p', 'src/domain'],
  ['tsc', '-p', 'src'],
  ['tsc', '-p', '.'],
  ['tsc', '-p', 'bench/ui-page'],
  ['tsc', '-p', 'tests'],
  ['tsc', '-p', 'e2e'],
  ['deno', 'check', '--quiet', '--no-remote', '--node-modules-dir=manual', '--config=supabase/functions/api/deno.json', 'supabase/functions/api/index.ts'],
]

function run([command = '', ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1))
  })
}

let failed = 0
const queue = [...checks]
// Two at a time: the checks are single-threaded and know nothing of each other.
async function worker(): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    if ((await run(check)) !== 0) {
      failed += 1
      process.stderr.write(`types: failed: ${check.join(' ')}\n`)
    }
  }
}
await Promise.all([worker(), worker()])
process.exitCode = failed === 0 ? 0 : 1
