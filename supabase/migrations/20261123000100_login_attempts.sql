-- begin_door_attempt and end_door_attempt under plain names. A login attempt tries credentials at an account of another
-- service. The rules stay the same.

-- Used by no version of the edge function any more.
drop function public.begin_attempt(text, integer, text, integer, integer);
drop function public.count_refusal(text, integer, integer);

-- Pairs of caller and account that logged in within the last 30 days.
create function private.login_key(p_pair_key text) returns text
language sql immutable set search_path = ''
as $$ select 'logged-in:' || p_pair_key $$;

create function private.has_logged_in(p_pair_key text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.rate_limits r where r.key = private.login_key(p_pair_key) and r.window_ends_at > public.clock()
  )
$$;

update public.rate_limits set key = private.login_key(substr(key, length('opened:') + 1)) where key like 'opened:%';

-- Counts an attempt against all limits before the other service is asked, so that parallel attempts cannot slip through.
-- counts_for_all is false for a pair that has logged in: such attempts do not count against the account.
create function public.begin_login_attempt(
  p_caller_key text, p_caller_limit integer,
  p_pair_key text, p_pair_limit integer,
  p_account_key text, p_account_limit integer,
  p_window_seconds integer
) returns table (allowed boolean, retry_after_seconds integer, counts_for_all boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  v_counts_for_all boolean := not private.has_logged_in(p_pair_key);
  v_keys text[] := array[p_caller_key, p_pair_key];
  v_limits integer[] := array[p_caller_limit, p_pair_limit];
  v_allowed boolean;
  v_wait integer;
begin
  if v_counts_for_all then
    v_keys := v_keys || p_account_key;
    v_limits := v_limits || p_account_limit;
  end if;
  for i in 1 .. cardinality(v_keys) loop
    select t.allowed, t.retry_after_seconds into v_allowed, v_wait
    from public.take_rate_limit(v_keys[i], v_limits[i], p_window_seconds) t;
    if not v_allowed then
      -- The service is not asked, so the attempt counts nowhere else.
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

-- Gives an attempt that was not refused back to the pair and to the account; p_account_key is null if it did not count
-- there. p_accepted: the attempt is no guess, so the caller gets it back too. p_logged_in: the answer shows that the
-- credentials are right.
create function public.end_login_attempt(
  p_caller_key text, p_caller_limit integer,
  p_pair_key text, p_pair_limit integer,
  p_account_key text, p_account_limit integer,
  p_accepted boolean, p_logged_in boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- In the order of begin_login_attempt, or two calls could wait for each other.
  if p_accepted then
    perform public.give_attempt_back(p_caller_key, p_caller_limit);
  end if;
  perform public.give_attempt_back(p_pair_key, p_pair_limit);
  if p_account_key is not null then
    perform public.give_attempt_back(p_account_key, p_account_limit);
  end if;
  if p_logged_in then
    insert into public.rate_limits as r (key, hits, window_ends_at)
    values (private.login_key(p_pair_key), 1, public.clock() + interval '30 days')
    on conflict (key) do update set window_ends_at = excluded.window_ends_at
    where r.window_ends_at < excluded.window_ends_at - interval '1 day';
  end if;
end;
$$;

revoke all on function public.begin_login_attempt(text, integer, text, integer, text, integer, integer) from public, anon, authenticated;
revoke all on function public.end_login_attempt(text, integer, text, integer, text, integer, boolean, boolean) from public, anon, authenticated;
revoke all on function private.login_key(text) from public, anon, authenticated;
revoke all on function private.has_logged_in(text) from public, anon, authenticated;
grant execute on function public.begin_login_attempt(text, integer, text, integer, text, integer, integer) to service_role;
grant execute on function public.end_login_attempt(text, integer, text, integer, text, integer, boolean, boolean) to service_role;

-- The previous version of the edge function runs for a moment during an update: the old names stay for it.
create or replace function public.begin_door_attempt(
  p_caller_key text, p_caller_limit integer,
  p_pair_key text, p_pair_limit integer,
  p_door_key text, p_door_limit integer,
  p_window_seconds integer
) returns table (allowed boolean, retry_after_seconds integer, counts_for_all boolean)
language sql set search_path = ''
as $$
  select * from public.begin_login_attempt(
    p_caller_key, p_caller_limit, p_pair_key, p_pair_limit, p_door_key, p_door_limit, p_window_seconds
  )
$$;

create or replace function public.end_door_attempt(
  p_caller_key text, p_caller_limit integer,
  p_pair_key text, p_pair_limit integer,
  p_door_key text, p_door_limit integer,
  p_accepted boolean, p_opened boolean
) returns void
language sql set search_path = ''
as $$
  select public.end_login_attempt(
    p_caller_key, p_caller_limit, p_pair_key, p_pair_limit, p_door_key, p_door_limit, p_accepted, p_opened
  )
$$;

drop function private.has_opened(text);
drop function private.opened_key(text);
