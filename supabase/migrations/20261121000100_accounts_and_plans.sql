-- Who a user is and what the plan allows.
-- A role lives in profiles, never in metadata that a user can edit.

create table public.plans (
  role text primary key check (role in ('user', 'starter', 'pro', 'admin')),
  label text not null,
  -- Runs a calendar month (UTC); -1 is unlimited.
  quota integer not null check (quota >= -1),
  enrichment boolean not null,
  can_export boolean not null
);

-- Profiles refer to a role, so the plans must be there before the first user signs up, seeded or not.
insert into public.plans (role, label, quota, enrichment, can_export) values
  ('user', 'Free', 0, false, false),
  ('starter', 'Starter', 20, false, true),
  ('pro', 'Pro', 100, true, true),
  ('admin', 'Admin', -1, true, true);

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null default '' check (char_length(name) <= 200),
  role text not null default 'user' references public.plans (role),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.plans enable row level security;
alter table public.profiles enable row level security;

create policy "Everybody reads the plans" on public.plans for select to anon, authenticated using (true);
create policy "A user reads the own profile" on public.profiles for select to authenticated using (id = auth.uid());

-- Row-level security decides which rows; these decide which verbs. Writes go through the edge function only.
revoke all on public.plans, public.profiles from anon, authenticated;
grant select on public.plans to anon, authenticated;
grant select on public.profiles to authenticated;
grant all on public.plans, public.profiles to service_role;

-- Each new auth user gets a profile with role 'user', whatever the sign-up claims.
create function public.create_profile_for_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, name)
  values (new.id, left(coalesce(new.raw_user_meta_data ->> 'name', new.raw_user_meta_data ->> 'full_name', ''), 200))
  on conflict (id) do nothing;
  return new;
end;
$$;

revoke all on function public.create_profile_for_new_user() from public, anon, authenticated;

create trigger create_profile_for_new_user
after insert on auth.users
for each row execute function public.create_profile_for_new_user();
