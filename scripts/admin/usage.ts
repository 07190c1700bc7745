export const usage = `Usage: npm run admin -- grant <e-mail> <role>

Grants the account with this address a role: user, starter, pro or admin. Use it for the first administrator of a
project; manage all others on the site, under Admin. The audit log records the change.

Configuration (environment or .env)
  SUPABASE_URL          the project's address, https://<project>.supabase.co
  SUPABASE_SECRET_KEY   the project's secret key (sb_secret_…), or SUPABASE_SERVICE_ROLE_KEY with the older service_role key.
                        It grants full access: keep it out of the site and out of the repository.

Exit code: 0 done, 1 failed, 2 wrong usage.`
