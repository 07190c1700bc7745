/**
 * `npm start`: builds the site, then serves it with the embedded backend. `npm run dev`: the same with hot reload.
 * PORT (default 5173) and DATA_DIR (default .data) change port and data folder; `--no-build` serves the existing build.
 * SANDBOXES=off reaches the real test tools instead of their sandboxes.
 * DEMO=off omits the demo accounts, and only then HOST may be an address that other machines reach. Ctrl-C stops the server
 * and its child processes.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer, loadEnv, preview } from 'vite'
import { demoAzure } from '../supabase/local/test-tools/azure.ts'
import { demoQase } from '../supabase/local/test-tools/qase.ts'
import { demoTestRail } from '../supabase/local/test-tools/testrail.ts'
import { demoXray } from '../supabase/local/test-tools/xray.ts'
import { demoZephyr } from '../supabase/local/test-tools/zephyr.ts'
import { demoAccounts, demoPassword, demoTracker, hostRefusal } from '../supabase/local/demo.ts'
import { ollamaHint } from './ollama-hint.ts'

process.env['LITE_TELEMETRY'] ??= '0'
const dev = process.argv.includes('--dev')
const demo = process.env['DEMO'] !== 'off'
const sandboxes = demo && process.env['SANDBOXES'] !== 'off'
const host = process.env['HOST'] || 'localhost'
const address = `http://${host}:${process.env['PORT'] ?? 5173}`

const refusal = hostRefusal(host, demo)
if (refusal !== undefined) end(refusal)
const server = await (dev ? startDevelopment() : startPreview()).catch((error: unknown) =>
  end(error instanceof Error ? error.message : String(error)),
)
process.stdout.write(welcome())
process.stdout.write(
  await ollamaHint({ ...loadEnv(dev ? 'development' : 'production', process.cwd(), ''), ...process.env }),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stdout.write('\nStopping …\n')
    void server.close().then(() => process.exit(0))
    // A second Ctrl-C, or a part that hangs, must not block the terminal.
    setTimeout(() => process.exit(1), 8_000).unref()
  })
}

async function startDevelopment() {
  const server = await createServer()
  await server.listen()
  return server
}

async function startPreview() {
  if (!process.argv.includes('--no-build')) await buildApart()
  return preview()
}

/** In a separate process, because modules that a build loads would stay in the server's memory. */
function buildApart(): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
    spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The site could not be built.'))))
  })
}

function end(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function accounts(): string {
  if (!demo)
    return 'No demo accounts. Sign up on the site; the README explains how to make an account an administrator.'
  return `Demo accounts (password ${demoPassword})\n${demoAccounts.map(({ email, role }) => `  ${email.padEnd(20)} ${role}`).join('\n')}`
}

/** The sandboxes that cases can be sent to. Jira's is the demo tracker. */
function testTools(): string {
  return `
Sandboxes of the test tools (Settings, "Test tools")
  Xray          client id ${demoXray.clientId}, client secret ${demoXray.clientSecret}, project ${demoXray.project}
  Zephyr Scale  API token ${demoZephyr.apiToken}, project ${demoZephyr.project}
  TestRail      ${demoTestRail.baseUrl}, ${demoTestRail.email}, API key ${demoTestRail.apiKey}, project ${demoTestRail.project}
  Qase          API token ${demoQase.apiToken}, project ${demoQase.project}
  Azure DevOps  organization ${demoAzure.organization}, token ${demoAzure.token}, project ${demoAzure.project}
`
}

function welcome(): string {
  return `
Casewright is ready: ${address}

${accounts()}

Demo tracker (Settings)
  Base URL    ${demoTracker.baseUrl}
  E-mail      ${demoTracker.email}
  API token   ${demoTracker.apiToken}

Sample ticket
  ${demoTracker.ticketLink}
${sandboxes ? testTools() : ''}
E-mails the server would send: ${address}/__mailbox
Ctrl-C stops it.
`
}
