-- The plans (quota: runs a month, -1 is unlimited). The same numbers stand in src/domain/plans; a test compares them.
insert into public.plans (role, label, quota, enrichment, can_export) values
  ('user', 'Free', 0, false, false),
  ('starter', 'Starter', 20, false, true),
  ('pro', 'Pro', 100, true, true),
  ('admin', 'Admin', -1, true, true)
on conflict (role) do update
  set label = excluded.label,
      quota = excluded.quota,
      enrichment = excluded.enrichment,
      can_export = excluded.can_export;
