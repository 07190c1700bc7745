export const usage = `Usage: npm run admin -- grant <e-mail> <role>

Gives the account of an address a role: user, starter, pro or admin. It makes the first administrator of a project; all
others are managed on the site, under Admin. The change is in the audit log.

Configuration (environment or .env)
  SUPABASE_URL          the project's address, https://<project>.supabase.co
  SUPABASE_SECRET_KEY   the project's secret key (sb_secret_…), or SUPABASE_SERVICE_ROLE_KEY with the older service_role key.
                        It opens everything: keep it out of the site and out of the repository.

Exit code: 0 done, 1 failed, 2 wrong usage.`
