ALTER TYPE "public"."consent_purpose" ADD VALUE 'analytics';--> statement-breakpoint
CREATE TABLE "deep_link_analytics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"link_type" text,
	"resource_id" uuid,
	"user_id" uuid NOT NULL,
	"metadata" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deep_link_analytics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deep_link_analytics" ADD CONSTRAINT "deep_link_analytics_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deep_link_analytics_user_idx" ON "deep_link_analytics" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deep_link_analytics_time_idx" ON "deep_link_analytics" USING btree ("happened_at","link_type","event_type");--> statement-breakpoint
CREATE POLICY "user_read" ON "deep_link_analytics" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("deep_link_analytics"."user_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "deep_link_analytics" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("deep_link_analytics"."user_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "deep_link_analytics" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);