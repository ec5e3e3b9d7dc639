CREATE TABLE "device_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"session_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "device_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notification_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"type" text NOT NULL,
	"channel" "notification_channel" NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_deliveries_once" UNIQUE("notification_id","channel")
);
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiet_hours_minutes" CHECK ("quiet_hours"."from_minute" between 0 and 1439
        and "quiet_hours"."to_minute" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "quiet_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "device_subscriptions" ADD CONSTRAINT "device_subscriptions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_subscriptions" ADD CONSTRAINT "device_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "device_subscriptions_endpoint_key" ON "device_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "device_subscriptions_profile_idx" ON "device_subscriptions" USING btree ("profile_id","id");--> statement-breakpoint
CREATE INDEX "device_subscriptions_session_idx" ON "device_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_profile_idx" ON "notification_deliveries" USING btree ("profile_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_deliveries_due_idx" ON "notification_deliveries" USING btree ("due_at") WHERE "notification_deliveries"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "notification_deliveries_sending_idx" ON "notification_deliveries" USING btree ("claimed_at") WHERE "notification_deliveries"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "notifications_unseen_idx" ON "notifications" USING btree ("profile_id") WHERE not "notifications"."seen";--> statement-breakpoint
CREATE INDEX "notifications_change_idx" ON "notifications" USING btree ("profile_id","changed_in");--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "user_update" ON "notifications" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ("notifications"."profile_id" = (select app.uid())) WITH CHECK ("notifications"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "user_read" ON "device_subscriptions" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("device_subscriptions"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "device_subscriptions" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "notification_deliveries" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("notification_deliveries"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "notification_deliveries" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_write" ON "quiet_hours" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("quiet_hours"."profile_id" = (select app.uid())) WITH CHECK ("quiet_hours"."profile_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "quiet_hours" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
create trigger notifications_stamp before update on notifications for each row execute function app.stamp_change();
