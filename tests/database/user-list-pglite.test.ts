import { describeUserList } from './suites/user-list.ts'
import { openPglite } from './support/sql-database.ts'

describeUserList('PGlite', openPglite)
