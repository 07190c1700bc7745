/**
 * The headers of the site: one place that `npm start` and the files that the build writes for hosts take them from. The edge function sends its own (supabase/functions/api/http/headers.ts).
 */
export interface SiteOptions {
  /** VITE_SUPABASE_URL; blank or '/' where the backend is served from the site's own address. */
  backendUrl?: string | undefined
}

/** What a page may load and do: its own files and the project's backend. No inline script or style, no eval, no frame. */
export function contentSecurityPolicy({ backendUrl = '' }: SiteOptions = {}): string {
  // Nothing but the origin, whatever the setting holds.
  const backend = /^https?:\/\//.test(backendUrl) ? [new URL(backendUrl).origin] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Text becomes script nowhere; the one policy names the address of the export's worker.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['casewright-worker'],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** For every page and every file. */
export function siteHeaders(options: SiteOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Their names change with their content. */
export const hashedFiles = '/assets/'

export const cacheOfHashedFiles = 'public, max-age=31536000, immutable'
export const cacheOfPages = 'no-cache'
