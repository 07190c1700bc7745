/**
 * `npm run bench:lighthouse`: Lighthouse's mobile preset (mid-range phone, slow 4G) on the landing page and the login,
 * built and served as by `npm start`. Each page runs RUNS times (default 3); the median counts for performance, the
 * lowest score for the other categories. Exits with 1 if a target is missed.
 */
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { startProduct } from '../scripts/running-product.ts'
import { findBrowser } from '../scripts/test/find-browser.ts'
import { freePort } from '../supabase/local/free-port.ts'

const runs = Number(process.env['RUNS'] ?? 3)
const pages = ['/', '/login']
const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

interface Run {
  scores: Record<string, number>
  metrics: string
  /** The audits that kept a score below its target. */
  failed: string[]
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

async function runOnce(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(targets),
  })
  if (result === undefined) throw new Error('Lighthouse gave no result.')
  const { categories, audits } = result.lhr
  const scores = Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  )
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ]
    .map(
      (id) =>
        `${id
          .split('-')
          .map(([letter]) => letter?.toUpperCase())
          .join('')} ${audits[id]?.displayValue ?? '?'}`,
    )
    .join('  ')
  const failed = Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs.flatMap(({ id: audit, weight }) =>
          weight > 0 && (audits[audit]?.score ?? 1) < 1 ? [`${id}: ${audits[audit]?.title ?? audit}`] : [],
        ),
  )
  return { scores, metrics, failed }
}

/** Each run starts a new browser, so that nothing is cached. */
async function runInBrowser(url: string, executablePath: string): Promise<Run> {
  const debugPort = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      `--remote-debugging-port=${debugPort}`,
    ],
  })
  try {
    return await runOnce(url, debugPort)
  } finally {
    await browser.close()
  }
}

const site = await startProduct()
const executablePath = await findBrowser(console.log)

try {
  for (const page of pages) {
    const results: Run[] = []
    for (let n = 0; n < runs; n += 1) results.push(await runInBrowser(`${site.url}${page}`, executablePath))
    console.log(`\n${page}`)
    for (const { metrics } of results) console.log(`  ${metrics}`)
    for (const [category, target] of Object.entries(targets)) {
      const scores = results.map((run) => run.scores[category] ?? 0)
      const score = category === 'performance' ? median(scores) : Math.min(...scores)
      console.log(`  ${category.padEnd(16)} ${String(score).padStart(3)}  target ${target}  (${scores.join(', ')})`)
      if (score < target) process.exitCode = 1
    }
    for (const reason of new Set(results.flatMap(({ failed }) => failed))) console.log(`  ! ${reason}`)
  }
} finally {
  await site.stop()
}
