import { cacheOfHashedFiles, hashedFiles, siteHeaders, type SiteOptions } from './security-headers.ts'

/** The page that starts the application for every address without a file of its own. */
export const shell = '/app.html'

/** `dist/_headers`, as Netlify and Cloudflare Pages read it. Both answer pages with `max-age=0, must-revalidate` by themselves. */
export function headersFile(options: SiteOptions): string {
  const all = Object.entries(siteHeaders(options)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...all, '', `${hashedFiles}*`, `  Cache-Control: ${cacheOfHashedFiles}`, ''].join('\n')
}

/**
 * `dist/_redirects`, as Netlify reads it: files come first, everything else is an address of the application. A hashed file
 * that is gone is gone: a page in its place would be kept by browsers for a year.
 */
export function redirectsFile(): string {
  return `${hashedFiles}* ${shell} 404\n/* ${shell} 200\n`
}

/**
 * `.vercel/output/config.json` (Build Output API, version 3). Vercel reads `vercel.json` before the build, when nobody knows
 * the project's address; this file is written by the build and names it.
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
