import { cacheOfHashedFiles, hashedFiles, siteHeaders, type SiteOptions } from './security-headers.ts'

/** The page for every address without a file: it starts the app. */
export const shell = '/app.html'

/** `dist/_headers` for Netlify and Cloudflare Pages. Both send `max-age=0, must-revalidate` for pages by default. */
export function headersFile(options: SiteOptions): string {
  const all = Object.entries(siteHeaders(options)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...all, '', `${hashedFiles}*`, `  Cache-Control: ${cacheOfHashedFiles}`, ''].join('\n')
}

/**
 * `dist/_redirects` for Netlify: existing files win, every other address gets the app. A missing hashed file stays
 * missing: browsers would cache a page in its place for a year.
 */
export function redirectsFile(): string {
  return `${hashedFiles}* ${shell} 404\n/* ${shell} 200\n`
}

/**
 * `.vercel/output/config.json` (Build Output API, version 3). Vercel reads `vercel.json` before the build, when the
 * project's address is not known yet; the build writes this file with the address.
 */
export function vercelOutput(options: SiteOptions): object {
  return {
    version: 3,
    routes: [
      { src: '/(.*)', headers: siteHeaders(options), continue: true },
      { handle: 'filesystem' },
      { src: `/(?!${hashedFiles.slice(1)}).*`, dest: shell },
      { handle: 'hit' },
      { src: `${hashedFiles}(.*)`, headers: { 'Cache-Control': cacheOfHashedFiles }, continue: true },
    ],
  }
}
