import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { compressedAssets } from '../../../scripts/hosting/compressed-assets.ts'

const addressSchema = z.object({ port: z.number() })
const script = `export const cases = '${'a case, '.repeat(500)}'`
let folder: string
const server = createServer()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-assets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'app-1a2b.css'), 'a {}')
  await writeFile(join(folder, 'assets', 'font-1a2b.woff2'), 'font')
  await writeFile(join(folder, 'theme.js'), 'theme')
  await writeFile(join(folder, 'secret.js'), 'secret')
  const assets = compressedAssets(folder)
  server.on('request', (incoming, response) => {
    assets(incoming, response, () => void response.writeHead(204).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** `path` goes over the wire as it is: `fetch` would tidy it. */
async function ask(
  path: string,
  { method = 'GET', encodings = 'gzip, deflate, br' }: { method?: string; encodings?: string } = {},
) {
  const { port } = addressSchema.parse(server.address())
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers: { 'accept-encoding': encodings } }, (response) => {
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

describe('scripts and styles of the built site', () => {
  test('are sent compressed, with their type and length', async () => {
    const { status, headers, body } = await ask('/assets/app-1a2b.js?v=1')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript;charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    })
    expect(body.length).toBeLessThan(script.length / 10)
    expect(gunzipSync(body).toString()).toBe(script)
    expect((await ask('/assets/app-1a2b.css')).headers).toMatchObject({ 'content-type': 'text/css;charset=utf-8' })
  })

  test('are read once', async () => {
    const path = join(folder, 'assets', 'once-1a2b.js')
    await writeFile(path, script)
    const first = await ask('/assets/once-1a2b.js')
    await rm(path)
    expect((await ask('/assets/once-1a2b.js')).body).toEqual(first.body)
  })

  test.each([
    ['of another kind', '/assets/font-1a2b.woff2', {}],
    ['whose name may stay when its content changes', '/theme.js', {}],
    ['that is missing', '/assets/gone-1a2b.js', {}],
    ['outside the folder', '/assets/../secret.js', {}],
    ['outside the folder, written otherwise', '/assets/..%2fsecret.js', {}],
    ['for somebody who cannot read it compressed', '/assets/app-1a2b.js', { encodings: 'identity' }],
    ['of which only the headers are asked for', '/assets/app-1a2b.js', { method: 'HEAD' }],
  ])('are left to the next one where it is a file %s', async (_, path, options) => {
    expect((await ask(path, options)).status).toBe(204)
  })
})
