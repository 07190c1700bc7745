-- Refusals used to count for all callers of a door (a tracker's login) together, so that ten wrong tries of a stranger kept
-- its owner out. Now each caller has an own limit at each door. What all callers share is wider, and does not hold for a
-- caller to whom the door opened within the last 30 days.
--
-- begin_attempt, count_refusal and give_attempt_back stay for the version of the function that runs during the update.

-- Counts an attempt against all limits before the door is tried, so that parallel attempts cannot slip through.
create function public.begin_door_attempt(
  p_caller_key text, p_caller_limit integer,
  p_pair_key text, p_pair_limit integer,
  p_door_key text, p_door_limit integer,
  p_window_seconds integer
) returns table (allowed boolean, retry_after_seconds integer, counts_for_all boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  v_counts_for_all boolean := not private.has_opened(p_pair_key);
  v_keys text[] := array[p_caller_key, p_pair_key];
  v_limits integer[] := array[p_caller_limit, p_pair_limit];
  v_allowed boolean;
  v_wait integer;
begin
  if v_counts_for_all then
    v_keys := v_keys || p_door_key;
    v_limits := v_limits || p_door_limit;
  end if;
  for i in 1 .. cardinality(v_keys) loop
    select t.allowed, t.retry_after_seconds into v_allowed, v_wait
    from public.take_rate_limit(v_keys[i], v_limits[i], p_window_seconds) t;
    if not v_allowed then
      -- A refused attempt reaches no door, so it counts nowhere else.
      for j in 1 .. i - 1 loop
        perform public.give_attempt_back(v_keys[j], v_limits[j]);
      end loop;
      return query select false, v_wait, v_counts_for_all;
      return;
    end if;
  end loop;
  return query select true, 0, v_counts_for_all;
end;
$$;

-- The door answered, and did not refuse: the attempt is given back to its caller at this door and, unless `p_door_key` is
-- null because it was not counted there, to the door. `p_accepted`: it is no guess, so it does not count at all.
-- `p_opened`: the answer proves that the credentials are right.
create function public.end_door_attempt(
  p_caller_key text, p_caller_limit integer,
  p_pair_key text, p_pair_limit integer,
  p_door_key text, p_door_limit integer,
  p_accepted boolean, p_opened boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- In the order of begin_door_attempt, or two calls could wait for each other.
  if p_accepted then
    perform public.give_attempt_back(p_caller_key, p_caller_limit);
  end if;
  perform public.give_attempt_back(p_pair_key, p_pair_limit);
  if p_door_key is not null then
    perform public.give_attempt_back(p_door_key, p_door_limit);
  end if;
  if p_opened then
    insert into public.rate_limits as r (key, hits, window_ends_at)
    values (private.opened_key(p_pair_key), 1, public.clock() + interval '30 days')
    on conflict (key) do update set window_ends_at = excluded.window_ends_at
    where r.window_ends_at < excluded.window_ends_at - interval '1 day';
  end if;
end;
$$;

create function private.opened_key(p_pair_key text) returns text
language sql immutable set search_path = ''
as $$ select 'opened:' || p_pair_key $$;

create function private.has_opened(p_pair_key text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.rate_limits r where r.key = private.opened_key(p_pair_key) and r.window_ends_at > public.clock()
  )
$$;

revoke all on function public.begin_door_attempt(text, integer, text, integer, text, integer, integer) from public, anon, authenticated;
revoke all on function public.end_door_attempt(text, integer, text, integer, text, integer, boolean, boolean) from public, anon, authenticated;
revoke all on function private.opened_key(text) from public, anon, authenticated;
revoke all on function private.has_opened(text) from public, anon, authenticated;
grant execute on function public.begin_door_attempt(text, integer, text, integer, text, integer, integer) to service_role;
grant execute on function public.end_door_attempt(text, integer, text, integer, text, integer, boolean, boolean) to service_role;
