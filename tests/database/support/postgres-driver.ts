import postgres from 'postgres'
import type { SqlDriver } from '../../../supabase/local/sql-driver.ts'

export interface PostgresDriver extends SqlDriver {
  close(): Promise<void>
}

const json = {
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
}

/**
 * Values that postgres.js handles differently from PGlite: JSON that is already text must not become a JSON string, and
 * counts are numbers.
 */
export const pgliteTypes = {
  json: { ...json, to: 114, from: [114] },
  jsonb: { ...json, to: 3802, from: [3802] },
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
}

/** A PostgreSQL server behind the interface of PGlite. */
export function postgresDriver(url: string, { connections = 1 }: { connections?: number } = {}): PostgresDriver {
  const sql = postgres(url, { max: connections, onnotice: () => undefined, types: pgliteTypes })
  return {
    query: queryOf(sql),
    exec: (text) => sql.unsafe(text),
    transaction: (work) => sql.begin((within) => work({ query: queryOf(within) })),
    close: () => sql.end(),
  }
}

function queryOf(sql: Pick<postgres.ISql, 'unsafe'>): SqlDriver['query'] {
  return async <T>(text: string, params: unknown[] = []) => {
    const rows = await sql.unsafe<T[]>(text, params.map(parameter))
    return { rows: [...rows], affectedRows: rows.count }
  }
}

function parameter(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value === null || value === undefined ? null : JSON.stringify(value)
}
