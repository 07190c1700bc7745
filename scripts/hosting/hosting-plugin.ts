import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { headersFile, redirectsFile, shell, vercelOutput } from './host-files.ts'
import { cacheOfHashedFiles, cacheOfPages, hashedFiles, siteHeaders, type SiteOptions } from './security-headers.ts'

interface HostingOptions extends SiteOptions {
  /** Whether Vercel builds the site. */
  onVercel: boolean
}

/** Serves the built site for `npm start` as the hosts do, and writes the configuration that those hosts read. */
export function hosting({ onVercel, ...options }: HostingOptions): Plugin {
  let root = ''
  let builtSite = ''
  let writes = false
  return {
    name: 'casewright-hosting',
    configResolved(config) {
      root = config.root
      builtSite = resolve(config.root, config.build.outDir)
      // Vite calls closeBundle for a development server, too, while another process may serve the built site.
      writes = config.command === 'build' && config.build.write
    },
    configurePreviewServer(server) {
      const headers = Object.entries({ ...siteHeaders(options), 'Cache-Control': cacheOfPages })
      server.middlewares.use((_, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        next()
      })
      server.middlewares.use(
        sirv(builtSite, {
          // Reads the folder for each request, because a build may replace the files while the site is served.
          dev: true,
          etag: true,
          brotli: true,
          gzip: true,
          single: shell.slice(1),
          ignores: [`^${hashedFiles}`],
          setHeaders: (response, path) => {
            if (isHashedFile.test(path)) response.setHeader('Cache-Control', cacheOfHashedFiles)
          },
        }),
      )
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(options) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile() })
    },
    // After scripts/site has written the public pages.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!writes) return
        if (onVercel) await writeVercelOutput(builtSite, join(root, '.vercel/output'), options)
        else await writeCompressedFiles(builtSite)
      },
    },
  }
}

/** Matches only files directly in the folder: `/assets/../index.html` must not be cached for a year. */
const isHashedFile = new RegExp(`^${hashedFiles}\\w[\\w.-]*$`)

/** The highest quality, 11, takes more than twice as long and saves 2 % more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Writes a `.br` and a `.gz` next to each text file. `npm start` sends them; hosts compress on their own. */
export async function writeCompressedFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(?:css|html|js|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file))
      await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
      await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(content, brotliOptions))
    }),
  )
}

export async function writeVercelOutput(builtSite: string, output: string, options: SiteOptions): Promise<void> {
  await rm(output, { recursive: true, force: true })
  await cp(builtSite, join(output, 'static'), {
    recursive: true,
    filter: (file) => !/[\\/]_(?:headers|redirects)$/.test(file),
  })
  await writeFile(join(output, 'config.json'), JSON.stringify(vercelOutput(options), null, 2))
}
