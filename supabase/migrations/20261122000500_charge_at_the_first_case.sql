-- A run is charged when its first test case is sent. What was charged can be completed for a day; what failed is given
-- back, within limits that keep the AI service from being used for nothing.

-- `finished_at` is when the latest call of a run ended: null while one is open. `repeats` counts the calls after the first.
alter table public.generations
  add column settled_at timestamptz,
  add column repeats integer not null default 0 check (repeats >= 0);
update public.generations set settled_at = coalesce(finished_at, reserved_at) where status = 'settled';
update public.generations set finished_at = settled_at where status = 'settled' and finished_at is null;

create index generations_refunded on public.generations (user_id, finished_at) where status = 'refunded';

-- Reserves one run. One row:
--   outcome 'reserved'         run_id is the new run, charged
--           'running'          the idempotency key was seen and its call is still open
--           'repeated'         the key was seen and charged: its cases may be written once more, nothing is charged
--           'repeats_used_up'  the key was charged over 24 hours ago, or was repeated three times
--           'exhausted'        the plan has no run left, or does not cover the run that is to be repeated
--           'too_many_failed'  ten runs of the last hour were given back or are still open
-- retry_after_seconds says when 'running' and 'too_many_failed' may be over.
drop function public.reserve_generation(uuid, text, integer);
create function public.reserve_generation(p_user_id uuid, p_idempotency_key text default null, p_timeout_ms integer default 600000)
returns table (run_id uuid, outcome text, used integer, quota integer, retry_after_seconds integer)
language plpgsql security definer set search_path = ''
as $$
declare
  c_repeats constant integer := 3;
  c_repeat_window constant interval := interval '24 hours';
  c_unpaid constant integer := 10;
  c_unpaid_window constant interval := interval '1 hour';
  v_now timestamptz := public.clock();
  v_month date := public.current_usage_month();
  v_expires timestamptz := v_now + p_timeout_ms * interval '1 millisecond';
  v_quota integer;
  v_used integer;
  v_run uuid;
  v_seen public.generations;
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

  if v_quota <> -1 and v_used >= v_quota then
    return query select null::uuid, 'exhausted'::text, v_used, v_quota, null::integer;
    return;
  end if;

  -- Open runs count too: each of them may still fail, and many at once must not get around the limit.
  select count(*), min(g.finished_at) into v_refunded, v_oldest
  from public.generations g
  where g.user_id = p_user_id and g.status = 'refunded' and g.finished_at > v_now - c_unpaid_window;
  select count(*) into v_open from public.generations g where g.user_id = p_user_id and g.status = 'reserved';
  if v_refunded + v_open >= c_unpaid then
    return query select null::uuid, 'too_many_failed'::text, v_used, v_quota,
      case when v_open > 0 then 5 else greatest(1, ceil(extract(epoch from v_oldest + c_unpaid_window - v_now)))::integer end;
    return;
  end if;

  update public.usage u set used = u.used + 1
  where u.user_id = p_user_id and u.month = v_month
  returning u.used into v_used;
  insert into public.generations (user_id, month, idempotency_key, reserved_at, expires_at)
  values (p_user_id, v_month, p_idempotency_key, v_now, v_expires)
  returning id into v_run;
  return query select v_run, 'reserved'::text, v_used, v_quota, null::integer;
end;
$$;

-- Charges a reserved run for good. False when it was not open any more. The call goes on: finish_generation ends it.
drop function public.settle_generation(uuid, text, text, integer, integer);
create function public.settle_generation(p_run_id uuid, p_provider text, p_model text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generations g
  set status = 'settled', provider = p_provider, model = p_model, settled_at = public.clock()
  where g.id = p_run_id and g.status = 'reserved';
  return found;
end;
$$;

-- Ends a call of a charged run, whatever came of it. Tokens and time add up over the calls of a run.
create function public.finish_generation(p_run_id uuid, p_tokens integer default null, p_duration_ms integer default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.generations g
  set tokens = case when p_tokens is null then g.tokens else coalesce(g.tokens, 0) + p_tokens end,
      duration_ms = case when p_duration_ms is null then g.duration_ms else coalesce(g.duration_ms, 0) + p_duration_ms end,
      finished_at = public.clock()
  where g.id = p_run_id and g.status = 'settled';
  return found;
end;
$$;

-- Gives a reserved run back. False when it stays charged: it was not open any more, or its user left (reason 'aborted') and
-- has done so three times in the last 24 hours. A run is never refunded twice.
create or replace function public.refund_generation(p_run_id uuid, p_reason text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  c_free_leaves constant integer := 3;
  c_leave_window constant interval := interval '24 hours';
  v_now timestamptz := public.clock();
  v_user uuid;
  v_month date;
begin
  select g.user_id into v_user from public.generations g where g.id = p_run_id;
  if p_reason = 'aborted' and v_user is not null then
    -- Those who leave many runs at once are counted one after the other. No row is locked for it: the rows of runs and
    -- usage are locked in that order elsewhere.
    perform pg_advisory_xact_lock(hashtextextended('left runs of ' || v_user, 0));
    if (
      select count(*) from public.generations g
      where g.user_id = v_user and g.status = 'refunded' and g.refund_reason = 'aborted' and g.finished_at > v_now - c_leave_window
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
  update public.usage u set used = greatest(u.used - 1, 0) where u.user_id = v_user and u.month = v_month;
  return true;
end;
$$;

revoke all on function
  public.reserve_generation(uuid, text, integer),
  public.settle_generation(uuid, text, text),
  public.finish_generation(uuid, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.reserve_generation(uuid, text, integer),
  public.settle_generation(uuid, text, text),
  public.finish_generation(uuid, integer, integer)
to service_role;
