/**
 * `npm start`: builds the site, then serves it with the embedded backend. `npm run dev`: the same with hot reload.
 * PORT (default 5173) and DATA_DIR (default .data) move it; `--no-build` serves what was built before. Ctrl-C stops
 * everything that was started.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer, preview } from 'vite'
import { demoAccounts, demoPassword, demoTracker } from '../supabase/local/demo.ts'

process.env['LITE_TELEMETRY'] ??= '0'
const dev = process.argv.includes('--dev')
const address = `http://localhost:${process.env['PORT'] ?? 5173}`

const server = dev ? await startDevelopment() : await startPreview()
process.stdout.write(welcome())

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stdout.write('\nStopping …\n')
    void server.close().then(() => process.exit(0))
    // A second Ctrl-C, or a part that does not end, must not keep the terminal.
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

/** In a process of its own: what a build has loaded would stay in the server's memory. */
function buildApart(): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))
    spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The site could not be built.'))))
  })
}

function welcome(): string {
  const accounts = demoAccounts.map(({ email, role }) => `  ${email.padEnd(20)} ${role}`).join('\n')
  return `
Casewright is ready: ${address}

Demo accounts (password ${demoPassword})
${accounts}

Demo tracker (Settings)
  Base URL    ${demoTracker.baseUrl}
  E-mail      ${demoTracker.email}
  API token   ${demoTracker.apiToken}

Sample ticket
  ${demoTracker.ticketLink}

E-mails the server would send: ${address}/__mailbox
Ctrl-C stops it.
`
}
