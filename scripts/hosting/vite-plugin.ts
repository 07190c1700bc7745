import { existsSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compressedAssets } from './compressed-assets.ts'
import { headersFile, redirectsFile, vercelOutput } from './host-files.ts'
import { requestPath } from './request-path.ts'
import { cacheOfHashedFiles, cacheOfPages, hashedFiles, siteHeaders, type SiteOptions } from './security-headers.ts'

interface HostingOptions extends SiteOptions {
  /** Whether Vercel builds the site. */
  onVercel: boolean
}

/** Sends the site's headers in `vite preview`, and writes them for the hosts: into `dist/`, or as Vercel takes them. */
export function hosting({ onVercel, ...options }: HostingOptions): Plugin {
  let root = ''
  let builtSite = ''
  return {
    name: 'casewright-hosting',
    configResolved(config) {
      root = config.root
      builtSite = resolve(config.root, config.build.outDir)
    },
    configurePreviewServer(server) {
      const headers = Object.entries(siteHeaders(options))
      const outDir = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        response.setHeader(
          'Cache-Control',
          isHashedFile(outDir, requestPath(request)) ? cacheOfHashedFiles : cacheOfPages,
        )
        next()
      })
      server.middlewares.use(compressedAssets(outDir))
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(options) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile() })
    },
    // The public pages are written by then.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (onVercel) await writeVercelOutput(builtSite, join(root, '.vercel/output'), options)
      },
    },
  }
}

export async function writeVercelOutput(builtSite: string, output: string, options: SiteOptions): Promise<void> {
  await rm(output, { recursive: true, force: true })
  await cp(builtSite, join(output, 'static'), {
    recursive: true,
    filter: (file) => !/[\\/]_(?:headers|redirects)$/.test(file),
  })
  await writeFile(join(output, 'config.json'), JSON.stringify(vercelOutput(options), null, 2))
}

/**
 * Whether the file is there: one that is missing must not be remembered for a year. Only names in the folder itself are
 * looked up, or the answer would tell which files the machine has elsewhere.
 */
function isHashedFile(outDir: string, path: string): boolean {
  return (
    path.startsWith(hashedFiles) && /^\w[\w.-]*$/.test(path.slice(hashedFiles.length)) && existsSync(join(outDir, path))
  )
}
