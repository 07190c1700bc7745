import { describeMigrationsForward } from './suites/migrations-forward.ts'
import { openBarePostgres } from './support/bare-database.ts'

describeMigrationsForward('PostgreSQL', openBarePostgres)
