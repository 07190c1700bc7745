import { readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** Counts of a Vitest JSON report. A file that failed to load has no tests, so it counts as one failure. */
export function vitestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = vitestReport.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
}

/** Counts of a Playwright JSON report. A flaky test counts as failed. */
export function playwrightCounts(file: string): Counts {
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
