CREATE TYPE "public"."shop_status" AS ENUM('active', 'closed');--> statement-breakpoint
CREATE TYPE "public"."consent_purpose" AS ENUM('privacy', 'location', 'photos', 'whatsapp');--> statement-breakpoint
CREATE TYPE "public"."notification_channel" AS ENUM('push', 'email', 'whatsapp', 'sms');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('deals', 'proofs', 'money', 'orders', 'ad_spaces', 'shops', 'account');--> statement-breakpoint
ALTER TYPE "public"."profile_status" ADD VALUE 'deleted';--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"brand_name" text NOT NULL,
	"category" text,
	"description" text,
	"website" text,
	"gstin" text,
	"logo_path" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_owner_key" UNIQUE("owner_id")
);
--> statement-breakpoint
ALTER TABLE "brands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_name" text NOT NULL,
	"owner_id" uuid,
	"salesperson_id" uuid,
	"shop_type" text,
	"area" text,
	"address" text,
	"pin_code" text,
	"lat" double precision,
	"lng" double precision,
	"fence_radius_m" integer,
	"status" "shop_status" DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_pin_code" CHECK ("shops"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "shops_position" CHECK (("shops"."lat" is null) = ("shops"."lng" is null)),
	CONSTRAINT "shops_lat" CHECK ("shops"."lat" between -90 and 90),
	CONSTRAINT "shops_lng" CHECK ("shops"."lng" between -180 and 180),
	CONSTRAINT "shops_fence" CHECK ("shops"."fence_radius_m" > 0)
);
--> statement-breakpoint
ALTER TABLE "shops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"purpose" "consent_purpose" NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"profile_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"channel" "notification_channel" NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_choices_profile_id_kind_channel_pk" PRIMARY KEY("profile_id","kind","channel")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_details" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"upi_sealed" "bytea",
	"upi_masked" text,
	"pan_sealed" "bytea",
	"pan_masked" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_salesperson_id_profiles_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shops_owner_idx" ON "shops" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "shops_salesperson_idx" ON "shops" USING btree ("salesperson_id");--> statement-breakpoint
CREATE INDEX "shops_area_idx" ON "shops" USING btree ("area");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_given_key" ON "consents" USING btree ("profile_id","purpose") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_profile_idx" ON "consents" USING btree ("profile_id","given_at");--> statement-breakpoint
CREATE POLICY "user_read" ON "brands" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("brands"."owner_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "brands" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_sign_up" ON "brands" AS PERMISSIVE FOR INSERT TO "chowk_auth" WITH CHECK (not "brands"."is_verified" and exists (select 1 from "user_roles" where "user_roles"."user_id" = "brands"."owner_id" and "user_roles"."role" = 'brand'));--> statement-breakpoint
CREATE POLICY "user_read" ON "shops" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("shops"."owner_id" = (select app.uid()) or "shops"."salesperson_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "shops" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_sign_up" ON "shops" AS PERMISSIVE FOR INSERT TO "chowk_auth" WITH CHECK ("shops"."salesperson_id" is null and exists (select 1 from "user_roles" where "user_roles"."user_id" = "shops"."owner_id" and "user_roles"."role" = 'retailer'));--> statement-breakpoint
CREATE POLICY "user_read" ON "consents" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("consents"."profile_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "consents" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("consents"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "user_update" ON "consents" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ("consents"."profile_id" = (select app.uid())) WITH CHECK ("consents"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "consents" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_sign_up" ON "consents" AS PERMISSIVE FOR INSERT TO "chowk_auth" WITH CHECK ("consents"."withdrawn_at" is null);--> statement-breakpoint
CREATE POLICY "user_write" ON "notification_choices" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("notification_choices"."profile_id" = (select app.uid())) WITH CHECK ("notification_choices"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "notification_choices" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_write" ON "payout_details" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("payout_details"."profile_id" = (select app.uid())) WITH CHECK ("payout_details"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "payout_details" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- A person's own devices. The auth schema stays out of everybody's reach: whoever asks is taken
-- from the transaction's own settings, never from an argument, and nobody asks while acting for
-- somebody else.
create function app.own_sessions()
  returns table (id uuid, user_agent text, address text, created_at timestamptz, refreshed_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select s.id, s.user_agent, s.address, s.created_at, s.refreshed_at
    from auth.sessions s
    where s.user_id = app.uid() and app.uid() = app.actor()
  $$;--> statement-breakpoint
create function app.end_own_sessions(ended uuid[]) returns integer
  language sql security definer set search_path = ''
  as $$
    with gone as (
      delete from auth.sessions s
      where s.id = any (ended) and s.user_id = app.uid() and app.uid() = app.actor()
      returning 1
    )
    select count(*)::integer from gone
  $$;--> statement-breakpoint
-- When this session last proved who it is; nothing for one that has a second step still before it.
create function app.own_proved_at(session uuid) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$
    select to_timestamp(max((step ->> 'timestamp')::bigint))
    from auth.sessions s, jsonb_array_elements(s.amr) as step
    where s.id = session and s.user_id = app.uid() and app.uid() = app.actor()
      and (s.aal = 'aal2' or not exists (
        select 1 from auth.factors f where f.user_id = s.user_id and f.status = 'verified'))
  $$;--> statement-breakpoint
-- Deleting an account takes the login, its sessions and everything else of the auth schema along.
create function app.forget_person(person uuid) returns integer
  language sql security definer set search_path = ''
  as $$
    with gone as (delete from auth.users where id = person returning 1)
    select count(*)::integer from gone
  $$;--> statement-breakpoint
revoke all on function app.own_sessions(), app.end_own_sessions(uuid[]), app.own_proved_at(uuid), app.forget_person(uuid) from public;--> statement-breakpoint
grant execute on function app.own_sessions(), app.end_own_sessions(uuid[]), app.own_proved_at(uuid) to chowk_user;--> statement-breakpoint
grant execute on function app.forget_person(uuid) to chowk_system;--> statement-breakpoint
grant create on schema app to chowk_auth;--> statement-breakpoint
alter function app.own_sessions() owner to chowk_auth;--> statement-breakpoint
alter function app.end_own_sessions(uuid[]) owner to chowk_auth;--> statement-breakpoint
alter function app.own_proved_at(uuid) owner to chowk_auth;--> statement-breakpoint
alter function app.forget_person(uuid) owner to chowk_auth;--> statement-breakpoint
revoke create on schema app from chowk_auth;--> statement-breakpoint
-- Who has the role already gets what comes with it. Row security is forced on the owner too, so
-- the rows are read and written as the system.
set local role chowk_system;--> statement-breakpoint
insert into brands (id, owner_id, brand_name)
  select gen_random_uuid(), p.id, coalesce(nullif(p.company_name, ''), p.full_name)
  from user_roles r join profiles p on p.id = r.user_id where r.role = 'brand';--> statement-breakpoint
insert into shops (id, owner_id, shop_name, area, address)
  select gen_random_uuid(), p.id, coalesce(nullif(p.company_name, ''), p.full_name), p.area, p.address
  from user_roles r join profiles p on p.id = r.user_id where r.role = 'retailer';--> statement-breakpoint
reset role;
