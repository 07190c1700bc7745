import { gzipSync } from 'node:zlib'

/** The properties of a built chunk that the budgets need; Rolldown's own type satisfies it. */
export interface Chunk {
  type: 'chunk'
  fileName: string
  code: string
  imports: string[]
  modules: Record<string, unknown>
}

export type Chunks = ReadonlyMap<string, Chunk>

const site = ['index.html', 'src/app/site.tsx']
const app = ['index.html', 'src/app/start-app.tsx', 'src/app/session-root.tsx']

/** The source files whose chunks a page loads for its first paint. The build fails if one of them has no chunk. */
export const sources: Record<string, readonly string[]> = {
  '/': [...site, 'src/app/routes/landing.tsx'],
  '/privacy': [...site, 'src/features/legal/privacy-page.tsx'],
  '/terms': [...site, 'src/features/legal/terms-page.tsx'],
  '/login': [
    ...app,
    'src/app/guards/require-visitor.tsx',
    'src/app/layouts/visitor-layout.tsx',
    'src/features/auth/login-screen.tsx',
  ],
  '/app': [
    ...app,
    'src/features/auth/session-watch.ts',
    'src/app/guards/require-session.tsx',
    'src/app/layouts/private-layout.tsx',
    'src/app/routes/dashboard.tsx',
  ],
}

interface Budget {
  page: string
  path: string
  /** In bytes after gzip. */
  limit: number
  /** Modules that the page may load only on demand, by a part of their path. */
  without: readonly string[]
}

const kilobyte = 1000
const alwaysOnDemand = [
  '/node_modules/xlsx/',
  '/node_modules/crypto-js/',
  '/src/features/admin/',
  '/node_modules/tippy.js/',
]

const budgets: readonly Budget[] = [
  {
    page: 'Landing page',
    path: '/',
    limit: 100 * kilobyte,
    without: [
      ...alwaysOnDemand,
      '/node_modules/zod/',
      '/node_modules/react-router',
      '/node_modules/@supabase/',
      '/node_modules/@tanstack/',
    ],
  },
  {
    page: 'Login',
    path: '/login',
    limit: 142 * kilobyte,
    without: [...alwaysOnDemand, '/node_modules/zod/', '/node_modules/@supabase/', '/node_modules/@tanstack/'],
  },
  { page: 'Signed-in dashboard', path: '/app', limit: 210 * kilobyte, without: alwaysOnDemand },
]

export interface Measurement {
  page: string
  size: number
  limit: number
  chunks: readonly Chunk[]
  problems: string[]
}

export function chunksOf(bundle: Record<string, Chunk | { type: 'asset' }>): Chunks {
  return new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
}

/** The chunks that a page needs at once: those of its sources and their static imports. */
export function chunksOfPage(path: string, chunks: Chunks): Chunk[] {
  const pageSources = sources[path]
  if (pageSources === undefined) throw new Error(`The sources of ${path} are not listed.`)
  const loaded = new Map<string, Chunk>()
  function add(fileName: string): void {
    const chunk = chunks.get(fileName)
    if (chunk === undefined || loaded.has(fileName)) return
    loaded.set(fileName, chunk)
    chunk.imports.forEach(add)
  }
  for (const source of pageSources) {
    const chunk = [...chunks.values()].find(({ modules }) =>
      Object.keys(modules).some((id) => id.endsWith(`/${source}`)),
    )
    if (chunk === undefined) throw new Error(`The build has no chunk for ${source}.`)
    add(chunk.fileName)
  }
  return [...loaded.values()]
}

/** The size in bytes over the network. */
export function gzipSize(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** Compares the JavaScript that each page loads before it is usable with its budget. */
export function measure(chunks: Chunks): Measurement[] {
  return budgets.map(({ page, path, limit, without }) => {
    const loaded = chunksOfPage(path, chunks)
    const size = gzipSize(loaded)
    const modules = loaded.flatMap((chunk) => Object.keys(chunk.modules))
    const unwanted = without.filter((part) => modules.some((module) => module.includes(part)))
    const problems = [
      ...(size > limit ? [`${page}: ${kilobytes(size)} of JavaScript, the budget is ${kilobytes(limit)}.`] : []),
      ...unwanted.map((part) => `${page}: loads ${part}, which must be loaded on demand.`),
    ]
    return { page, size, limit, chunks: loaded, problems }
  })
}

export function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}

/** One line per page. */
export function report(measurements: readonly Measurement[]): string {
  return measurements
    .map(
      ({ page, size, limit }) =>
        `${page.padEnd(20)} ${kilobytes(size).padStart(9)} of ${kilobytes(limit).padStart(9)} gzip`,
    )
    .join('\n')
}
