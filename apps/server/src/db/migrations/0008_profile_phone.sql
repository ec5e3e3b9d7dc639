-- A mobile is written into a profile when nobody else has it. Asking first and writing then would
-- fail when two people come at once; here whoever is second simply goes without.
-- Somebody who has proved neither address nor number yet gives way to one who has proved theirs.
create function app.offer_phone(person uuid, mobile text, is_proved boolean) returns boolean
  language plpgsql set search_path = ''
  as $$
    begin
      if is_proved then
        update public.profiles p set phone = null, updated_at = now()
          from auth.users u
          where p.phone = mobile and p.id <> person and u.id = p.id
            and u.email_confirmed_at is null and u.phone_confirmed_at is null;
      end if;
      update public.profiles set phone = mobile, updated_at = now()
        where id = person and phone is distinct from mobile;
      return found;
    exception when unique_violation then
      return false;
    end
  $$;--> statement-breakpoint
revoke all on function app.offer_phone(uuid, text, boolean) from public;--> statement-breakpoint
grant execute on function app.offer_phone(uuid, text, boolean) to chowk_auth;
