-- What a user has used, and one row a run. Never the ticket's text.

create table public.usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- First day of the month, UTC.
  month date not null check (extract(day from month) = 1),
  used integer not null default 0 check (used >= 0),
  primary key (user_id, month)
);

create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The month the run is charged to: a run refunded after midnight of the first goes back to its own month.
  month date not null,
  idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  status text not null default 'reserved' check (status in ('reserved', 'settled', 'refunded')),
  provider text,
  model text,
  tokens integer check (tokens >= 0),
  duration_ms integer check (duration_ms >= 0),
  refund_reason text check (char_length(refund_reason) <= 200),
  reserved_at timestamptz not null default now(),
  finished_at timestamptz
);

-- A refunded run frees its key, so that a retry after a failure is served.
create unique index generations_idempotency
  on public.generations (user_id, idempotency_key)
  where idempotency_key is not null and status <> 'refunded';
create index generations_by_user on public.generations (user_id, reserved_at desc);
create index generations_open on public.generations (reserved_at) where status = 'reserved';

alter table public.usage enable row level security;
alter table public.generations enable row level security;

create policy "A user reads the own usage" on public.usage for select to authenticated using (user_id = auth.uid());
create policy "A user reads the own runs" on public.generations for select to authenticated using (user_id = auth.uid());

revoke all on public.usage, public.generations from anon, authenticated;
grant select on public.usage, public.generations to authenticated;
grant all on public.usage, public.generations to service_role;
