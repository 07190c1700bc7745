import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

// scripts/test.ts finds (or installs) the browser and says where it is; without it Playwright's own is used.
const executablePath = process.env['CASEWRIGHT_CHROMIUM']
const port = Number(process.env['E2E_PORT'] ?? 5199)

export default defineConfig({
  projects: [
    // What fails on purpose: each worker starts a product of its own, whose tests share it one after the other. They come first:
    // they wait longest, and at the end nobody else would have work meanwhile.
    { name: 'faults', testDir: 'tests/faults', fullyParallel: false, expect: { timeout: 20_000 }, timeout: 180_000 },
    { name: 'e2e', testDir: 'e2e' },
  ],
  // One embedded backend serves all tests; each test creates its own user where it changes something. One worker more than
  // two cores: a fifth of its time a test waits for something else. More than four would wait for the backend.
  workers: availableParallelism() < 4 ? 3 : 4,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: true,
  // Emptied at every start: the other suites' reports lie beside it.
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    // The tests read English; e2e/language.spec.ts asks for Spanish.
    locale: 'en-US',
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a third of the time: PLAYWRIGHT_TRACE=1 records those of failed tests.
    trace: process.env['PLAYWRIGHT_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: `test-results/browser/data-${process.pid}` },
  },
})
