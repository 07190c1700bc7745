/**
 * The headers of the site, for `npm start` and for the files that the build writes for hosts. The edge function has its
 * own (supabase/functions/api/http/headers.ts).
 */
export interface SiteOptions {
  /** VITE_SUPABASE_URL; blank or '/' if the site's own address serves the backend. */
  backendUrl?: string | undefined
}

/** What a page may load: its own files and the project's backend. No inline script or style, no eval, no frame. */
export function contentSecurityPolicy({ backendUrl = '' }: SiteOptions = {}): string {
  // Only the origin, whatever else the setting contains.
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
    // Text never becomes script; the only policy covers the address of the export worker.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['casewright-worker', 'casewright-ticket-worker'],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** For every page and file. */
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

/** The names of these files change with their content. */
export const hashedFiles = '/assets/'

export const cacheOfHashedFiles = 'public, max-age=31536000, immutable'
export const cacheOfPages = 'no-cache'
