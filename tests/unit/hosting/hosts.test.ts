import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { headersFile, redirectsFile, shell, vercelConfiguration } from '../../../scripts/hosting/host-files.ts'
import { cacheOfHashedFiles, contentSecurityPolicy, siteHeaders } from '../../../scripts/hosting/security-headers.ts'

describe('the Content-Security-Policy', () => {
  const directives = (policy: string) => new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

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
    expect(everywhere.split('\n')).toEqual(['/*', ...Object.entries(siteHeaders({ backendUrl: 'https://abc.supabase.co' })).map(([name, value]) => `  ${name}: ${value}`)])
    expect(assets.trim().split('\n')).toEqual(['/assets/*', `  Cache-Control: ${cacheOfHashedFiles}`])
    // A hashed file that is gone stays gone; every other address is the application's.
    expect(redirectsFile().trim().split('\n')).toEqual([`/assets/* ${shell} 404`, `/* ${shell} 200`])
    expect(parse(readFileSync('netlify.toml', 'utf8'))).toMatchObject({ build: { command: 'npm run build', publish: 'dist' } })
  })

  test('Vercel’s configuration says the same', () => {
    expect(JSON.parse(readFileSync('vercel.json', 'utf8'))).toEqual(vercelConfiguration())
  })

  test('no header breaks a line', () => {
    for (const [name, value] of Object.entries(siteHeaders({ backendUrl: 'https://abc.supabase.co' }))) expect(`${name}: ${value}`).toMatch(/^[\x20-\x7e]+$/)
  })
})
