-- Editing a user changes only what is asked for, and nothing where the administrator saw values that are old by now.
-- Every argument but the two ids may be absent; a function of the version before, which sends name and role, still works.
drop function public.admin_update_user(uuid, uuid, text, text);

-- { outcome: 'updated' | 'not_admin' | 'user_not_found' | 'stale_user' | 'last_admin', user }
create function public.admin_update_user(
  p_actor_id uuid, p_user_id uuid, p_name text default null, p_role text default null,
  p_expected_name text default null, p_expected_role text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor text := private.begin_admin_action(p_actor_id);
  v_user private.admin_users;
  v_name text;
  v_role text;
  v_changes jsonb;
begin
  if v_actor is null then
    return jsonb_build_object('outcome', 'not_admin');
  end if;
  select * into v_user from private.admin_users v where v.id = p_user_id;
  if not found then
    return jsonb_build_object('outcome', 'user_not_found');
  end if;
  v_name := coalesce(p_name, v_user.name);
  v_role := coalesce(p_role, v_user.role);
  -- A value that somebody else has set to the same is no conflict.
  if (v_name <> v_user.name and p_expected_name <> v_user.name) or (v_role <> v_user.role and p_expected_role <> v_user.role) then
    return jsonb_build_object('outcome', 'stale_user');
  end if;
  if v_role <> 'admin' and private.is_last_admin(p_user_id) then
    return jsonb_build_object('outcome', 'last_admin');
  end if;
  v_changes := private.differences(
    jsonb_build_object('name', v_user.name, 'role', v_user.role), jsonb_build_object('name', v_name, 'role', v_role)
  );
  if v_changes <> '{}' then
    update public.profiles p set name = v_name, role = v_role, updated_at = public.clock() where p.id = p_user_id;
    insert into public.audit_log (action, actor_id, actor_email, target_id, target_email, changes)
    values ('user.update', p_actor_id, v_actor, p_user_id, v_user.email, v_changes);
  end if;
  return (select jsonb_build_object('outcome', 'updated', 'user', to_jsonb(v)) from private.admin_users v where v.id = p_user_id);
end;
$$;

revoke all on function public.admin_update_user(uuid, uuid, text, text, text, text) from public, anon, authenticated;
grant execute on function public.admin_update_user(uuid, uuid, text, text, text, text) to service_role;
