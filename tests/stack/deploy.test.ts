import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../supabase/local/free-port.ts'
import { some } from '../support/matchers.ts'
import { recordingManagementApi, type Upload } from './deploy/management-api.ts'
import { denoExecutable, run, start, type Finished } from './deploy/processes.ts'
import { accessToken, profileFor, supabaseCli } from './deploy/supabase-cli.ts'

/**
 * The upload of `supabase functions deploy` must be sufficient to run: it is recorded, unpacked into an empty folder,
 * type-checked and served there. Only the packages come from this project's node_modules; a hosted project gets them
 * from npm.
 */
const projectRoot = resolve('.')
const configuration = 'supabase/functions/api/deno.json'
const entrypoint = 'supabase/functions/api/index.ts'
const denoOptions = ['--quiet', '--no-remote', '--node-modules-dir=manual', `--config=${configuration}`]

let scratch: string
let unpacked: string
let deployment: Finished
let upload: Upload | undefined
let served: ChildProcess | undefined

beforeAll(async () => {
  scratch = await realpath(await mkdtemp(join(tmpdir(), 'casewright-deploy-')))
  const api = await recordingManagementApi()
  try {
    deployment = await deployTo(api.url)
  } finally {
    await api.close()
  }
  upload = api.uploads[0]
  unpacked = join(scratch, 'unpacked')
  for (const [path, text] of upload?.files ?? []) {
    await mkdir(dirname(join(unpacked, path)), { recursive: true })
    await writeFile(join(unpacked, path), text)
  }
  await symlink(join(projectRoot, 'node_modules'), join(unpacked, 'node_modules'))
})

afterAll(async () => {
  if (served?.exitCode === null) {
    served.kill('SIGKILL')
    await once(served, 'exit')
  }
  await rm(scratch, { recursive: true, force: true })
})

async function deployTo(url: string): Promise<Finished> {
  const home = join(scratch, 'home')
  await mkdir(home)
  return supabaseCli(['functions', 'deploy', 'api', '--use-api', '--remote=abcdefghijklmnopqrst'], {
    home,
    profile: await profileFor(url, scratch),
  })
}

test('the Supabase CLI deploys the function', () => {
  expect(deployment, deployment.output).toMatchObject({ code: 0 })
  expect(upload).toMatchObject({
    path: '/v1/projects/abcdefghijklmnopqrst/functions/deploy?slug=api',
    token: `Bearer ${accessToken}`,
    metadata: { name: 'api', entrypoint_path: entrypoint, import_map_path: configuration, verify_jwt: false },
  })
})

test('the upload holds the function and the domain, and nothing else of the project', () => {
  const paths = [...(upload?.files.keys() ?? [])]
  expect(paths).toEqual(expect.arrayContaining([entrypoint, configuration, 'src/domain/contracts/ai-generate.ts']))
  expect(paths.filter((path) => !/^(supabase\/functions\/api|src\/domain)\/.+\.(ts|json)$/.test(path))).toEqual([])
})

test('unpacked alone, it passes `deno check`', async () => {
  const check = await run(denoExecutable(), ['check', ...denoOptions, entrypoint], unpacked, {
    HOME: join(scratch, 'home'),
  })
  expect(check.output).toBe('')
  expect(check.code).toBe(0)
})

test('unpacked alone, it answers requests', async () => {
  const port = await freePort()
  const options = [
    ...denoOptions,
    '--no-prompt',
    '--allow-net=127.0.0.1',
    '--allow-env',
    '--allow-sys',
    `--allow-read=${unpacked},${projectRoot}/node_modules`,
  ]
  served = start(denoExecutable(), ['run', ...options, entrypoint], unpacked, {
    HOME: join(scratch, 'home'),
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_deploy_test',
    SUPABASE_SECRET_KEY: 'sb_secret_deploy_test',
  })
  const health = await firstAnswer(`http://127.0.0.1:${port}/api/health`, served)
  expect(health.status).toBe(200)

  const refused = await fetch(`http://127.0.0.1:${port}/api/user/info`)
  expect(refused.status).toBe(401)
  expect(await refused.json()).toEqual({ error: some(String), code: some(String) })
})

/** Retries until the server listens. */
async function firstAnswer(url: string, process: ChildProcess): Promise<Response> {
  while (process.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response !== undefined) return response
    await new Promise((settle) => setTimeout(settle, 100))
  }
  throw new Error(`The function ended with code ${process.exitCode}`)
}
