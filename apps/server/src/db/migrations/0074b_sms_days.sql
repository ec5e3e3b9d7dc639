-- How many messages went out on a day of India, and when the team was told that they run out.
CREATE TABLE "sms_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"alarmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sms_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sms_days" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "system_all" ON "sms_days" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);
