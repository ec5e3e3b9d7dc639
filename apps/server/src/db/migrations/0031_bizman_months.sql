CREATE TABLE "leaderboard_absences" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leaderboard_absences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leaderboard_absences" ADD CONSTRAINT "leaderboard_absences_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_leads_month_idx" ON "shop_leads" USING btree ("salesperson_id","converted_at") WHERE "shop_leads"."status" = 'converted';--> statement-breakpoint
CREATE INDEX "shop_leads_area_month_idx" ON "shop_leads" USING btree ("area","converted_at") WHERE "shop_leads"."status" = 'converted';--> statement-breakpoint
CREATE POLICY "user_write" ON "leaderboard_absences" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("leaderboard_absences"."profile_id" = (select app.uid())) WITH CHECK ("leaderboard_absences"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "leaderboard_absences" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);