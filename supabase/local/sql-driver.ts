type Query = <T>(sql: string, params?: unknown[]) => Promise<{ rows: T[]; affectedRows?: number | undefined }>

/** What is asked of a Postgres in SQL. PGlite answers it as it is; the tests ask a PostgreSQL server the same. */
export interface SqlDriver {
  query: Query
  /** Statements without parameters; sent together they are one transaction. */
  exec(sql: string): Promise<unknown>
  transaction(work: (within: { query: Query }) => Promise<void>): Promise<unknown>
}
