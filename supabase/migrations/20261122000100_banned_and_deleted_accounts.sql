-- An access token is good until it ends. A banned or deleted account must not act with one.

create function private.is_shut_out(p_user_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from auth.users au
    where au.id = p_user_id and au.deleted_at is null and (au.banned_until is null or au.banned_until <= public.clock())
  )
$$;

-- As before, and nothing for an account that is shut out: the function then refuses its token.
create or replace function public.account_info(p_user_id uuid)
returns table (id uuid, email text, name text, role text, quota integer, used integer, enrichment boolean, can_export boolean)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform public.release_expired_generations(p_user_id);
  return query
    select pr.id, au.email::text, pr.name, pr.role, p.quota, coalesce(u.used, 0), p.enrichment, p.can_export
    from public.profiles pr
    join auth.users au on au.id = pr.id
    join public.plans p on p.role = pr.role
    left join public.usage u on u.user_id = pr.id and u.month = public.current_usage_month()
    where pr.id = p_user_id and not private.is_shut_out(pr.id);
end;
$$;

-- As before, and an administrator who is shut out is none.
create or replace function private.begin_admin_action(p_actor_id uuid) returns text
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_administrators();
  return (
    select v.email from private.admin_users v
    where v.id = p_actor_id and v.role = 'admin' and not private.is_shut_out(v.id)
  );
end;
$$;

-- As before, and others count only while they can log in.
create or replace function private.is_last_admin(p_user_id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select exists (select from public.profiles p where p.id = p_user_id and p.role = 'admin')
    and not exists (select from public.profiles p where p.id <> p_user_id and p.role = 'admin' and not private.is_shut_out(p.id))
$$;

-- Refresh tokens go with their sessions.
create function private.end_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_shut_out(new.id) then
    delete from auth.sessions s where s.user_id = new.id;
  end if;
  return null;
end;
$$;

create trigger end_sessions
after update of banned_until, deleted_at on auth.users
for each row execute function private.end_sessions();

delete from auth.sessions s where private.is_shut_out(s.user_id);

revoke all on function private.is_shut_out(uuid), private.end_sessions() from public, anon, authenticated;
