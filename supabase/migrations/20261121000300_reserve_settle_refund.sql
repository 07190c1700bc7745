-- Runs are reserved before the AI is asked, settled on success, refunded on failure. service_role only.

create function public.current_usage_month() returns date
language sql stable set search_path = ''
as $$ select date_trunc('month', now() at time zone 'utc')::date $$;

-- Reserves one run. One row:
--   outcome 'reserved'  run_id is the new run, charged
--           'repeated'  the idempotency key was seen: run_id and status are the first run's, nothing charged
--           'exhausted' the plan has no run left, nothing charged
-- The charge is one conditional upsert: its row lock puts parallel calls in line, so they never exceed the quota.
create function public.reserve_generation(p_user_id uuid, p_idempotency_key text default null)
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

  insert into public.generations (user_id, month, idempotency_key)
  values (p_user_id, v_month, p_idempotency_key)
  returning id into v_run;
  return query select v_run, 'reserved'::text, 'reserved'::text, v_used, v_quota;
end;
$$;

-- Marks a reserved run as done. False when the run was not open any more (already settled or refunded).
create function public.settle_generation(
  p_run_id uuid, p_provider text, p_model text, p_tokens integer default null, p_duration_ms integer default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generations g
  set status = 'settled', provider = p_provider, model = p_model, tokens = p_tokens,
      duration_ms = p_duration_ms, finished_at = now()
  where g.id = p_run_id and g.status = 'reserved';
  return found;
end;
$$;

-- Gives a reserved run back. False when the run was not open any more; a run is never refunded twice.
create function public.refund_generation(p_run_id uuid, p_reason text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
  v_month date;
begin
  update public.generations g
  set status = 'refunded', refund_reason = left(p_reason, 200), finished_at = now()
  where g.id = p_run_id and g.status = 'reserved'
  returning g.user_id, g.month into v_user, v_month;
  if not found then
    return false;
  end if;
  update public.usage u set used = greatest(u.used - 1, 0) where u.user_id = v_user and u.month = v_month;
  return true;
end;
$$;

-- Everything GET /api/user/info says, in one row; no row for an unknown user.
create function public.account_info(p_user_id uuid)
returns table (id uuid, email text, name text, role text, quota integer, used integer, enrichment boolean, can_export boolean)
language sql stable security definer set search_path = ''
as $$
  select pr.id, au.email::text, pr.name, pr.role, p.quota, coalesce(u.used, 0), p.enrichment, p.can_export
  from public.profiles pr
  join auth.users au on au.id = pr.id
  join public.plans p on p.role = pr.role
  left join public.usage u on u.user_id = pr.id and u.month = public.current_usage_month()
  where pr.id = p_user_id
$$;

revoke all on function
  public.current_usage_month(),
  public.reserve_generation(uuid, text),
  public.settle_generation(uuid, text, text, integer, integer),
  public.refund_generation(uuid, text),
  public.account_info(uuid)
from public, anon, authenticated;
grant execute on function
  public.current_usage_month(),
  public.reserve_generation(uuid, text),
  public.settle_generation(uuid, text, text, integer, integer),
  public.refund_generation(uuid, text),
  public.account_info(uuid)
to service_role;
