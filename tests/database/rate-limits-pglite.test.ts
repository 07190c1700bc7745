import { describeRateLimits } from './suites/rate-limits.ts'
import { openPglite } from './support/sql-database.ts'

describeRateLimits('PGlite', openPglite)
