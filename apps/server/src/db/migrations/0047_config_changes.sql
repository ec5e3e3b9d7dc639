CREATE TABLE "config_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"status" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"proposed_by" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "config_changes_two_people" CHECK (not "config_changes"."needs_second" or "config_changes"."status" in ('proposed', 'withdrawn') or ("config_changes"."decided_by" is not null and "config_changes"."decided_by" <> "config_changes"."proposed_by"))
);
--> statement-breakpoint
ALTER TABLE "config_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "config_changes" ADD CONSTRAINT "config_changes_proposed_by_profiles_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "config_changes" ADD CONSTRAINT "config_changes_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "config_changes_one_proposal" ON "config_changes" USING btree ("key") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "config_changes_due_idx" ON "config_changes" USING btree ("effective_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "config_changes_status_idx" ON "config_changes" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "config_changes_proposer_idx" ON "config_changes" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "config_changes_decider_idx" ON "config_changes" USING btree ("decided_by");--> statement-breakpoint
DROP POLICY "user_write" ON "platform_config" CASCADE;--> statement-breakpoint
CREATE POLICY "user_read" ON "config_changes" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "config_changes" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("config_changes"."proposed_by" = (select app.uid()) and (select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "user_update" ON "config_changes" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ((select app.has_role('super_admin'))) WITH CHECK ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "config_changes" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);