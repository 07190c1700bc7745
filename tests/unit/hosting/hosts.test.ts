import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { headersFile, redirectsFile, shell } from '../../../scripts/hosting/host-files.ts'
import { cacheOfHashedFiles, contentSecurityPolicy, siteHeaders } from '../../../scripts/hosting/security-headers.ts'
import { writeVercelOutput } from '../../../scripts/hosting/hosting-plugin.ts'

const outputSchema = z.object({
  version: z.literal(3),
  routes: z.array(
    z
      .object({
        src: z.string(),
        dest: z.string(),
        handle: z.string(),
        headers: z.record(z.string(), z.string()),
        continue: z.boolean(),
      })
      .partial(),
  ),
})

describe('the Content-Security-Policy', () => {
  const directives = (policy: string) =>
    new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

  test('allows nothing inline, no eval, no frame and no plug-in', () => {
    const policy = directives(contentSecurityPolicy())
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(contentSecurityPolicy()).not.toMatch(/unsafe|\*/)
  })

  test.each([
    [undefined, ["'self'"]],
    ['', ["'self'"]],
    ['/', ["'self'"]],
    ['https://abc.supabase.co', ["'self'", 'https://abc.supabase.co']],
    ['https://abc.supabase.co/some/path?x=1; script-src *', ["'self'", 'https://abc.supabase.co']],
    ['http://127.0.0.1:54321/', ["'self'", 'http://127.0.0.1:54321']],
  ])('of a site built for %j connects to %j', (backendUrl, expected) => {
    expect(directives(contentSecurityPolicy({ backendUrl })).get('connect-src')).toEqual(expected)
  })
})

describe('hosts', () => {
  test('Netlify and Cloudflare Pages read every header from the built site', () => {
    const file = headersFile({ backendUrl: 'https://abc.supabase.co' })
    const [everywhere = '', assets = ''] = file.split('\n\n')
    expect(everywhere.split('\n')).toEqual([
      '/*',
      ...Object.entries(siteHeaders({ backendUrl: 'https://abc.supabase.co' })).map(
        ([name, value]) => `  ${name}: ${value}`,
      ),
    ])
    expect(assets.trim().split('\n')).toEqual(['/assets/*', `  Cache-Control: ${cacheOfHashedFiles}`])
    // A missing hashed file stays missing; every other address belongs to the app.
    expect(redirectsFile().trim().split('\n')).toEqual([`/assets/* ${shell} 404`, `/* ${shell} 200`])
    expect(parse(readFileSync('netlify.toml', 'utf8'))).toMatchObject({
      build: { command: 'npm run build', publish: 'dist' },
    })
  })

  test('Vercel gets the same from the build, with the address of this project and no other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'casewright-vercel-'))
    const site = join(folder, 'dist')
    await mkdir(join(site, 'assets'), { recursive: true })
    for (const file of ['app.html', 'assets/app-1a2b.js', '_headers', '_redirects'])
      await writeFile(join(site, file), file)
    await writeVercelOutput(site, join(folder, 'output'), { backendUrl: 'https://abc.supabase.co' })
    const { routes } = outputSchema.parse(JSON.parse(readFileSync(join(folder, 'output/config.json'), 'utf8')))
    const files = readdirSync(join(folder, 'output/static'), { recursive: true })
    await rm(folder, { recursive: true })

    expect(files.map(String).sort()).toEqual(['app.html', 'assets', 'assets/app-1a2b.js'])
    expect(routes[0]).toEqual({
      src: '/(.*)',
      headers: siteHeaders({ backendUrl: 'https://abc.supabase.co' }),
      continue: true,
    })
    expect(routes[0]?.headers?.['Content-Security-Policy']).toContain("connect-src 'self' https://abc.supabase.co;")
    // Existing files win; a missing hashed file stays missing, and only an existing one is cached.
    const shellRoute = routes.find(({ dest }) => dest === shell)
    expect(routes.findIndex(({ handle }) => handle === 'filesystem')).toBeLessThan(
      routes.findIndex((route) => route === shellRoute),
    )
    const toShell = new RegExp(`^${shellRoute?.src ?? ''}$`)
    expect(['/', '/app', '/app/history', '/assets'].filter((path) => !toShell.test(path))).toEqual([])
    expect(toShell.test('/assets/gone-1a2b.js')).toBe(false)
    expect(routes.slice(routes.findIndex(({ handle }) => handle === 'hit') + 1)).toEqual([
      { src: '/assets/(.*)', headers: { 'Cache-Control': cacheOfHashedFiles }, continue: true },
    ])
  })

  test.each(['vercel.json', 'netlify.toml'])(
    '%s, which is read before the build, names no header and so no other project',
    (file) => {
      expect(readFileSync(file, 'utf8')).not.toMatch(/"headers"|content-security-policy|supabase/i)
    },
  )

  test('no header breaks a line', () => {
    for (const [name, value] of Object.entries(siteHeaders({ backendUrl: 'https://abc.supabase.co' })))
      expect(`${name}: ${value}`).toMatch(/^[\x20-\x7e]+$/)
  })
})
