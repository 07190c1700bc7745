import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Their files put others in the place of modules, or load modules in another language: each has a world of its own. */
const standIns = ['account', 'admin', 'app', 'auth', 'backend', 'language', 'routes', 'test-tools', 'tracker'].map(
  (name) => `tests/dom/${name}/**/*.test.{ts,tsx}`,
)

const standInOfTimers = 'tests/stack/queue-faults.test.ts'

function domProject(
  name: string,
  files: { include: string[]; exclude?: string[]; isolate?: boolean; pool?: 'vmThreads' },
) {
  return {
    plugins: [react()],
    test: { name, ...files, environment: 'happy-dom', setupFiles: ['tests/setup/dom.ts'], testTimeout: 30_000 },
  }
}

/** Starts with the longest files and ends with the shortest, so that no worker is left with a long one at the end. */
const projectOrder = [
  'stack',
  'stack-alone',
  'security',
  'unit',
  'functions',
  'database',
  'postgres',
  'dom-alone',
  'dom',
]

class LongProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => projectOrder.indexOf(project.name)
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

// One project a folder of tests/: the folder tells what a test costs. Where files leave nothing behind in their process they
// share it (`isolate: false`): the modules, and PGlite's compiled program, are then loaded once for all of them.
export default defineConfig({
  test: {
    // What a passing test logs is noise (the embedded database prints every refusal).
    silent: 'passed-only',
    // One more than two cores: tests that start servers wait for them a good part of their time.
    maxWorkers: availableParallelism() < 4 ? 3 : 4,
    sequence: { sequencer: LongProjectsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      domProject('dom', { include: ['tests/dom/**/*.test.{ts,tsx}'], exclude: standIns, isolate: false }),
      domProject('dom-alone', { include: standIns, pool: 'vmThreads' }),
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/setup/functions.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // The database tests once more on a PostgreSQL server, as a hosted project has one; without those that open both
          // themselves, and those about PGlite itself.
          name: 'postgres',
          include: ['tests/database/*.test.ts'],
          exclude: ['tests/database/*-{pglite,postgres}.test.ts', 'tests/database/{exit-code,empty-database}.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/setup/postgres-server.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'security',
          include: ['tests/security/**/*.test.ts'],
          environment: 'node',
          isolate: false,
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
          exclude: [standInOfTimers],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          // Puts another function in the place of a timer.
          name: 'stack-alone',
          include: [standInOfTimers],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
