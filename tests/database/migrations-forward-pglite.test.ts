import { describeMigrationsForward } from './suites/migrations-forward.ts'
import { openBarePglite } from './support/bare-database.ts'

describeMigrationsForward('PGlite', openBarePglite)
