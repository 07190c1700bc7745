import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { doctorCommand } from '../../../scripts/doctor/command.ts'
import { checkAiService, checkHosted } from '../../../scripts/doctor/hosted.ts'
import { checkPackages, checkPlace, checkVersion } from '../../../scripts/doctor/machine.ts'
import { checkAi, checkNames, checkProject, knownVariables } from '../../../scripts/doctor/settings.ts'
import { lockDataFolder } from '../../../supabase/local/data-lock.ts'
import { containing, matching } from '../../support/matchers.ts'

const jwt = (claims: object) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
const hosted = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }

describe('packages', () => {
  const lock = (packages: object) => JSON.stringify({ packages })
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win32': { version: '1.0.0', optional: true },
  }

  test.each([
    ['as they should be', { 'node_modules/a': { version: '1.0.0' } }, 'ok'],
    ['of another version', { 'node_modules/a': { version: '1.0.1' } }, 'wrong'],
    ['missing', {}, 'wrong'],
    [
      'optional and of another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win32': { version: '2.0.0' } },
      'wrong',
    ],
  ])('%s', (_name, installed, level) => {
    expect(checkPackages(lock(wanted), lock(installed)).level).toBe(level)
  })

  test.each([
    ['24.21.0', '22.18', 'ok'],
    ['22.18.0', '22.18', 'ok'],
    ['v22.17.9', '22.18', 'wrong'],
    ['10.9.0', '11', 'wrong'],
    [undefined, '11', 'wrong'],
  ])('the version %s where %s is needed is %s', (version, needed, level) => {
    expect(checkVersion('x', version, needed, 'advice').level).toBe(level)
  })
})

describe('variables', () => {
  test('everything that .env.example names is known', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name ?? '',
    )
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !knownVariables.includes(name))).toEqual([])
  })

  test('a typing error is found, with a suggestion', () => {
    expect(checkNames(['AI_MODEL', 'AI_PROVIDR', 'SOMETHING_ELSE'])).toMatchObject([
      { level: 'wrong', says: 'nothing reads AI_PROVIDR', advice: 'Is it AI_PROVIDER?' },
      { level: 'wrong', says: 'nothing reads SOMETHING_ELSE' },
    ])
    expect(checkNames(['AI_MODEL'])).toMatchObject([{ level: 'ok' }])
    expect(checkNames([])).toMatchObject([{ level: 'note' }])
  })

  test.each([
    [{}, 'ok', /built-in/],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' }, 'ok', /anthropic, model m/],
    [{ AI_PROVIDER: 'anthropic' }, 'wrong', /AI_MODEL is missing; AI_API_KEY is missing/],
    [{ AI_PROVIDER: 'gpt' }, 'wrong', /AI_PROVIDER must be one of/],
    [{ AI_BASE_URL: 'ftp://x', AI_MODEL: 'm' }, 'wrong', /AI_BASE_URL/],
    [{ AI_TIMEOUT_MS: 'soon' }, 'wrong', /AI_TIMEOUT_MS/],
  ])('AI settings %j are %s', (settings, level, says) => {
    expect(checkAi(settings)).toMatchObject({ level, says: matching(says) })
  })

  test.each<[Record<string, string>, string[]]>([
    [{}, []],
    [hosted, []],
    [{ ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: jwt({ role: 'anon' }) }, []],
    [{ ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: '' }, ['VITE_SUPABASE_PUBLISHABLE_KEY']],
    [{ ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: 'abc' }, ['VITE_SUPABASE_PUBLISHABLE_KEY']],
    [{ ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }, ['VITE_SUPABASE_PUBLISHABLE_KEY']],
    [{ ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: jwt({ role: 'service_role' }) }, ['VITE_SUPABASE_PUBLISHABLE_KEY']],
    [{ ...hosted, VITE_ANYTHING: 'sb_secret_x' }, ['VITE_ANYTHING']],
    [{ ...hosted, VITE_SUPABASE_URL: 'http://abc.supabase.co' }, ['VITE_SUPABASE_URL']],
    [{ ...hosted, VITE_SUPABASE_URL: 'abc.supabase.co' }, ['VITE_SUPABASE_URL']],
    [{ ...hosted, VITE_SUPABASE_URL: 'https://abc.supabase.co/rest/v1' }, ['VITE_SUPABASE_URL']],
    [{ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_SECRET_KEY: 'sb_publishable_x' }, ['SUPABASE_SECRET_KEY']],
  ])('a project of %j: wrong is %j', (settings, expected) => {
    const wrong = checkProject(settings).filter(({ level }) => level === 'wrong')
    expect(wrong.map(({ about }) => about)).toEqual(expected)
    expect(JSON.stringify(wrong)).not.toMatch(/sb_secret_x|eyJhbGci/)
  })
})

describe('a hosted project', () => {
  type Answers = Record<string, () => Response>
  const good: Answers = {
    '/auth/v1/settings': () => Response.json({}),
    '/rest/v1/plans': () => Response.json(['user', 'starter', 'pro', 'admin'].map((role) => ({ role }))),
    '/functions/v1/api/health': () => Response.json({ status: 'ok', version: '1.2.3', provider: 'builtin' }),
  }
  const asking =
    (answers: Answers): typeof fetch =>
    (input) => {
      const answer = answers[new URL(input instanceof Request ? input.url : input).pathname]
      return answer === undefined ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer())
    }
  const about = async (answers: Answers) =>
    (await checkHosted(hosted, '1.2.3', asking(answers))).map(({ level, about: what }) => `${level} ${what}`)

  test.each<[string, Answers, string[]]>([
    ['all is there', good, ['ok Project', 'ok Database', 'ok Function']],
    ['nobody answers', {}, ['wrong Project']],
    ['the key is another’s', { '/auth/v1/settings': () => new Response('', { status: 401 }) }, ['wrong Project']],
    [
      'nothing was pushed',
      { ...good, '/rest/v1/plans': () => Response.json({ code: 'PGRST205' }, { status: 404 }) },
      ['ok Project', 'wrong Database', 'ok Function'],
    ],
    [
      'nothing was seeded',
      { ...good, '/rest/v1/plans': () => Response.json([]) },
      ['ok Project', 'wrong Database', 'ok Function'],
    ],
    [
      'nothing was deployed',
      { ...good, '/functions/v1/api/health': () => new Response('', { status: 404 }) },
      ['ok Project', 'ok Database', 'wrong Function'],
    ],
    [
      'an earlier version is deployed',
      { ...good, '/functions/v1/api/health': () => Response.json({ version: '1.0.0', provider: 'x' }) },
      ['ok Project', 'ok Database', 'note Function'],
    ],
  ])('where %s', async (_name, answers, expected) => {
    expect(await about(answers)).toEqual(expected)
  })

  test('is not checked if none is configured', async () => {
    expect(await checkHosted({}, '1.2.3', asking({}))).toEqual([])
    expect(await checkHosted({ VITE_SUPABASE_URL: '/' }, '1.2.3', asking({}))).toEqual([])
  })

  test.each([
    ['answers', { '/v1/models': () => Response.json({ data: [] }) }, ['ok']],
    ['has no such address', { '/v1/models': () => new Response('', { status: 404 }) }, ['ok']],
    ['refuses the key', { '/v1/models': () => new Response('', { status: 401 }) }, ['wrong']],
    ['does not answer', {}, ['wrong']],
  ])('an AI service that %s', async (_name, answers, levels) => {
    const settings = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'https://ai.example/v1',
      AI_MODEL: 'm',
      AI_API_KEY: 'k-secret',
    }
    const findings = await checkAiService(settings, asking(answers))
    expect(findings.map(({ level }) => level)).toEqual(levels)
    expect(JSON.stringify(findings)).not.toContain('k-secret')
  })
})

describe('the machine', () => {
  test('a taken port and a folder that cannot be written are wrong; a folder in use says that the server runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-doctor-'))
    const server = createServer()
    const port = await new Promise<number>((resolve) => {
      server.listen(0, 'localhost', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    expect((await checkPlace(port, join(process.cwd(), 'package.json', 'below'))).map(({ level }) => level)).toEqual([
      'wrong',
      'wrong',
    ])
    expect((await checkPlace(70_000, folder)).map(({ level }) => level)).toEqual(['wrong', 'ok'])
    const giveBack = await lockDataFolder(folder)
    expect(await checkPlace(port, folder)).toMatchObject([{ level: 'note', says: containing('in use by process') }])
    await giveBack()
    server.close()
    await rm(folder, { recursive: true })
  })

  test('the command tells every finding with what to do, and its exit code', async () => {
    const lines: string[] = []
    expect(await doctorCommand(['--offline'], (line) => lines.push(line))).toBeTypeOf('number')
    expect(lines.filter((line) => /^[✓·✗] /.test(line)).length).toBeGreaterThanOrEqual(9)
    for (const line of lines.filter((candidate) => candidate.startsWith('✗'))) expect(line).toContain('→')
    expect(await doctorCommand(['--help'], () => undefined)).toBe(0)
    expect(await doctorCommand(['--fast'], () => undefined)).toBe(2)
  })
})
