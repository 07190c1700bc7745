import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hosting } from '../../scripts/hosting/hosting-plugin.ts'
import { demoPassword } from '../../supabase/local/demo.ts'
import { freePort } from '../../supabase/local/free-port.ts'
import { localPublishableKey } from '../../supabase/local/keys.ts'
import { serveLocalSupabase } from '../../supabase/local/serve.ts'

let folder: string
let distDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-site-'))
  distDir = join(folder, 'dist')
  await mkdir(join(distDir, 'assets'), { recursive: true })
  await writeFile(join(distDir, 'index.html'), '<!doctype html><title>Site</title>')
  await writeFile(join(distDir, 'assets', 'app-1a2b.js'), 'export {}')
  await writeFile(join(folder, 'outside.txt'), 'outside')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: string
}

/** Unlike `fetch`, this does not normalize `path`. */
function ask(
  port: number,
  path: string,
  { host = '127.0.0.1', headers = {} }: { host?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host, port, path, headers, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (body += piece))
      response.once('end', () =>
        resolve({
          status: response.statusCode,
          headers: { ...response.headers, date: undefined, etag: undefined },
          body,
        }),
      )
    })
      .once('error', reject)
      .end()
  })
}

describe('the built site', () => {
  let port: number
  let server: PreviewServer
  beforeAll(async () => {
    port = await freePort()
    server = await preview({
      configFile: false,
      root: folder,
      appType: 'mpa',
      logLevel: 'silent',
      plugins: [hosting({ onVercel: false })],
      build: { outDir: distDir },
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
  })
  afterAll(() => server.close())

  test.each([
    ['/assets/../../outside.txt', '/assets/../../missing.txt'],
    ['/../outside.txt', '/../missing.txt'],
    ['/assets/../../../../../../../../../../etc/passwd', '/assets/../../../../../../../../../../etc/nothing'],
    ['/assets/..%2f..%2foutside.txt', '/assets/..%2f..%2fmissing.txt'],
    ['/assets/%2e%2e/%2e%2e/outside.txt', '/assets/%2e%2e/%2e%2e/missing.txt'],
    ['/assets//../../outside.txt', '/assets//../../missing.txt'],
  ])('answers %s like a file that is missing', async (outside, missing) => {
    const [first, second] = [await ask(port, outside), await ask(port, missing)]
    expect(first).toEqual({
      ...second,
      body: second.body.replaceAll('missing', 'outside').replaceAll('nothing', 'passwd'),
    })
    expect(first.body).not.toContain('root:')
    expect(first.headers['cache-control']).toBe('no-cache')
  })

  test('lets browsers keep a hashed file that is there, and nothing else', async () => {
    expect((await ask(port, '/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
    for (const path of ['/', '/index.html', '/assets', '/assets/', '/assets/gone-1a2b.js'])
      expect.soft((await ask(port, path)).headers['cache-control'], path).toBe('no-cache')
  })
})

describe('npm run dev', () => {
  test('serves no file of the data folder and lets no other origin read', async () => {
    const port = await freePort()
    await mkdir('test-results', { recursive: true })
    const data = await mkdtemp(join('test-results', 'data-'))
    await writeFile(join(data, 'keys.json'), '{"secretKey":"sb_secret_of_this_test"}')
    vi.stubEnv('DATA_DIR', data)
    // A hosted backend: the embedded one need not start for this.
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co')
    const server = await createServer({ logLevel: 'silent', server: { host: '127.0.0.1', port } })
    try {
      await server.listen()
      for (const path of [`/${data}/keys.json`, `/${data}/keys.json?raw`, `/@fs${resolve(data)}/keys.json`]) {
        const answer = await ask(port, path, { headers: { origin: 'http://localhost:9999' } })
        expect.soft(answer.body, path).not.toContain('sb_secret')
        expect.soft(answer.headers, path).not.toHaveProperty('access-control-allow-origin')
      }
      expect((await ask(port, '/package.json')).status).toBe(200)
    } finally {
      await server.close()
      await rm(data, { recursive: true })
      vi.unstubAllEnvs()
    }
  })
})

describe('npm start', () => {
  /** Starts the product on the small site. Returns its output until it was ready or ended, and how to stop it. */
  async function start(dataDir: string, env: Record<string, string>) {
    const port = await freePort()
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/start.ts'), '--no-build'], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        VITE_SUPABASE_URL: '',
        LITE_TELEMETRY: '0',
        PORT: String(port),
        DATA_DIR: dataDir,
        DIST_DIR: distDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit')
    let said = ''
    const ready = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text: Buffer) => {
          said += text.toString()
          if (said.includes('Ctrl-C stops it')) resolve()
        })
      }
    })
    await Promise.race([ready, ended])
    return {
      port,
      said,
      exitCode: child.exitCode,
      stop: async () => {
        child.kill('SIGTERM')
        await ended
      },
    }
  }

  test.each(['0.0.0.0', '::', '192.0.2.7', 'demo.example.test', '127.0.0.1.example.test'])(
    'does not serve the demo accounts on %s',
    async (host) => {
      const product = await start(join(folder, 'refused'), { HOST: host })
      await product.stop()
      expect(product.exitCode).toBe(1)
      expect(product.said).toContain(`not on HOST=${host}`)
      expect(product.said).toContain('DEMO=off')
      expect(product.said).not.toContain('    at ')
    },
  )

  test('serves a mailbox to this machine only, and to no page that calls it by another name', async () => {
    const product = await start(join(folder, 'demo'), { HOST: '127.0.0.1' })
    expect((await ask(product.port, '/__mailbox')).status).toBe(200)
    for (const path of ['/__mailbox', '/__mailbox?format=json', '/auth/v1/health']) {
      const { status, body } = await ask(product.port, path, { headers: { host: `rebound.example:${product.port}` } })
      expect.soft({ path, status }).toEqual({ path, status: 403 })
      expect.soft(body).not.toContain('Mailbox')
    }
    await product.stop()
  })

  const ownAddress = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

  test('with DEMO=off has no demo accounts, and shows its mailbox to no other machine', async () => {
    const product = await start(join(folder, 'own'), { HOST: '0.0.0.0', DEMO: 'off' })
    expect(product.said).toContain('No demo accounts')
    expect(product.said).not.toContain(demoPassword)
    const login = await fetch(`http://127.0.0.1:${product.port}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: localPublishableKey },
      body: JSON.stringify({ email: 'admin@demo.test', password: demoPassword }),
    })
    expect(login.status).toBe(400)
    expect((await ask(product.port, '/__mailbox')).status).toBe(200)
    if (ownAddress !== undefined) {
      expect(
        (await ask(product.port, '/auth/v1/health', { host: ownAddress, headers: { apikey: localPublishableKey } }))
          .status,
      ).toBe(200)
      expect((await ask(product.port, '/__mailbox', { host: ownAddress })).status).toBe(404)
    }
    await product.stop()
  })

  test('with DEMO=off refuses data that hold the demo accounts', async () => {
    const dataDir = join(folder, 'used')
    const demo = await serveLocalSupabase({ demo: true, dataDir })
    await demo.close()
    const product = await start(dataDir, { HOST: '0.0.0.0', DEMO: 'off' })
    await product.stop()
    expect({ code: product.exitCode, said: product.said }).toMatchObject({ code: 1 })
    expect(product.said).toContain('holds demo accounts')
  })
})
