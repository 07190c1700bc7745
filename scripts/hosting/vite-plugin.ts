import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compressedAssets } from './compressed-assets.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { requestPath } from './request-path.ts'
import { cacheOfHashedFiles, cacheOfPages, hashedFiles, siteHeaders, type SiteOptions } from './security-headers.ts'

/** Sends the site's headers in `vite preview`, and writes them into `dist/` for the hosts that read them there. */
export function hosting(options: SiteOptions): Plugin {
  return {
    name: 'casewright-hosting',
    configurePreviewServer(server) {
      const headers = Object.entries(siteHeaders(options))
      const outDir = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        response.setHeader('Cache-Control', isHashedFile(outDir, requestPath(request)) ? cacheOfHashedFiles : cacheOfPages)
        next()
      })
      server.middlewares.use(compressedAssets(outDir))
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(options) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile() })
    },
  }
}

/**
 * Whether the file is there: one that is missing must not be remembered for a year. Only names in the folder itself are
 * looked up, or the answer would tell which files the machine has elsewhere.
 */
function isHashedFile(outDir: string, path: string): boolean {
  return path.startsWith(hashedFiles) && /^\w[\w.-]*$/.test(path.slice(hashedFiles.length)) && existsSync(join(outDir, path))
}
