-- Changes that matter, each told to its person with a link that locks the account.
CREATE TABLE "auth"."alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"change" text NOT NULL,
	"mail_to" text,
	"message_to" text,
	"new_email" text,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."alarms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."alarms" ADD CONSTRAINT "alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarms_user_idx" ON "auth"."alarms" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "alarms_expires_idx" ON "auth"."alarms" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."alarms" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);
