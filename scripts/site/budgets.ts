import { type Chunk, type Chunks, chunksLoadedBy, gzipSize } from './chunks.ts'
import { sourcesOf } from './page-sources.ts'

interface Budget {
  page: string
  sources: readonly string[]
  /** Gzip, in bytes. */
  limit: number
  /** What the page must not load, by a part of the module's path. */
  without: readonly string[]
}

const kilobyte = 1000
const alwaysOnDemand = ['/node_modules/xlsx/', '/node_modules/crypto-js/', '/src/features/admin/', '/node_modules/tippy.js/']

const budgets: readonly Budget[] = [
  {
    page: 'Landing page',
    sources: sourcesOf('/'),
    limit: 100 * kilobyte,
    without: [...alwaysOnDemand, '/node_modules/zod/', '/node_modules/react-router', '/node_modules/@supabase/', '/node_modules/@tanstack/'],
  },
  { page: 'Login', sources: sourcesOf('/login'), limit: 200 * kilobyte, without: alwaysOnDemand },
  { page: 'Signed-in dashboard', sources: sourcesOf('/app'), limit: 220 * kilobyte, without: alwaysOnDemand },
]

export interface Measured {
  page: string
  size: number
  limit: number
  chunks: readonly Chunk[]
  problems: string[]
}

/** What each page loads before it can be used, against what it may load. */
export function measure(chunks: Chunks): Measured[] {
  return budgets.map(({ page, sources, limit, without }) => {
    const loaded = chunksLoadedBy(sources, chunks)
    const size = gzipSize(loaded)
    const modules = loaded.flatMap((chunk) => Object.keys(chunk.modules))
    const unwanted = without.filter((part) => modules.some((module) => module.includes(part)))
    const problems = [
      ...(size > limit ? [`${page}: ${kilobytes(size)} of JavaScript, the budget is ${kilobytes(limit)}.`] : []),
      ...unwanted.map((part) => `${page}: loads ${part}, which has to wait until it is asked for.`),
    ]
    return { page, size, limit, chunks: loaded, problems }
  })
}

export function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`
}

/** One line a page. */
export function report(measured: readonly Measured[]): string {
  return measured.map(({ page, size, limit }) => `${page.padEnd(20)} ${kilobytes(size).padStart(9)} of ${kilobytes(limit).padStart(9)} gzip`).join('\n')
}
