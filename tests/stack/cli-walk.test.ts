import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessToken, profileFor, supabaseCli } from './deploy/supabase-cli.ts'

/** `link` and `secrets set` as in docs/deploy.md, against a fake of Supabase's management API. */
const ref = 'abcdefghijklmnopqrst'
const project = {
  id: ref,
  ref,
  organization_id: 'o',
  organization_slug: 'o',
  name: 'casewright',
  region: 'eu-central-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: `db.${ref}.example.test`, version: '17.4.1', postgres_engine: '17', release_channel: 'ga' },
}

const seen: { call: string; token: string | undefined; body: string }[] = []
let api: Server
let home: string
let folder: string
let profile: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'casewright-cli-'))
  folder = join(home, 'project')
  await mkdir(join(folder, 'supabase'), { recursive: true })
  await writeFile(join(folder, 'supabase', 'config.toml'), 'project_id = "casewright"\n[db]\nmajor_version = 17\n')
  await writeFile(
    join(folder, '.env.production'),
    'ALLOWED_ORIGINS=https://site.example\nAI_MODEL=some-model\nAI_API_KEY=a-key-for-the-test\n',
  )
  api = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ call: `${request.method ?? ''} ${request.url ?? ''}`, token: request.headers.authorization, body })
      const answers: [RegExp, number, unknown][] = [
        [new RegExp(`^POST /v1/projects/${ref}/secrets$`), 201, undefined],
        [
          new RegExp(`^GET /v1/projects/${ref}/api-keys`),
          200,
          [{ name: 'anon', api_key: 'x', id: null, type: 'legacy' }],
        ],
        [new RegExp(`^GET /v1/projects/${ref}$`), 200, project],
      ]
      const [, status, answer] = answers.find(([call]) =>
        call.test(`${request.method ?? ''} ${request.url ?? ''}`),
      ) ?? [undefined, 404, { message: 'not here' }]
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(answer === undefined ? '' : JSON.stringify(answer))
    })
  })
  await new Promise<void>((settle) => api.listen(0, '127.0.0.1', settle))
  const address = api.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  profile = await profileFor(url, home)
})
beforeEach(() => seen.splice(0))
afterAll(async () => {
  await new Promise((settle) => api.close(settle))
  await rm(home, { recursive: true, force: true })
})

function supabase(...args: string[]) {
  return supabaseCli(['--workdir', folder, ...args], { home, profile, cwd: folder })
}

test('the Supabase CLI links the project', async () => {
  const linked = await supabase('link', ref, '--skip-pooler')
  expect(linked, linked.output).toMatchObject({ code: 0 })
  expect(seen[0]).toMatchObject({ call: `GET /v1/projects/${ref}`, token: `Bearer ${accessToken}` })
})

test('it sets the function’s settings from a file, and shows no value', async () => {
  const set = await supabase('secrets', 'set', '--env-file', join(folder, '.env.production'), `--remote=${ref}`)
  expect(set, set.output).toMatchObject({ code: 0 })
  const sent = seen.find(({ call }) => call === `POST /v1/projects/${ref}/secrets`)
  expect(JSON.parse(sent?.body ?? '')).toEqual([
    { name: 'ALLOWED_ORIGINS', value: 'https://site.example' },
    { name: 'AI_MODEL', value: 'some-model' },
    { name: 'AI_API_KEY', value: 'a-key-for-the-test' },
  ])
  expect(set.output).not.toContain('a-key-for-the-test')
})

test('a command that is wrong says so: what is tried here could fail', async () => {
  expect(
    (await supabase('secrets', 'set', '--env-file', join(folder, '.env.production'), '--remote=zzzzzzzzzzzzzzzzzzzz'))
      .code,
  ).not.toBe(0)
})
