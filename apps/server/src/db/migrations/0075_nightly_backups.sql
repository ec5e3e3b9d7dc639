-- Backups made by the clock, not by a person.
ALTER TABLE "backups" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER POLICY "user_insert" ON "backups" TO "chowk_user" WITH CHECK ("backups"."requested_by" = (select app.uid()) and not "backups"."is_scheduled" and (select app.has_role('super_admin')));
