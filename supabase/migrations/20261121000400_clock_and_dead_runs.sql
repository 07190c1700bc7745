-- One clock for everything that counts time, and an end for runs whose call died.

-- A place of its own, so that a test can replace it.
create function public.clock() returns timestamptz
language sql stable set search_path = ''
as $$ select now() $$;

-- First day of the month that an instant belongs to. Months turn at UTC midnight of the first, whatever the session's zone.
create function public.usage_month(p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$ select date_trunc('month', p_at at time zone 'utc')::date $$;

create or replace function public.current_usage_month() returns date
language sql stable set search_path = ''
as $$ select public.usage_month(public.clock()) $$;

-- When a reserved run counts as dead: nobody will settle or refund it after that.
alter table public.generations add column expires_at timestamptz;
update public.generations set expires_at = reserved_at + interval '10 minutes';
alter table public.generations alter column expires_at set not null;

drop index public.generations_open;
create index generations_open on public.generations (expires_at) where status = 'reserved';

-- Gives back the runs that were reserved by calls that died: one user's, or everybody's. Returns how many.
-- Rows that another call is working on are left to it, so this never waits for one and never refunds twice.
create function public.release_expired_generations(p_user_id uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_charge record;
  v_released integer := 0;
begin
  for v_charge in
    with dead as (
      select g.id from public.generations g
      where g.status = 'reserved' and g.expires_at <= public.clock() and (p_user_id is null or g.user_id = p_user_id)
      for update skip locked
    ), refunded as (
      update public.generations g
      set status = 'refunded', refund_reason = 'expired', finished_at = public.clock()
      from dead where g.id = dead.id
      returning g.user_id, g.month
    )
    -- In one order for everybody, as two calls may meet on the same usage rows.
    select r.user_id, r.month, count(*)::integer as runs from refunded r group by r.user_id, r.month order by r.user_id, r.month
  loop
    update public.usage u set used = greatest(u.used - v_charge.runs, 0)
    where u.user_id = v_charge.user_id and u.month = v_charge.month;
    v_released := v_released + v_charge.runs;
  end loop;
  return v_released;
end;
$$;

-- As before, and: the run expires after p_timeout_ms, dead runs of the user are given back first, the clock is the one above.
drop function public.reserve_generation(uuid, text);
create function public.reserve_generation(p_user_id uuid, p_idempotency_key text default null, p_timeout_ms integer default 600000)
returns table (run_id uuid, outcome text, status text, used integer, quota integer)
language plpgsql security definer set search_path = ''
as $$
declare
  v_month date := public.current_usage_month();
  v_quota integer;
  v_used integer;
  v_run uuid;
  v_status text;
begin
  select p.quota into v_quota
  from public.profiles pr join public.plans p on p.role = pr.role
  where pr.id = p_user_id;
  if v_quota is null then
    raise exception 'no profile for user' using errcode = 'P0002';
  end if;

  perform public.release_expired_generations(p_user_id);

  -- Takes the usage row first: whoever holds it decides alone about this user and month.
  insert into public.usage as u (user_id, month, used) values (p_user_id, v_month, 0)
  on conflict (user_id, month) do update set used = u.used
  returning u.used into v_used;

  if p_idempotency_key is not null then
    select g.id, g.status into v_run, v_status
    from public.generations g
    where g.user_id = p_user_id and g.idempotency_key = p_idempotency_key and g.status <> 'refunded';
    if found then
      return query select v_run, 'repeated'::text, v_status, v_used, v_quota;
      return;
    end if;
  end if;

  update public.usage u set used = u.used + 1
  where u.user_id = p_user_id and u.month = v_month and (v_quota = -1 or u.used < v_quota)
  returning u.used into v_used;
  if not found then
    select u.used into v_used from public.usage u where u.user_id = p_user_id and u.month = v_month;
    return query select null::uuid, 'exhausted'::text, null::text, v_used, v_quota;
    return;
  end if;

  insert into public.generations (user_id, month, idempotency_key, reserved_at, expires_at)
  values (p_user_id, v_month, p_idempotency_key, public.clock(), public.clock() + p_timeout_ms * interval '1 millisecond')
  returning id into v_run;
  return query select v_run, 'reserved'::text, 'reserved'::text, v_used, v_quota;
end;
$$;

create or replace function public.settle_generation(
  p_run_id uuid, p_provider text, p_model text, p_tokens integer default null, p_duration_ms integer default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generations g
  set status = 'settled', provider = p_provider, model = p_model, tokens = p_tokens,
      duration_ms = p_duration_ms, finished_at = public.clock()
  where g.id = p_run_id and g.status = 'reserved';
  return found;
end;
$$;

create or replace function public.refund_generation(p_run_id uuid, p_reason text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
  v_month date;
begin
  update public.generations g
  set status = 'refunded', refund_reason = left(p_reason, 200), finished_at = public.clock()
  where g.id = p_run_id and g.status = 'reserved'
  returning g.user_id, g.month into v_user, v_month;
  if not found then
    return false;
  end if;
  update public.usage u set used = greatest(u.used - 1, 0) where u.user_id = v_user and u.month = v_month;
  return true;
end;
$$;

-- As before, but a dead run is given back before it is counted.
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
    where pr.id = p_user_id;
end;
$$;

revoke all on function
  public.clock(),
  public.usage_month(timestamptz),
  public.release_expired_generations(uuid),
  public.reserve_generation(uuid, text, integer)
from public, anon, authenticated;
grant execute on function
  public.clock(),
  public.usage_month(timestamptz),
  public.release_expired_generations(uuid),
  public.reserve_generation(uuid, text, integer)
to service_role;
