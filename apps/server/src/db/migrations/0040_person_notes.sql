CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_person_id_profiles_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_notes_person_idx" ON "person_notes" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "person_notes_author_idx" ON "person_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "audit_logs_behalf_idx" ON "audit_logs" USING btree ("on_behalf_of","id") WHERE "audit_logs"."on_behalf_of" is not null;--> statement-breakpoint
CREATE INDEX "audit_logs_action_idx" ON "audit_logs" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_logs_subject_idx" ON "audit_logs" USING btree ("entity_id","id");--> statement-breakpoint
CREATE POLICY "user_read" ON "person_notes" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "person_notes" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("person_notes"."author_id" = (select app.uid()) and (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "person_notes" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);