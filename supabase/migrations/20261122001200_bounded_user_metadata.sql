-- Users may write their own metadata, call by call, and every session carries all of it. The product keeps a name there.

create function private.bound_user_metadata() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Metadata that is too large already may shrink.
  if octet_length(new.raw_user_meta_data::text) > 16384
    and (tg_op = 'INSERT' or octet_length(new.raw_user_meta_data::text) > coalesce(octet_length(old.raw_user_meta_data::text), 0))
  then
    raise exception 'user metadata is too large' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

create trigger bound_user_metadata
before insert or update of raw_user_meta_data on auth.users
for each row execute function private.bound_user_metadata();
