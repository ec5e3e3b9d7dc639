CREATE TABLE "feature_flags" (
	"key" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"reason" text NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feature_flags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hint" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "feature_flags" ADD CONSTRAINT "feature_flags_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_keys" ADD CONSTRAINT "service_keys_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feature_flags_author_idx" ON "feature_flags" USING btree ("updated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("owner_id","list","name");--> statement-breakpoint
CREATE UNIQUE INDEX "service_keys_hash_key" ON "service_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "service_keys_author_idx" ON "service_keys" USING btree ("created_by");--> statement-breakpoint
CREATE POLICY "user_read" ON "feature_flags" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (true);--> statement-breakpoint
CREATE POLICY "user_write" ON "feature_flags" AS PERMISSIVE FOR ALL TO "chowk_user" USING ((select app.has_role('super_admin'))) WITH CHECK ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "feature_flags" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_write" ON "saved_views" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("saved_views"."owner_id" = (select app.uid()) and (select app.has_role('admin'))) WITH CHECK ("saved_views"."owner_id" = (select app.uid()) and (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "saved_views" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "service_keys" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "service_keys" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("service_keys"."created_by" = (select app.uid()) and (select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "user_update" ON "service_keys" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ((select app.has_role('super_admin'))) WITH CHECK ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "auth_all" ON "service_keys" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_all" ON "service_keys" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);