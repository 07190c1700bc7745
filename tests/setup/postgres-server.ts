import type { TestProject } from 'vitest/node'
import { startPostgres } from '../database/support/postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server, for projects that use one; the others use PGlite. */
    postgresUrl: string | undefined
  }
}

/** One PostgreSQL server for all tests of a project. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ connections: 100 })
  project.provide('postgresUrl', server.url)
  return () => server.close()
}
