import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type PreviewServer, createServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cacheOfHashedFiles } from '../../../scripts/hosting/security-headers.ts'
import { hosting, writeCompressedFiles } from '../../../scripts/hosting/hosting-plugin.ts'
import { freePort } from '../../../supabase/local/free-port.ts'

const script = `export const cases = '${'a case, '.repeat(500)}'`
const pages = {
  'index.html': '<!doctype html><title>Landing page</title>',
  'app.html': '<!doctype html><title>App</title>',
  'privacy/index.html': '<!doctype html><title>Privacy</title>',
}
let folder: string
let port: number
let server: PreviewServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-static-'))
  const site = join(folder, 'dist')
  await mkdir(join(site, 'assets'), { recursive: true })
  await mkdir(join(site, 'privacy'))
  const files = {
    ...pages,
    'assets/app-1a2b.js': script,
    'assets/app-1a2b.css': 'a {}',
    'assets/font-1a2b.woff2': 'font',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(site, name), content)
  await writeCompressedFiles(site)
  port = await freePort()
  server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [hosting({ onVercel: false })],
    build: { outDir: site },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Unlike `fetch`, this does not normalize `path` and does not decompress the body. */
function get(path: string, headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' }) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.once('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
        )
      })
        .once('error', reject)
        .end()
    },
  )
}

describe('the built site', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('sends scripts and styles compressed as %s, with their type and length', async (encoding, accepted, read) => {
    const { status, headers, body } = await get('/assets/app-1a2b.js?v=1', { 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'content-encoding': encoding,
      'content-length': String(body.length),
      'cache-control': cacheOfHashedFiles,
      vary: 'Accept-Encoding',
    })
    expect(body.length).toBeLessThan(script.length / 10)
    expect(read(body).toString()).toBe(script)
    expect((await get('/assets/app-1a2b.css')).headers).toMatchObject({ 'content-type': 'text/css' })
  })

  test.each([
    ['a client that reads no gzip', '/assets/app-1a2b.js', 'identity', script],
    ['a file that is compressed already', '/assets/font-1a2b.woff2', 'gzip', 'font'],
  ])('sends the plain file: %s', async (_, path, encoding, content) => {
    const { headers, body } = await get(path, { 'accept-encoding': encoding })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).toHaveProperty('cache-control', cacheOfHashedFiles)
    expect(body.toString()).toBe(content)
  })

  test.each([
    ['/', 'index.html'],
    ['/?plan=pro', 'index.html'],
    ['/privacy', 'privacy/index.html'],
    ['/privacy/', 'privacy/index.html'],
    ['/app', 'app.html'],
    ['/app/settings?tab=plan', 'app.html'],
    ['/no/such/page', 'app.html'],
    ['/assets/../index.html', 'index.html'],
  ] as const)('answers %s with %s, to be checked for a newer one each time', async (path, page) => {
    const { status, headers, body } = await get(path, { 'accept-encoding': 'identity' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html;charset=utf-8' })
    expect(body.toString()).toBe(pages[page])
    const { status: again } = await get(path, {
      'accept-encoding': 'identity',
      'if-none-match': String(headers['etag']),
    })
    expect(again).toBe(304)
  })

  test('answers a missing file with 404 and no page', async () => {
    for (const path of ['/assets/gone-1a2b.js', '/assets/', '/logo.png']) {
      const { status, headers, body } = await get(path)
      expect.soft(status, path).toBe(404)
      expect.soft(headers['cache-control'], path).toBe('no-cache')
      expect.soft(body.toString(), path).not.toContain('<title>App')
    }
  })

  test('notices files of a build that ran after the server started', async () => {
    await writeFile(join(folder, 'dist', 'assets', 'new-3c4d.js'), 'export {}')
    expect((await get('/assets/new-3c4d.js')).body.toString()).toBe('export {}')
    await rm(join(folder, 'dist', 'assets', 'new-3c4d.js'))
    expect((await get('/assets/new-3c4d.js')).status).toBe(404)
  })
})

test('a development server that ends does not touch the built site', async () => {
  const compressed = join(folder, 'dist/assets/app-1a2b.js.br')
  const before = await stat(compressed)
  const development = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [hosting({ onVercel: false })],
    server: { host: '127.0.0.1', port: await freePort(), strictPort: true },
  })
  await development.listen()
  await development.close()
  expect((await stat(compressed)).mtimeMs).toBe(before.mtimeMs)
})
