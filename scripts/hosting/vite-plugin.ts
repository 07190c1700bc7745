import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compressedAssets } from './compressed-assets.ts'
import { headersFile, redirectsFile } from './host-files.ts'
import { requestPath } from './request-path.ts'
import { cacheControl, cacheOfPages, siteHeaders, type SiteOptions } from './security-headers.ts'

/** Sends the site's headers in `vite preview`, and writes them into `dist/` for the hosts that read them there. */
export function hosting(options: SiteOptions): Plugin {
  return {
    name: 'casewright-hosting',
    configurePreviewServer(server) {
      const headers = Object.entries(siteHeaders(options))
      const outDir = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        const path = requestPath(request)
        // A hashed file that is not there must not be remembered for a year as missing.
        const control = existsSync(join(outDir, path)) ? cacheControl(path) : cacheOfPages
        response.setHeader('Cache-Control', control)
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
