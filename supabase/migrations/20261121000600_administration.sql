-- What administrators do, and the record of it. Called by the edge function with the secret key only.

-- Not exposed by the data API.
create schema if not exists private;
revoke all on schema private from public;

-- Append only, also for the server. Addresses are kept as they were, so that a deleted account can still be read.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default public.clock(),
  action text not null check (action in ('user.create', 'user.update', 'user.delete', 'user.reset_password', 'role.grant')),
  -- Absent for what was done from a terminal with the secret key.
  actor_id uuid,
  actor_email text,
  target_id uuid not null,
  target_email text not null,
  -- Field → { from, to }. Never a password.
  changes jsonb not null default '{}'
);
create index audit_log_newest on public.audit_log (at desc, id desc);
create index audit_log_by_actor on public.audit_log (actor_id);
create index audit_log_by_target on public.audit_log (target_id);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to service_role;

-- A deletion is done by the auth service; the order beforehand says who asked for it. See record_deletion.
create table private.deletion_orders (
  user_id uuid primary key,
  user_email text not null,
  actor_id uuid not null,
  actor_email text not null,
  ordered_at timestamptz not null
);

-- A user as the administration sees it. The clock is asked in subqueries, once a query and not once a row.
create view private.admin_users as
select
  pr.id,
  pr.name,
  coalesce(au.email, '')::text as email,
  pr.role,
  case
    when au.banned_until > (select public.clock()) then 'banned'
    when au.email_confirmed_at is null then 'unconfirmed'
    else 'active'
  end as status,
  coalesce(au.created_at, pr.created_at) as created_at,
  au.last_sign_in_at,
  coalesce(u.used, 0) as used,
  p.quota
from public.profiles pr
join auth.users au on au.id = pr.id and au.deleted_at is null
join public.plans p on p.role = pr.role
left join public.usage u on u.user_id = pr.id and u.month = (select public.current_usage_month());

-- Everything that may change who is an administrator stands in line here.
create function private.lock_administrators() returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtext('casewright.administrators')) $$;

-- Takes the line and tells the actor's address; null where the actor is no administrator (any more).
create function private.begin_admin_action(p_actor_id uuid) returns text
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_administrators();
  return (select v.email from private.admin_users v where v.id = p_actor_id and v.role = 'admin');
end;
$$;

create function private.is_last_admin(p_user_id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select exists (select from public.profiles p where p.id = p_user_id and p.role = 'admin')
    and not exists (select from public.profiles p where p.id <> p_user_id and p.role = 'admin')
$$;

-- Whoever changes profiles or deletes users, by whatever way: one administrator stays.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin') then
    perform private.lock_administrators();
    if private.is_last_admin(old.id) then
      raise exception 'the last administrator stays' using errcode = 'CW001';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

create trigger keep_an_administrator
before update of role or delete on public.profiles
for each row execute function private.keep_an_administrator();

-- The deletion and its entry in the log happen together or not at all.
create function private.record_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with ordered as (
    delete from private.deletion_orders o where o.user_id = old.id returning o.*
  )
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email, changes)
  select 'user.delete', o.actor_id, o.actor_email, o.user_id, o.user_email,
    jsonb_build_object('name', jsonb_build_object('from', old.name), 'role', jsonb_build_object('from', old.role))
  from ordered o where o.ordered_at > public.clock() - interval '5 minutes';
  return null;
end;
$$;

create trigger record_deletion
after delete on public.profiles
for each row execute function private.record_deletion();

-- Fields that differ, each with before and after.
create function private.differences(p_before jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(a.key, jsonb_strip_nulls(jsonb_build_object('from', p_before -> a.key, 'to', a.value))), '{}')
  from jsonb_each(p_after) a where a.value is distinct from p_before -> a.key
$$;

-- Sets name and role. { outcome: 'updated' | 'not_admin' | 'user_not_found' | 'last_admin', user }
create function public.admin_update_user(p_actor_id uuid, p_user_id uuid, p_name text, p_role text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := private.begin_admin_action(p_actor_id);
  v_user private.admin_users;
  v_changes jsonb;
begin
  if v_actor is null then
    return jsonb_build_object('outcome', 'not_admin');
  end if;
  select * into v_user from private.admin_users v where v.id = p_user_id;
  if not found then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  if p_role <> 'admin' and private.is_last_admin(p_user_id) then
    return jsonb_build_object('outcome', 'last_admin');
  end if;
  v_changes := private.differences(
    jsonb_build_object('name', v_user.name, 'role', v_user.role), jsonb_build_object('name', p_name, 'role', p_role)
  );
  if v_changes <> '{}' then
    update public.profiles p set name = p_name, role = p_role, updated_at = public.clock() where p.id = p_user_id;
    insert into public.audit_log (action, actor_id, actor_email, target_id, target_email, changes)
    values ('user.update', p_actor_id, v_actor, p_user_id, v_user.email, v_changes);
  end if;
  return (select jsonb_build_object('outcome', 'updated', 'user', to_jsonb(v)) from private.admin_users v where v.id = p_user_id);
end;
$$;

-- Gives the account that the auth service has just made its name and role. { outcome: 'created' | 'not_admin' | 'user_not_found', user }
create function public.admin_finish_creation(p_actor_id uuid, p_user_id uuid, p_name text, p_role text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := private.begin_admin_action(p_actor_id);
  v_email text := (select v.email from private.admin_users v where v.id = p_user_id);
begin
  if v_actor is null then
    return jsonb_build_object('outcome', 'not_admin');
  end if;
  if v_email is null then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  update public.profiles p set name = p_name, role = p_role, updated_at = public.clock() where p.id = p_user_id;
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email, changes)
  values ('user.create', p_actor_id, v_actor, p_user_id, v_email,
    private.differences('{}', jsonb_build_object('name', p_name, 'role', p_role)));
  return (select jsonb_build_object('outcome', 'created', 'user', to_jsonb(v)) from private.admin_users v where v.id = p_user_id);
end;
$$;

-- Whether the user may be deleted, and who asks. { outcome: 'ordered' | 'not_admin' | 'own_account' | 'user_not_found' | 'last_admin' }
create function public.admin_order_deletion(p_actor_id uuid, p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := private.begin_admin_action(p_actor_id);
  v_email text := (select v.email from private.admin_users v where v.id = p_user_id);
begin
  if v_actor is null then
    return jsonb_build_object('outcome', 'not_admin');
  end if;
  if p_actor_id = p_user_id then
    return jsonb_build_object('outcome', 'own_account');
  end if;
  if v_email is null then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  if private.is_last_admin(p_user_id) then
    return jsonb_build_object('outcome', 'last_admin');
  end if;
  insert into private.deletion_orders as o (user_id, user_email, actor_id, actor_email, ordered_at)
  values (p_user_id, v_email, p_actor_id, v_actor, public.clock())
  on conflict (user_id) do update
    set user_email = excluded.user_email, actor_id = excluded.actor_id, actor_email = excluded.actor_email, ordered_at = excluded.ordered_at;
  delete from private.deletion_orders o where o.ordered_at < public.clock() - interval '1 day';
  return jsonb_build_object('outcome', 'ordered');
end;
$$;

-- Records that a reset e-mail is asked for. { outcome: 'ordered' | 'not_admin' | 'user_not_found' | 'email_mismatch' }
create function public.admin_order_password_reset(p_actor_id uuid, p_user_id uuid, p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := private.begin_admin_action(p_actor_id);
  v_email text := (select v.email from private.admin_users v where v.id = p_user_id);
begin
  if v_actor is null then
    return jsonb_build_object('outcome', 'not_admin');
  end if;
  if v_email is null then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  if lower(v_email) <> lower(p_email) then
    return jsonb_build_object('outcome', 'email_mismatch');
  end if;
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email)
  values ('user.reset_password', p_actor_id, v_actor, p_user_id, v_email);
  return jsonb_build_object('outcome', 'ordered');
end;
$$;

-- For the terminal, which holds the secret key. { outcome: 'granted' | 'unchanged' | 'user_not_found' | 'last_admin', user }
create function public.grant_role(p_email text, p_role text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user private.admin_users;
begin
  perform private.lock_administrators();
  select * into v_user from private.admin_users v where lower(v.email) = lower(p_email);
  if not found then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  if v_user.role = p_role then
    return jsonb_build_object('outcome', 'unchanged', 'user', to_jsonb(v_user));
  end if;
  if private.is_last_admin(v_user.id) then
    return jsonb_build_object('outcome', 'last_admin', 'user', to_jsonb(v_user));
  end if;
  update public.profiles p set role = p_role, updated_at = public.clock() where p.id = v_user.id;
  insert into public.audit_log (action, target_id, target_email, changes)
  values ('role.grant', v_user.id, v_user.email,
    private.differences(jsonb_build_object('role', v_user.role), jsonb_build_object('role', p_role)));
  return (select jsonb_build_object('outcome', 'granted', 'user', to_jsonb(v)) from private.admin_users v where v.id = v_user.id);
end;
$$;

-- One page of users: { total, users }. The search is found anywhere in name or address, in any case; it has no wildcards.
create function public.admin_list_users(
  p_search text default '', p_role text default null, p_sort text default 'createdAt', p_descending boolean default true,
  p_limit integer default 25, p_offset integer default 0
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_key text := case p_sort
    when 'name' then 'lower(v.name)'
    when 'email' then 'v.email'
    when 'role' then $key$array_position('{user,starter,pro,admin}'::text[], v.role)$key$
    when 'lastSignInAt' then 'v.last_sign_in_at'
    when 'used' then 'v.used'
    else 'v.created_at'
  end;
  v_answer jsonb;
begin
  perform public.release_expired_generations();
  execute format(
    $query$
      with matching as materialized (
        select v.id, %1$s as key
        from private.admin_users v
        where ($1 = '' or strpos(lower(v.name), lower($1)) > 0 or strpos(lower(v.email), lower($1)) > 0)
          and ($2 is null or v.role = $2)
      ), page as (
        select m.id, row_number() over (order by m.key %2$s nulls last, m.id) as place
        from matching m order by m.key %2$s nulls last, m.id limit $3 offset $4
      )
      select jsonb_build_object(
        'total', (select count(*) from matching),
        'users', coalesce((
          select jsonb_agg(to_jsonb(v) order by p.place) from page p join private.admin_users v on v.id = p.id
        ), '[]')
      )
    $query$,
    v_key, case when p_descending then 'desc' else 'asc' end
  ) into v_answer using p_search, p_role, p_limit, p_offset;
  return v_answer;
end;
$$;

-- One page of the log, newest first: { total, entries }.
create function public.admin_list_audit(
  p_action text default null, p_user_id uuid default null, p_limit integer default 25, p_offset integer default 0
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with matching as (
    select a.* from public.audit_log a
    where (p_action is null or a.action = p_action) and (p_user_id is null or a.actor_id = p_user_id or a.target_id = p_user_id)
  ), page as (
    select * from matching m order by m.at desc, m.id desc limit p_limit offset p_offset
  )
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'entries', coalesce((select jsonb_agg(to_jsonb(p) order by p.at desc, p.id desc) from page p), '[]')
  )
$$;

revoke all on all functions in schema private from public, anon, authenticated;
revoke all on function
  public.admin_update_user(uuid, uuid, text, text),
  public.admin_finish_creation(uuid, uuid, text, text),
  public.admin_order_deletion(uuid, uuid),
  public.admin_order_password_reset(uuid, uuid, text),
  public.grant_role(text, text),
  public.admin_list_users(text, text, text, boolean, integer, integer),
  public.admin_list_audit(text, uuid, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.admin_update_user(uuid, uuid, text, text),
  public.admin_finish_creation(uuid, uuid, text, text),
  public.admin_order_deletion(uuid, uuid),
  public.admin_order_password_reset(uuid, uuid, text),
  public.grant_role(text, text),
  public.admin_list_users(text, text, text, boolean, integer, integer),
  public.admin_list_audit(text, uuid, integer, integer)
to service_role;
