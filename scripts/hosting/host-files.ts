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
 * `vercel.json`. Vercel reads it before the site is built, so that the backend is named by a wildcard: the address of any
 * hosted project.
 */
export function vercelConfiguration(): object {
  const headers = Object.entries(siteHeaders({ backendUrl: 'https://*.supabase.co' })).map(([key, value]) => ({ key, value }))
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    headers: [
      { source: '/(.*)', headers },
      { source: `${hashedFiles}(.*)`, headers: [{ key: 'Cache-Control', value: cacheOfHashedFiles }] },
    ],
    rewrites: [{ source: `/((?!${hashedFiles.slice(1)}).*)`, destination: shell }],
  }
}
