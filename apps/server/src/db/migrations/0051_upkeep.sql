CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid,
	"row_count" bigint DEFAULT 0 NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"schema" text,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "backups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"requested_by" uuid,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "retention_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "backups" ADD CONSTRAINT "backups_requested_by_profiles_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_requested_by_profiles_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "backups_one_open" ON "backups" USING btree ((true)) WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "backups_author_idx" ON "backups" USING btree ("requested_by");--> statement-breakpoint
CREATE UNIQUE INDEX "retention_runs_one_open" ON "retention_runs" USING btree ((true)) WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "retention_runs_author_idx" ON "retention_runs" USING btree ("requested_by");--> statement-breakpoint
CREATE POLICY "user_read" ON "backups" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "backups" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("backups"."requested_by" = (select app.uid()) and (select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "backups" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "retention_runs" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "retention_runs" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("retention_runs"."requested_by" = (select app.uid()) and not "retention_runs"."is_scheduled" and (select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "retention_runs" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);