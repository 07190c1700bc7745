import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { loadKeys } from '../../supabase/local/keys.ts'
import { serveLocalSupabase } from '../../supabase/local/serve.ts'

let parent: string
let dataDir: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'casewright-folder-'))
  dataDir = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

/** The paths that other users of the machine can read, enter or change. */
async function openToOthers(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = [dataDir, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode & 0o777 })))
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path, mode }) => `${mode.toString(8)} ${path}`)
}

test('no other user of the machine can read the data, and a folder that an earlier version left open is closed at the next start', async () => {
  const before = process.umask(0o022)
  try {
    const first = await serveLocalSupabase({ demo: true, dataDir })
    expect(await openToOthers()).toEqual([])
    await first.close()

    for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
    await chmod(dataDir, 0o755)
    expect((await openToOthers()).length).toBeGreaterThan(900)
    process.umask(0o022)

    const second = await serveLocalSupabase({ demo: true, dataDir })
    expect(await openToOthers()).toEqual([])
    await second.close()
  } finally {
    process.umask(before)
  }
})

/** Starts processes, lets all of them take the folder at the same instant, and returns their results. */
async function takeAtOnce(count: number): Promise<string[]> {
  const lock = join(import.meta.dirname, '../../supabase/local/data-lock.ts')
  // Each process waits for input before it takes the folder, and holds it until its input ends.
  const program = `
    import { once } from 'node:events'
    const { lockDataFolder } = await import(${JSON.stringify(lock)})
    process.stdin.once('end', () => process.exit())
    console.log('ready')
    await once(process.stdin, 'data')
    await lockDataFolder(${JSON.stringify(dataDir)}).then(
      () => console.log('taken'),
      (error) => console.log(error.message.includes('is in use by process') ? 'in use' : error.message))`
  const children = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
  })
  const nextLines = () => Promise.all(children.map(async ({ lines }) => z.string().parse((await lines.next()).value)))
  expect(new Set(await nextLines())).toEqual(new Set(['ready']))
  for (const { child } of children) child.stdin.write('go')
  const results = await nextLines()
  await Promise.all(
    children.map(({ child }) => {
      child.stdin.end()
      return once(child, 'close')
    }),
  )
  return results
}

test.each([
  ['a new folder', () => Promise.resolve()],
  [
    'a folder that a killed process left',
    async () => {
      await loadKeys(dataDir)
      await writeFile(join(dataDir, 'running.json'), JSON.stringify({ pid: 1, port: 1 }))
    },
  ],
])('of six processes that start at once on %s, one gets it', async (_name, prepare) => {
  await prepare()
  const got = await takeAtOnce(6)
  expect(got.toSorted()).toEqual(['in use', 'in use', 'in use', 'in use', 'in use', 'taken'])
})

test('processes that start at once on a new folder use the same keys', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadKeys(dataDir)))
  expect(new Set(keys.map(({ jwtSecret }) => jwtSecret)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['keys.json'])
})
