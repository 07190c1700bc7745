import { describeActions } from './suites/actions.ts'
import { describeQuotas } from './suites/quotas.ts'
import { openPglite } from './support/sql-database.ts'

describeQuotas('PGlite', openPglite)
describeActions('PGlite', openPglite)
