-- One table for everything that takes two people: settings, roles of the team, service keys, factors.
ALTER TABLE "config_changes" RENAME TO "proposals";--> statement-breakpoint
ALTER TABLE "proposals" RENAME COLUMN "key" TO "subject";--> statement-breakpoint
ALTER TABLE "proposals" RENAME CONSTRAINT "config_changes_pkey" TO "proposals_pkey";--> statement-breakpoint
ALTER TABLE "proposals" RENAME CONSTRAINT "config_changes_proposed_by_profiles_id_fk" TO "proposals_proposed_by_profiles_id_fk";--> statement-breakpoint
ALTER TABLE "proposals" RENAME CONSTRAINT "config_changes_decided_by_profiles_id_fk" TO "proposals_decided_by_profiles_id_fk";--> statement-breakpoint
ALTER INDEX "config_changes_due_idx" RENAME TO "proposals_due_idx";--> statement-breakpoint
ALTER INDEX "config_changes_status_idx" RENAME TO "proposals_status_idx";--> statement-breakpoint
ALTER INDEX "config_changes_proposer_idx" RENAME TO "proposals_proposer_idx";--> statement-breakpoint
ALTER INDEX "config_changes_decider_idx" RENAME TO "proposals_decider_idx";--> statement-breakpoint
-- Defaults fill the rows that are there; a row to come has to say it.
ALTER TABLE "proposals" ADD COLUMN "kind" text NOT NULL DEFAULT 'setting';--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "expires_at" timestamp with time zone NOT NULL DEFAULT (now() + interval '7 days');--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "expires_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "beneficiary_id" uuid REFERENCES "public"."profiles"("id");--> statement-breakpoint
CREATE INDEX "proposals_beneficiary_idx" ON "proposals" USING btree ("beneficiary_id");--> statement-breakpoint
DROP INDEX "config_changes_one_proposal";--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_open" ON "proposals" USING btree ("kind", "subject") WHERE status = 'proposed';--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "config_changes_two_people";--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_two_people" CHECK (not "needs_second" or "status" not in ('confirmed', 'applied') or ("decided_by" is not null and "decided_by" <> "proposed_by" and "decided_by" is distinct from "beneficiary_id"));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_kind" CHECK ("kind" = 'setting' or ("kind" in ('role', 'service_key', 'factor_reset') and "needs_second"));--> statement-breakpoint
DROP POLICY "user_read" ON "proposals";--> statement-breakpoint
CREATE POLICY "user_read" ON "proposals" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('super_admin')) or ("proposals"."kind" = 'setting' and (select app.has_role('admin'))));--> statement-breakpoint
CREATE POLICY "auth_read" ON "proposals" AS PERMISSIVE FOR SELECT TO "chowk_auth" USING (true);--> statement-breakpoint

-- A key made before carries every scope, and has three months in which to be replaced.
ALTER TABLE "service_keys" ADD COLUMN "scopes" jsonb NOT NULL DEFAULT '["users:read","users:write","users:delete","factors:delete","links","invite","captcha:skip"]';--> statement-breakpoint
ALTER TABLE "service_keys" ALTER COLUMN "scopes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "service_keys" ADD COLUMN "expires_at" timestamp with time zone NOT NULL DEFAULT (now() + interval '90 days');--> statement-breakpoint
ALTER TABLE "service_keys" ALTER COLUMN "expires_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "service_keys" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "service_keys" ALTER COLUMN "confirmed_at" DROP DEFAULT;--> statement-breakpoint

-- An active super admin, and one for long enough.
create function app.may_confirm(person uuid) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select exists (
      select from user_roles r join profiles p on p.id = r.user_id
      where r.user_id = person and r.role = 'super_admin' and p.status = 'active'
        and r.created_at <= now() - make_interval(hours => coalesce(
          (select (value #>> '{}')::integer from platform_config where key = 'super_admin_hours'), 24)))
  $$;
--> statement-breakpoint
create function app.is_active_super_admin(person uuid) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select exists (
      select from user_roles r join profiles p on p.id = r.user_id
      where r.user_id = person and r.role = 'super_admin' and p.status = 'active')
  $$;
--> statement-breakpoint
create function app.guard_proposal() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if tg_op = 'INSERT' then
      if new.status <> 'proposed' and (new.needs_second or new.status <> 'confirmed') then
        raise exception 'A proposal begins as one' using errcode = 'check_violation';
      end if;
      if not new.needs_second and new.subject in ('fee_tiers', 'gst_bps', 'payable_days',
        'bizman_activation_paise', 'bizman_first_proof_paise', 'bizman_day_60_paise',
        'bizman_bonus_tiers', 'upi_id', 'upi_name', 'supplier', 'super_admin_hours') then
        raise exception 'The setting % takes two people', new.subject using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if (new.kind, new.subject, new.value, new.needs_second, new.effective_at, new.expires_at,
        new.proposed_by, new.beneficiary_id, new.created_at)
      is distinct from (old.kind, old.subject, old.value, old.needs_second, old.effective_at,
        old.expires_at, old.proposed_by, old.beneficiary_id, old.created_at) then
      raise exception 'What was proposed does not change' using errcode = 'check_violation';
    end if;
    if new.status is distinct from old.status then
      if old.status not in ('proposed', 'confirmed')
        or (new.status = 'confirmed' and old.status <> 'proposed')
        or (new.status = 'applied' and
          (old.status <> 'confirmed' or new.decided_by is distinct from old.decided_by)) then
        raise exception 'A proposal does not go from % to %', old.status, new.status
          using errcode = 'check_violation';
      end if;
      if new.status = 'confirmed' and new.needs_second and not (
        coalesce(new.decided_by = app.uid(), false) and new.expires_at > now()
        and app.may_confirm(new.decided_by) and app.is_active_super_admin(new.proposed_by)) then
        raise exception 'They may not confirm this' using errcode = 'check_violation';
      end if;
    elsif new.decided_by is distinct from old.decided_by then
      raise exception 'Who decided does not change' using errcode = 'check_violation';
    end if;
    return new;
  end
  $$;
--> statement-breakpoint
create trigger proposals_guard before insert or update on proposals
  for each row execute function app.guard_proposal();
--> statement-breakpoint
-- In a person's transaction a role of the team is granted by a confirmed proposal only. The command
-- line and the demo act for nobody.
create function app.guard_team_role() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if app.uid() is null or new.role not in ('admin', 'super_admin') then return new; end if;
    if tg_op = 'UPDATE' or not exists (
      select from proposals where kind = 'role' and status = 'confirmed'
        and subject = new.user_id || ':' || new.role) then
      raise exception 'A role of the team takes two people' using errcode = 'check_violation';
    end if;
    -- How long somebody is a super admin counts.
    new.created_at := now();
    return new;
  end
  $$;
--> statement-breakpoint
create trigger user_roles_team before insert or update on user_roles
  for each row execute function app.guard_team_role();
--> statement-breakpoint
create function app.guard_service_key() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if tg_op = 'INSERT' then
      if new.confirmed_at is not null or new.expires_at > now() + interval '366 days' then
        raise exception 'A key begins unconfirmed, and is good for a year' using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if (new.id, new.name, new.hint, new.key_hash, new.scopes, new.expires_at, new.created_by, new.created_at)
      is distinct from (old.id, old.name, old.hint, old.key_hash, old.scopes, old.expires_at,
        old.created_by, old.created_at)
      or (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at)
      or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
      raise exception 'A key does not change' using errcode = 'check_violation';
    end if;
    if old.confirmed_at is null and new.confirmed_at is not null and not exists (
      select from proposals where kind = 'service_key' and status = 'confirmed'
        and subject = new.id::text) then
      raise exception 'A key takes two people' using errcode = 'check_violation';
    end if;
    return new;
  end
  $$;
--> statement-breakpoint
create trigger service_keys_guard before insert or update on service_keys
  for each row execute function app.guard_service_key();
--> statement-breakpoint
-- People remove their own factors; somebody else's takes two. The auth server's own work acts for nobody.
create function app.guard_factor() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if app.uid() is not null and app.uid() <> old.user_id and not exists (
      select from proposals where kind = 'factor_reset' and status = 'confirmed'
        and subject = old.user_id::text) then
      raise exception 'A reset of a factor takes two people' using errcode = 'check_violation';
    end if;
    return old;
  end
  $$;
--> statement-breakpoint
create trigger factors_guard before delete on auth.factors
  for each row execute function app.guard_factor();
