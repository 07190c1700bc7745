import { describeActions } from './suites/actions.ts'
import { describeQuotas } from './suites/quotas.ts'
import { openPostgres } from './support/sql-database.ts'

describeQuotas('PostgreSQL', openPostgres)
describeActions('PostgreSQL', openPostgres)
