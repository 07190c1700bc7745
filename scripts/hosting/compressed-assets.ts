import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Connect } from 'vite'
import { requestPath } from './request-path.ts'
import { hashedFiles } from './security-headers.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
}

/**
 * Scripts and styles of `dist/assets`, each compressed once: their names change with their content. `vite preview` would read
 * and compress the fifty files of a screen for everybody who opens it. What it does not answer is left to the next one.
 */
export function compressedAssets(outDir: string): Connect.NextHandleFunction {
  const kept = new Map<string, Buffer>()

  async function compressed(path: string): Promise<Buffer | undefined> {
    const known = kept.get(path)
    if (known !== undefined) return known
    const content = await readFile(join(outDir, path)).catch(() => undefined)
    if (content === undefined) return undefined
    const file = await promisify(gzip)(content, { level: 9 })
    kept.set(path, file)
    return file
  }

  return (request, response, next) => {
    const path = requestPath(request)
    const name = path.startsWith(hashedFiles) ? path.slice(hashedFiles.length) : ''
    const type = contentTypes[extname(name)]
    const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (request.method !== 'GET' || !takesGzip || type === undefined || !/^[\w.-]+$/.test(name)) {
      next()
      return
    }
    compressed(path).then((file) => {
      if (file === undefined) next()
      else
        response
          .writeHead(200, {
            'Content-Type': type,
            'Content-Encoding': 'gzip',
            'Content-Length': file.length,
            Vary: 'Accept-Encoding',
          })
          .end(file)
    }, next)
  }
}
