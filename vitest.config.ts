import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// One project a folder of tests/: the folder tells what a test costs.
export default defineConfig({
  test: {
    // What a passing test logs is noise (the embedded database prints every refusal).
    silent: 'passed-only',
    // By default one core stays free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      // Pure functions leave nothing behind: their files share a process.
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node', isolate: false, testTimeout: 60_000 } },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/setup/dom.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], environment: 'node', setupFiles: ['tests/setup/functions.ts'], testTimeout: 20_000 } },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          environment: 'node',
          // One served backend for all of them.
          globalSetup: ['tests/security/support/served-backend.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
