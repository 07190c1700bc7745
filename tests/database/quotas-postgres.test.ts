import { describeQuotas } from './suites/quotas.ts'
import { openPostgres } from './support/sql-database.ts'

describeQuotas('PostgreSQL', openPostgres)
