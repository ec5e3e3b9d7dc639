CREATE TYPE "public"."app_role" AS ENUM('retailer', 'brand', 'bizman', 'admin', 'super_admin');--> statement-breakpoint
CREATE TYPE "public"."profile_status" AS ENUM('active', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."cms_page_status" AS ENUM('draft', 'published');--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" "profile_status" DEFAULT 'active' NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"area" text,
	"address" text,
	"location" text,
	"whatsapp_opt_in" boolean DEFAULT false NOT NULL,
	"company_name" text,
	"business_phone" text,
	"business_email" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" "app_role" NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "user_roles_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_role_key" UNIQUE("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cms_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"status" "cms_page_status" DEFAULT 'draft' NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_pages_slug_key" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "cms_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "platform_stats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"stat_value" text NOT NULL,
	"stat_label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_stats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text,
	"action" text NOT NULL,
	"diff" jsonb NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"acting_shop_id" uuid,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"command" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"empty_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "realtime_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "realtime_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audience" text NOT NULL,
	"type" text NOT NULL,
	"entity_id" uuid,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "realtime_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_phone_key" ON "profiles" USING btree ("phone") WHERE "profiles"."phone" is not null;--> statement-breakpoint
CREATE INDEX "notifications_profile_idx" ON "notifications" USING btree ("profile_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("profile_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "platform_stats_order_idx" ON "platform_stats" USING btree ("category","display_order","id");--> statement-breakpoint
CREATE INDEX "audit_logs_entity_idx" ON "audit_logs" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_logs_actor_idx" ON "audit_logs" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "rate_limits_empty_idx" ON "rate_limits" USING btree ("empty_at");--> statement-breakpoint
CREATE INDEX "realtime_events_audience_idx" ON "realtime_events" USING btree ("audience","id");--> statement-breakpoint
CREATE INDEX "realtime_events_created_idx" ON "realtime_events" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "user_read" ON "profiles" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("profiles"."id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "profiles" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_all" ON "profiles" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "user_roles" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("user_roles"."user_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "user_roles" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_read" ON "user_roles" AS PERMISSIVE FOR SELECT TO "chowk_auth" USING (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "cms_pages" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("cms_pages"."status" = 'published');--> statement-breakpoint
CREATE POLICY "user_write" ON "cms_pages" AS PERMISSIVE FOR ALL TO "chowk_user" USING ((select app.has_role('super_admin'))) WITH CHECK ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "cms_pages" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "notifications" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("notifications"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "notifications" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "platform_stats" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("platform_stats"."is_active");--> statement-breakpoint
CREATE POLICY "user_write" ON "platform_stats" AS PERMISSIVE FOR ALL TO "chowk_user" USING ((select app.has_role('super_admin'))) WITH CHECK ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "platform_stats" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "audit_logs" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "audit_logs" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_all" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_all" ON "rate_limits" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_all" ON "realtime_events" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "seeds" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("seeds"."name" = 'demo');--> statement-breakpoint
CREATE POLICY "system_all" ON "seeds" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);