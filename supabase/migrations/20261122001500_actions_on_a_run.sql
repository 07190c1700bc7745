-- Single changes to the result of a run ("write this case again") are rows of `generations`, too: their idempotency, their
-- end, their expiry and their limits are those of a run. They belong to a charged run and are not charged themselves, within
-- an hour of its charge and up to ten a run.

alter table public.generations
  add column parent_id uuid references public.generations (id) on delete cascade;
create index generations_by_parent on public.generations (parent_id) where parent_id is not null;

comment on column public.generations.parent_id is
  'The charged run that this action belongs to. An action is not counted in public.usage.';

-- As before, and: p_run_id names the run that an action belongs to.
--   outcome 'reserved'         for an action: run_id is the action, nothing is charged
--           'running'          also while a call of the action's run is open
--           'actions_used_up'  the run is over an hour old, has ten actions, or is no charged run of this user
-- Ten actions: those that were given back do not count, those that are open do.
drop function public.reserve_generation(uuid, text, integer);
create function public.reserve_generation(
  p_user_id uuid,
  p_idempotency_key text default null,
  p_timeout_ms integer default 600000,
  p_run_id uuid default null
)
returns table (run_id uuid, outcome text, used integer, quota integer, retry_after_seconds integer)
language plpgsql security definer set search_path = ''
as $$
declare
  c_repeats constant integer := 3;
  c_repeat_window constant interval := interval '24 hours';
  c_unpaid constant integer := 10;
  c_unpaid_window constant interval := interval '1 hour';
  c_actions constant integer := 10;
  c_action_window constant interval := interval '1 hour';
  v_now timestamptz := public.clock();
  v_month date := public.current_usage_month();
  v_expires timestamptz := v_now + p_timeout_ms * interval '1 millisecond';
  v_quota integer;
  v_used integer;
  v_run uuid;
  v_seen public.generations;
  v_parent public.generations;
  v_actions integer;
  v_refunded integer;
  v_open integer;
  v_oldest timestamptz;
begin
  select p.quota into v_quota
  from public.profiles pr join public.plans p on p.role = pr.role
  where pr.id = p_user_id;
  if v_quota is null then
    raise exception 'no profile for user' using errcode = 'P0002';
  end if;

  perform public.release_expired_generations(p_user_id);

  -- Locks the usage row: parallel calls of one user wait here for each other.
  insert into public.usage as u (user_id, month, used) values (p_user_id, v_month, 0)
  on conflict (user_id, month) do update set used = u.used
  returning u.used into v_used;

  if p_idempotency_key is not null then
    select g.* into v_seen
    from public.generations g
    where g.user_id = p_user_id and g.idempotency_key = p_idempotency_key and g.status <> 'refunded';
    if found then
      if v_seen.status = 'reserved' or (v_seen.finished_at is null and v_seen.expires_at > v_now) then
        return query select v_seen.id, 'running'::text, v_used, v_quota, 5;
      -- The run is among those of its own month; in a later month it must fit beside those of that one.
      elsif v_quota <> -1 and v_used + (case when v_seen.month = v_month then 0 else 1 end) > v_quota then
        return query select null::uuid, 'exhausted'::text, v_used, v_quota, null::integer;
      elsif v_seen.repeats >= c_repeats or v_seen.settled_at <= v_now - c_repeat_window then
        return query select v_seen.id, 'repeats_used_up'::text, v_used, v_quota, null::integer;
      else
        update public.generations g
        set repeats = g.repeats + 1, finished_at = null, expires_at = v_expires
        where g.id = v_seen.id;
        return query select v_seen.id, 'repeated'::text, v_used, v_quota, null::integer;
      end if;
      return;
    end if;
  end if;

  if p_run_id is not null then
    select g.* into v_parent
    from public.generations g
    where g.id = p_run_id and g.user_id = p_user_id and g.parent_id is null;
    if v_parent.status = 'reserved' or (v_parent.status = 'settled' and v_parent.finished_at is null and v_parent.expires_at > v_now) then
      return query select null::uuid, 'running'::text, v_used, v_quota, 5;
      return;
    end if;
    select count(*) into v_actions
    from public.generations g where g.parent_id = p_run_id and g.status <> 'refunded';
    -- A run that is not there has no status.
    if v_parent.status is distinct from 'settled' or v_parent.settled_at <= v_now - c_action_window or v_actions >= c_actions then
      return query select null::uuid, 'actions_used_up'::text, v_used, v_quota, null::integer;
      return;
    end if;
    if v_quota <> -1 and v_used + (case when v_parent.month = v_month then 0 else 1 end) > v_quota then
      return query select null::uuid, 'exhausted'::text, v_used, v_quota, null::integer;
      return;
    end if;
  elsif v_quota <> -1 and v_used >= v_quota then
    return query select null::uuid, 'exhausted'::text, v_used, v_quota, null::integer;
    return;
  end if;

  -- Open runs count too: each of them may still fail, and many at once must not get around the limit. The answer that there
  -- is nothing new to write costs nothing and is no failure.
  select count(*), min(g.finished_at) into v_refunded, v_oldest
  from public.generations g
  where g.user_id = p_user_id and g.status = 'refunded' and g.finished_at > v_now - c_unpaid_window
    and g.refund_reason is distinct from 'nothing_new';
  select count(*) into v_open from public.generations g where g.user_id = p_user_id and g.status = 'reserved';
  if v_refunded + v_open >= c_unpaid then
    return query select null::uuid, 'too_many_failed'::text, v_used, v_quota,
      case when v_open > 0 then 5 else greatest(1, ceil(extract(epoch from v_oldest + c_unpaid_window - v_now)))::integer end;
    return;
  end if;

  if p_run_id is null then
    update public.usage u set used = u.used + 1
    where u.user_id = p_user_id and u.month = v_month
    returning u.used into v_used;
  end if;
  insert into public.generations (user_id, month, idempotency_key, reserved_at, expires_at, parent_id)
  values (p_user_id, coalesce(v_parent.month, v_month), p_idempotency_key, v_now, v_expires, p_run_id)
  returning id into v_run;
  return query select v_run, 'reserved'::text, v_used, v_quota, null::integer;
end;
$$;

-- As before, but an action was not counted, so nothing is taken off, and runs and actions that were left are counted apart.
create or replace function public.refund_generation(p_run_id uuid, p_reason text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  c_free_leaves constant integer := 3;
  c_leave_window constant interval := interval '24 hours';
  v_now timestamptz := public.clock();
  v_user uuid;
  v_month date;
  v_parent uuid;
begin
  select g.user_id, g.parent_id into v_user, v_parent from public.generations g where g.id = p_run_id;
  if p_reason = 'aborted' and v_user is not null then
    -- Those who leave many runs at once are counted one after the other. No row is locked for it: the rows of runs and
    -- usage are locked in that order elsewhere.
    perform pg_advisory_xact_lock(hashtextextended('left runs of ' || v_user, 0));
    if (
      select count(*) from public.generations g
      where g.user_id = v_user and g.status = 'refunded' and g.refund_reason = 'aborted' and g.finished_at > v_now - c_leave_window
        and (g.parent_id is null) = (v_parent is null)
    ) >= c_free_leaves then
      update public.generations g
      set status = 'settled', refund_reason = 'aborted', settled_at = v_now, finished_at = v_now
      where g.id = p_run_id and g.status = 'reserved';
      return false;
    end if;
  end if;

  update public.generations g
  set status = 'refunded', refund_reason = left(p_reason, 200), finished_at = v_now
  where g.id = p_run_id and g.status = 'reserved'
  returning g.user_id, g.month into v_user, v_month;
  if not found then
    return false;
  end if;
  if v_parent is null then
    update public.usage u set used = greatest(u.used - 1, 0) where u.user_id = v_user and u.month = v_month;
  end if;
  return true;
end;
$$;

-- As before, but only runs were counted.
create or replace function public.release_expired_generations(p_user_id uuid default null) returns integer
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
      returning g.user_id, g.month, g.parent_id
    )
    -- In one order for everybody, as two calls may meet on the same usage rows.
    select r.user_id, r.month, count(*)::integer as runs, (count(*) filter (where r.parent_id is null))::integer as charged
    from refunded r group by r.user_id, r.month order by r.user_id, r.month
  loop
    update public.usage u set used = greatest(u.used - v_charge.charged, 0)
    where u.user_id = v_charge.user_id and u.month = v_charge.month;
    v_released := v_released + v_charge.runs;
  end loop;
  return v_released;
end;
$$;

revoke all on function public.reserve_generation(uuid, text, integer, uuid) from public, anon, authenticated;
grant execute on function public.reserve_generation(uuid, text, integer, uuid) to service_role;
