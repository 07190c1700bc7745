import { readdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { contentSecurityPolicy, siteHeaders } from '../scripts/hosting/security-headers.ts'
import { demoPassword, demoTracker } from '../supabase/local/demo.ts'
import { expect, test } from './fixtures.ts'
import { createAccount } from './support/accounts.ts'

const keysSchema = z.object({ secretKey: z.string(), jwtSecret: z.string() })

// biome-ignore format: a list of words is read as a block
const pages = [
  '/', '/login', '/signin', '/forgot', '/privacy', '/terms', '/auth/callback', '/app', '/app/settings', '/app/admin',
  '/no/such/page', '/index.html',
]

test.describe('security headers', () => {
  test('every page has them all and is revalidated each time', async ({ request }) => {
    for (const path of pages) {
      const response = await request.get(path, { headers: { accept: 'text/html' } })
      for (const [name, value] of Object.entries(siteHeaders()))
        expect.soft(response.headers()[name.toLowerCase()], `${path}: ${name}`).toBe(value)
      expect.soft(response.headers()['cache-control'], path).toBe('no-cache')
    }
  })

  test('every file has them too; files whose name changes with their content are kept for a year', async ({
    request,
  }) => {
    const assets = (await readdir('dist/assets')).map((name) => `/assets/${name}`)
    expect(assets.length).toBeGreaterThan(10)
    for (const path of [...assets, '/favicon.svg', '/before-first-paint.js', '/robots.txt']) {
      const response = await request.get(path)
      expect.soft(response.status(), path).toBe(200)
      for (const [name, value] of Object.entries(siteHeaders()))
        expect.soft(response.headers()[name.toLowerCase()], `${path}: ${name}`).toBe(value)
      expect
        .soft(response.headers()['cache-control'], path)
        .toBe(path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    }
  })

  test('a hashed file that is gone is no page, and nothing remembers it', async ({ request }) => {
    const response = await request.get('/assets/gone-1a2b3c4d.js', { headers: { accept: '*/*' } })
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control']).toBe('no-cache')
  })

  test('the policy lets nothing inline and no eval through', () => {
    const policy = contentSecurityPolicy({ backendUrl: 'https://abc.supabase.co/' })
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/abc\.supabase\.co)/)
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co;")
  })

  test('an inline script, an inline style, eval and a frame are refused by the browser', async ({ page, problems }) => {
    await page.goto('/privacy')
    const refused: string[] = []
    await page.exposeFunction('noteRefusal', (part: string) => refused.push(part))
    await page.evaluate(async () => {
      const note: unknown = Reflect.get(window, 'noteRefusal')
      const refuse = (part: string) => {
        if (typeof note === 'function') Reflect.apply(note, undefined, [part])
      }
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refuse(effectiveDirective))
      const script = document.createElement('script')
      const style = document.createElement('style')
      const image = document.createElement('img')
      const frame = document.createElement('iframe')
      try {
        script.textContent = 'window.inlined = true'
      } catch {
        refuse('text as script')
      }
      style.textContent = 'body { display: none }'
      image.src = 'https://evil.example/pixel.png'
      frame.src = 'https://evil.example/'
      document.body.append(script, style, image, frame)
      try {
        document.body.innerHTML = '<p>replaced</p>'
      } catch {
        refuse('text as HTML')
      }
      // As a timer, because the policy does not apply to code that a test evaluates directly.
      try {
        // oxlint-disable-next-line typescript/no-implied-eval -- the very thing that must be refused
        window.setTimeout('window.evaluated = true', 0)
      } catch {
        refuse('text as a timer')
      }
      await fetch('https://evil.example/').catch(() => undefined)
    })
    await expect
      .poll(() => refused)
      .toEqual(
        expect.arrayContaining([
          'text as script',
          'style-src-elem',
          'img-src',
          'frame-src',
          'text as HTML',
          'text as a timer',
          'connect-src',
        ]),
      )
    const ran = await page.evaluate(() => ['inlined', 'evaluated'].filter((name) => Reflect.has(window, name)))
    expect(ran).toEqual([])
    // The test provoked them.
    problems.length = 0
  })
})

test('the main job breaks no rule of the policy', async ({ page, request, tester, problems }) => {
  await page.goto('/')
  await page.goto('/privacy')
  await tester.logIn((await createAccount(request)).email)
  await tester.connectTracker()
  await expect(page.getByText('Connected to Jira as')).toBeVisible()
  await tester.generate('SHOP-1')
  const results = page.getByRole('dialog')
  await expect(results.getByText('Saved to history')).toBeVisible()
  await results.getByRole('button', { name: 'Export', exact: true }).focus()
  await expect(page.getByRole('tooltip').or(results)).not.toHaveCount(0)
  expect((await tester.exportCsv()).text).toContain('AUTUMN10')
  await results.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await tester.exportAs('Excel')).content.byteLength).toBeGreaterThan(1_000)
  expect(
    await page.evaluate(() => getComputedStyle(document.body).overflow),
    'the page behind a dialog does not scroll',
  ).toBe('hidden')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await tester.logOut()
  await expect(page).toHaveURL(/\/login/)
  // The browser logs every violation to its console.
  expect(problems).toEqual([])
})

test('a name that leads to this machine by a trick is not answered', async ({ request, baseURL }) => {
  for (const path of ['/', '/__mailbox', '/rest/v1/plans', '/functions/v1/api/health']) {
    const response = await request.get(`${baseURL ?? ''}${path}`, { headers: { host: 'rebound.evil.example' } })
    expect.soft(response.status(), path).toBe(403)
  }
})

test('the built site holds no secret, no source map and nothing of the machine it was built on', async () => {
  const files = (await readdir('dist', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => /\.(map|env|ts|tsx)$|keys\.json/.test(file))).toEqual([])
  const found = (await readdir('test-results', { recursive: true })).filter((path) => basename(path) === 'keys.json')
  const keys = await Promise.all(
    found.map(async (path) => keysSchema.parse(JSON.parse(await readFile(join('test-results', path), 'utf8')))),
  )
  expect(keys.length).toBeGreaterThan(0)
  const forbidden = [
    ...keys.flatMap(({ secretKey, jwtSecret }) => [secretKey, jwtSecret]),
    process.cwd(),
    homedir(),
    demoPassword,
    demoTracker.apiToken,
    'sb_secret_',
    'service_role',
    'AI_API_KEY',
    'sourceMappingURL',
    'BEGIN PRIVATE KEY',
  ]
  for (const file of files) {
    const text = await readFile(file, 'latin1')
    for (const [index, secret] of forbidden.entries())
      expect.soft(text.includes(secret), `${file} holds forbidden text ${index}`).toBe(false)
    expect
      .soft(/eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.|sk-[A-Za-z0-9]{20,}|ATATT[\w-]{20,}/.test(text), `${file} holds a token`)
      .toBe(false)
  }
})
