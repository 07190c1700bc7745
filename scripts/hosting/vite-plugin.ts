import type { Plugin } from 'vite'
import { headersFile, redirectsFile } from './host-files.ts'
import { cacheControl, siteHeaders, type SiteOptions } from './security-headers.ts'

/** Sends the site's headers in `vite preview`, and writes them into `dist/` for the hosts that read them there. */
export function hosting(options: SiteOptions): Plugin {
  return {
    name: 'casewright-hosting',
    configurePreviewServer(server) {
      const headers = Object.entries(siteHeaders(options))
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value)
        response.setHeader('Cache-Control', cacheControl((request.url ?? '/').split('?')[0] ?? '/'))
        next()
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(options) })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile() })
    },
  }
}
