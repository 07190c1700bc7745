import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupCommand } from '../../scripts/backup/backup-command.ts'
import { restoreCommand } from '../../scripts/backup/restore-command.ts'
import { demoPassword } from '../../supabase/local/demo.ts'
import { freePort } from '../../supabase/local/free-port.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'
import { containing, matching } from '../support/matchers.ts'

let folder: string
let session: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-backup-'))
  const backend = await serveLocalSupabase({ demo: true, dataDir: join(folder, 'first') })
  try {
    const nora = { email: 'nora@example.test', password: 'Nora-pass-1' }
    await fetch(`${backend.url}/functions/v1/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nora', ...nora }),
    })
    session = (await clientOf(backend).auth.signInWithPassword(nora)).data.session?.access_token ?? ''
    expect(await run(backupCommand, [join(folder, 'while-it-runs.zip')], 'first')).toMatchObject({
      code: 1,
      problem: containing('in use by process'),
    })
    expect(await run(restoreCommand, [join(folder, 'any.zip'), '--force'], 'first')).toMatchObject({
      code: 1,
      problem: containing('in use by process'),
    })
  } finally {
    await backend.close()
  }
  expect(await run(backupCommand, [join(folder, 'backup.zip')], 'first')).toMatchObject({ code: 0, problem: '' })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function clientOf({ url, publishableKey }: ServedSupabase) {
  return createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
}

async function run(command: typeof backupCommand, argv: string[], data: string) {
  const lines = { result: '', problem: '' }
  const code = await command(argv, {
    dataDir: join(folder, data),
    now: () => new Date(),
    result: (line) => (lines.result += `${line}\n`),
    problem: (line) => (lines.problem += `${line}\n`),
  })
  return { code, ...lines }
}

async function changedBackup(
  name: string,
  change: (files: Record<string, Uint8Array>, manifest: Record<string, unknown>) => void,
): Promise<string> {
  const files = unzipSync(await readFile(join(folder, 'backup.zip')))
  const manifest: unknown = JSON.parse(strFromU8(files['backup.json'] ?? new Uint8Array()))
  if (typeof manifest !== 'object' || manifest === null) throw new Error('no manifest')
  const facts: Record<string, unknown> = { ...manifest }
  change(files, facts)
  files['backup.json'] = strToU8(JSON.stringify(facts))
  await writeFile(join(folder, name), zipSync(files, { level: 0 }))
  return join(folder, name)
}

describe('a backup', () => {
  test('restored into an empty folder, serves everybody as before: log-in, role, session, and no second set of demo accounts', async () => {
    expect(await run(restoreCommand, [join(folder, 'backup.zip')], 'second')).toMatchObject({ code: 0, problem: '' })
    const backend = await serveLocalSupabase({ demo: true, dataDir: join(folder, 'second') })
    try {
      const { data, error } = await clientOf(backend).auth.signInWithPassword({
        email: 'nora@example.test',
        password: 'Nora-pass-1',
      })
      expect(error).toBeNull()
      expect(data.user?.user_metadata).toMatchObject({ name: 'Nora' })
      const pro = await clientOf(backend).auth.signInWithPassword({ email: 'pro@demo.test', password: demoPassword })
      expect(pro.error).toBeNull()
      const info = (token: string) =>
        fetch(`${backend.url}/functions/v1/api/user/info`, { headers: { authorization: `Bearer ${token}` } }).then(
          (response) => response.json(),
        )
      expect(await info(pro.data.session?.access_token ?? '')).toMatchObject({ user: { role: 'pro' } })
      expect(await info(session)).toMatchObject({ user: { email: 'nora@example.test', role: 'user' } })
      expect((await backend.users.list(1, 50)).total).toBe(5)
    } finally {
      await backend.close()
    }
  })

  test('is for its owner only, and so is what it is restored to', async () => {
    if (process.platform === 'win32') return
    expect((await stat(join(folder, 'backup.zip'))).mode & 0o077).toBe(0)
    expect((await stat(join(folder, 'second', 'keys.json'))).mode & 0o077).toBe(0)
  })

  test('replaces no file and no data; with --force the data is moved aside', async () => {
    expect(await run(backupCommand, [join(folder, 'backup.zip')], 'first')).toMatchObject({
      code: 1,
      problem: containing('already exists'),
    })
    expect(await run(restoreCommand, [join(folder, 'backup.zip')], 'second')).toMatchObject({
      code: 1,
      problem: containing('--force'),
    })
    expect(await run(restoreCommand, [join(folder, 'backup.zip'), '--force'], 'second')).toMatchObject({ code: 0 })
    const aside = (await readdir(folder)).find((name) => name.startsWith('second.before-'))
    expect(await readdir(join(folder, aside ?? ''))).toContain('keys.json')
  })

  test.each([
    [
      'a file that is changed',
      () => changedBackup('changed.zip', (files) => (files['keys.json'] = strToU8('{}'))),
      /damaged at keys\.json/,
    ],
    [
      'a file that is missing',
      () => changedBackup('missing.zip', (files) => delete files['postgres/PG_VERSION']),
      /damaged at postgres\/PG_VERSION/,
    ],
    [
      'a file outside of the folder',
      () => changedBackup('slip.zip', (_, manifest) => (manifest['files'] = { '../../slipped': 'x' })),
      /outside/,
    ],
    [
      'a later version',
      () => changedBackup('later.zip', (_, manifest) => (manifest['migration'] = '29990101000000')),
      /later version/,
    ],
    [
      'another zip',
      async () =>
        writeFile(join(folder, 'other.zip'), zipSync({ a: strToU8('b') })).then(() => join(folder, 'other.zip')),
      /not a Casewright backup/,
    ],
    [
      'no zip',
      async () => writeFile(join(folder, 'text.zip'), 'hello').then(() => join(folder, 'text.zip')),
      /not a Casewright backup/,
    ],
    ['no file', () => Promise.resolve(join(folder, 'nowhere.zip')), /ENOENT/],
  ])('with %s is refused, and nothing is touched', async (_name, make, message) => {
    const file = await make()
    expect(await run(restoreCommand, [file], 'third')).toMatchObject({ code: 1, problem: matching(message) })
    expect(await readdir(folder)).not.toContain('third')
  })

  test('of nothing is refused; wrong usage prints the usage', async () => {
    expect(await run(backupCommand, [join(folder, 'none.zip')], 'nothing')).toMatchObject({
      code: 1,
      problem: containing('no data'),
    })
    for (const command of [backupCommand, restoreCommand]) {
      expect(await run(command, [], 'first')).toMatchObject({ code: 2, problem: containing('Usage') })
      expect(await run(command, ['--help'], 'first')).toMatchObject({ code: 0, result: containing('Usage') })
    }
  })
})

describe('a data folder', () => {
  test('belongs to one process: a second server is refused, one after a crash is not', async () => {
    const dataDir = join(folder, 'second')
    await writeFile(join(dataDir, 'running.json'), JSON.stringify({ pid: 1, port: 9 }))
    const backend = await serveLocalSupabase({ dataDir })
    try {
      expect(await readdir(dataDir)).toContain('running.json')
    } finally {
      await backend.close()
    }
    expect(await readdir(dataDir)).not.toContain('running.json')
  })

  test('is closed and given back when the product is stopped', async () => {
    const dataDir = join(folder, 'second')
    const product = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
      env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve) =>
      product.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('is ready')) resolve()
      }),
    )
    expect(await readdir(dataDir)).toContain('running.json')
    product.kill('SIGTERM')
    await once(product, 'exit')
    expect(await readdir(dataDir)).not.toContain('running.json')
  })
})
