-- Counted as every change of a profile: who typed into the older one on another device is told so.
create or replace function app.offer_phone(person uuid, mobile text, is_proved boolean)
  returns boolean
  language plpgsql set search_path = ''
  as $$
    begin
      if is_proved then
        update public.profiles p set phone = null, version = p.version + 1, updated_at = now()
          from auth.users u
          where p.phone = mobile and p.id <> person and u.id = p.id
            and u.email_confirmed_at is null and u.phone_confirmed_at is null;
      end if;
      update public.profiles set phone = mobile, version = version + 1, updated_at = now()
        where id = person and phone is distinct from mobile;
      return found;
    exception when unique_violation then
      return false;
    end
  $$;
