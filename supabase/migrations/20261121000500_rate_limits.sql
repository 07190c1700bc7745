-- How often somebody without a session may ask for what costs (accounts, e-mails).

create table public.rate_limits (
  -- A keyed hash of what is limited: neither an address nor an IP can be read from it.
  key text primary key check (char_length(key) between 1 and 200),
  hits integer not null check (hits > 0),
  window_ends_at timestamptz not null
);
create index rate_limits_over on public.rate_limits (window_ends_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant all on public.rate_limits to service_role;

-- Counts one try. The window starts with the first and is not prolonged by refused ones. One statement decides, so that
-- parallel tries never exceed the limit.
create function public.take_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
returns table (allowed boolean, retry_after_seconds integer)
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := public.clock();
  v_hits integer;
  v_ends timestamptz;
begin
  insert into public.rate_limits as r (key, hits, window_ends_at)
  values (p_key, 1, v_now + p_window_seconds * interval '1 second')
  on conflict (key) do update set
    hits = case when r.window_ends_at <= v_now then 1 else least(r.hits, p_limit) + 1 end,
    window_ends_at = case when r.window_ends_at <= v_now then excluded.window_ends_at else r.window_ends_at end
  returning r.hits, r.window_ends_at into v_hits, v_ends;

  -- The table sweeps itself: a few rows at a time, none that another call holds.
  delete from public.rate_limits where key in (
    select r.key from public.rate_limits r where r.window_ends_at <= v_now order by r.window_ends_at limit 20 for update skip locked
  );

  return query select v_hits <= p_limit,
    case when v_hits <= p_limit then 0 else greatest(1, ceil(extract(epoch from v_ends - v_now)))::integer end;
end;
$$;

revoke all on function public.take_rate_limit(text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, integer, integer) to service_role;
