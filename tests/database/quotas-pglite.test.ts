import { describeQuotas } from './suites/quotas.ts'
import { openPglite } from './support/sql-database.ts'

describeQuotas('PGlite', openPglite)
