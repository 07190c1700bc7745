import { describeAdministration } from './suites/administration.ts'
import { openPglite } from './support/sql-database.ts'

describeAdministration('PGlite', openPglite)
