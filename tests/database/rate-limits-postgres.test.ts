import { describeRateLimits } from './suites/rate-limits.ts'
import { openPostgres } from './support/sql-database.ts'

describeRateLimits('PostgreSQL', openPostgres)
