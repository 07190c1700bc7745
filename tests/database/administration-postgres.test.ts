import { describeAdministration } from './suites/administration.ts'
import { openPostgres } from './support/sql-database.ts'

describeAdministration('PostgreSQL', openPostgres)
