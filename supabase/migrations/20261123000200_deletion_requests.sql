-- Deletions and password resets are requested, not ordered. The rules stay the same.

alter table private.deletion_orders rename to deletion_requests;
alter table private.deletion_requests rename column ordered_at to requested_at;
alter table private.deletion_requests rename constraint deletion_orders_pkey to deletion_requests_pkey;

create or replace function private.record_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  with requested as (
    delete from private.deletion_requests d where d.user_id = old.id returning d.*
  )
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email, changes)
  select 'user.delete', r.actor_id, r.actor_email, r.user_id, r.user_email,
    jsonb_build_object('name', jsonb_build_object('from', old.name), 'role', jsonb_build_object('from', old.role))
  from requested r where r.requested_at > public.clock() - interval '5 minutes';
  return null;
end;
$$;

-- Whether the user may be deleted, and who asks. { outcome: 'requested' | 'not_admin' | 'own_account' | 'user_not_found' | 'last_admin' }
create function public.admin_request_deletion(p_actor_id uuid, p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := private.begin_admin_action(p_actor_id);
  v_email text := (select v.email from private.admin_users v where v.id = p_user_id);
begin
  if v_actor is null then
    return jsonb_build_object('outcome', 'not_admin');
  end if;
  if p_actor_id = p_user_id then
    return jsonb_build_object('outcome', 'own_account');
  end if;
  if v_email is null then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  if private.is_last_admin(p_user_id) then
    return jsonb_build_object('outcome', 'last_admin');
  end if;
  insert into private.deletion_requests (user_id, user_email, actor_id, actor_email, requested_at)
  values (p_user_id, v_email, p_actor_id, v_actor, public.clock())
  on conflict (user_id) do update set
    user_email = excluded.user_email, actor_id = excluded.actor_id, actor_email = excluded.actor_email,
    requested_at = excluded.requested_at;
  delete from private.deletion_requests d where d.requested_at < public.clock() - interval '1 day';
  return jsonb_build_object('outcome', 'requested');
end;
$$;

-- Records that an administrator asks for a reset e-mail. { outcome: 'requested' | 'not_admin' | 'user_not_found' | 'email_mismatch' }
create function public.admin_request_password_reset(p_actor_id uuid, p_user_id uuid, p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := private.begin_admin_action(p_actor_id);
  v_email text := (select v.email from private.admin_users v where v.id = p_user_id);
begin
  if v_actor is null then
    return jsonb_build_object('outcome', 'not_admin');
  end if;
  if v_email is null then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  if lower(v_email) <> lower(p_email) then
    return jsonb_build_object('outcome', 'email_mismatch');
  end if;
  insert into public.audit_log (action, actor_id, actor_email, target_id, target_email)
  values ('user.reset_password', p_actor_id, v_actor, p_user_id, v_email);
  return jsonb_build_object('outcome', 'requested');
end;
$$;

revoke all on function public.admin_request_deletion(uuid, uuid), public.admin_request_password_reset(uuid, uuid, text)
from public, anon, authenticated;
grant execute on function public.admin_request_deletion(uuid, uuid), public.admin_request_password_reset(uuid, uuid, text)
to service_role;

-- The previous version of the edge function runs for a moment during an update: the old names stay for it.
create function private.as_ordered(p_answer jsonb) returns jsonb
language sql immutable set search_path = ''
as $$ select case when p_answer ->> 'outcome' = 'requested' then '{"outcome": "ordered"}' else p_answer end $$;
revoke all on function private.as_ordered(jsonb) from public, anon, authenticated;

create or replace function public.admin_order_deletion(p_actor_id uuid, p_user_id uuid) returns jsonb
language sql security definer set search_path = ''
as $$ select private.as_ordered(public.admin_request_deletion(p_actor_id, p_user_id)) $$;

create or replace function public.admin_order_password_reset(p_actor_id uuid, p_user_id uuid, p_email text) returns jsonb
language sql security definer set search_path = ''
as $$ select private.as_ordered(public.admin_request_password_reset(p_actor_id, p_user_id, p_email)) $$;
