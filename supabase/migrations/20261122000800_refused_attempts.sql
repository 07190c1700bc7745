-- Attempts to open somebody else's door (a tracker's login). An attempt is counted for its caller before the door is tried,
-- so that parallel ones cannot slip through, and given back where the door opened. Only refusals count against the door:
-- a team may share one account.

create function public.begin_attempt(
  p_caller_key text, p_caller_limit integer, p_door_key text, p_door_limit integer, p_window_seconds integer
) returns table (allowed boolean, retry_after_seconds integer)
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := public.clock();
  v_ends timestamptz;
begin
  select r.window_ends_at into v_ends from public.rate_limits r
  where r.key = p_door_key and r.hits >= p_door_limit and r.window_ends_at > v_now;
  if found then
    return query select false, greatest(1, ceil(extract(epoch from v_ends - v_now)))::integer;
    return;
  end if;
  return query select * from public.take_rate_limit(p_caller_key, p_caller_limit, p_window_seconds);
end;
$$;

-- The door said no.
create function public.count_refusal(p_door_key text, p_door_limit integer, p_window_seconds integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.take_rate_limit(p_door_key, p_door_limit, p_window_seconds);
end;
$$;

-- The door opened: the caller has this attempt again.
create function public.give_attempt_back(p_caller_key text, p_caller_limit integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A refused take leaves limit + 1 behind, whatever was taken before.
  update public.rate_limits r set hits = least(r.hits, p_caller_limit) - 1 where r.key = p_caller_key and least(r.hits, p_caller_limit) > 1;
  if not found then
    delete from public.rate_limits r where r.key = p_caller_key and least(r.hits, p_caller_limit) = 1;
  end if;
end;
$$;

revoke all on function public.begin_attempt(text, integer, text, integer, integer) from public, anon, authenticated;
revoke all on function public.count_refusal(text, integer, integer) from public, anon, authenticated;
revoke all on function public.give_attempt_back(text, integer) from public, anon, authenticated;
grant execute on function public.begin_attempt(text, integer, text, integer, integer) to service_role;
grant execute on function public.count_refusal(text, integer, integer) to service_role;
grant execute on function public.give_attempt_back(text, integer) to service_role;
