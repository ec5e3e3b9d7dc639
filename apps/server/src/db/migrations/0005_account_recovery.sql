alter table proposals drop constraint proposals_kind;
alter table proposals add constraint proposals_kind check (kind = 'setting' or (kind in ('role', 'service_key', 'factor_reset', 'account_recovery') and needs_second));
--> statement-breakpoint
-- In a person's transaction a way to another's new password takes two. The auth server acts for nobody.
create function app.guard_recovery() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if new.kind = 'recovery' and app.uid() is not null and app.uid() <> new.user_id and not exists (
      select from proposals where kind = 'account_recovery' and status = 'confirmed'
        and subject = new.user_id::text) then
      raise exception 'A new password for somebody else takes two people' using errcode = 'check_violation';
    end if;
    return new;
  end
  $$;
create trigger one_time_tokens_guard before insert on auth.one_time_tokens
  for each row execute function app.guard_recovery();
