import type { SqlDriver } from './sql-driver.ts'

/**
 * `@supabase/lite` grants every privilege on every table to the API roles when it serves its first request. A hosted
 * project does not: there the migrations' own `revoke` and `grant` hold. So the privileges are noted before that
 * happens and put back after it.
 */

interface TablePrivileges {
  table: string
  grants: { role: string; privileges: string }[]
}

const apiRoles = 'anon, authenticated, service_role'

/** What a hosted project has before the first migration runs: the API roles and their default privileges. */
export const hostedRolesSql = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema public to ${apiRoles};
alter default privileges in schema public grant all on tables to ${apiRoles};
alter default privileges in schema public grant all on sequences to ${apiRoles};
alter default privileges in schema public grant execute on functions to ${apiRoles};
`

export async function readTablePrivileges(driver: SqlDriver): Promise<TablePrivileges[]> {
  const { rows } = await driver.query<{ table: string; role: string | null; privileges: string | null }>(`
    select c.oid::regclass::text as "table", r.rolname as role, string_agg(distinct a.privilege_type, ', ') as privileges
    from pg_class c
    left join lateral aclexplode(c.relacl) a on true
    left join pg_roles r on r.oid = a.grantee and r.rolname in ('anon', 'authenticated', 'service_role')
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    group by 1, 2`)
  const tables = new Map<string, TablePrivileges>()
  for (const row of rows) {
    const entry = tables.get(row.table) ?? { table: row.table, grants: [] }
    tables.set(row.table, entry)
    if (row.role !== null && row.privileges !== null) entry.grants.push({ role: row.role, privileges: row.privileges })
  }
  return [...tables.values()]
}

export async function restoreTablePrivileges(driver: SqlDriver, noted: TablePrivileges[]): Promise<void> {
  const statements = noted.flatMap(({ table, grants }) => [
    `revoke all on ${table} from ${apiRoles}`,
    ...grants.map(({ role, privileges }) => `grant ${privileges} on ${table} to ${role}`),
  ])
  await driver.exec(['begin', ...statements, 'commit'].join(';\n'))
}
