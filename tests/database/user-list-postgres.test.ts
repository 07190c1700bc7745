import { describeUserList } from './suites/user-list.ts'
import { openPostgres } from './support/sql-database.ts'

describeUserList('PostgreSQL', openPostgres)
