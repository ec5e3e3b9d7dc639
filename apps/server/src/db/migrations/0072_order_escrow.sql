-- Delivered goods wait for the shop's word. What was delivered before was settled then: it is complete.
ALTER TABLE "product_orders" ADD COLUMN "receive_by" timestamp with time zone;--> statement-breakpoint
UPDATE "product_orders" SET "status" = 'completed', "version" = "version" + 1, "timeline" = "timeline" || jsonb_build_array(jsonb_build_object('status', 'completed', 'at', to_char("updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'note', null)) WHERE "status" = 'delivered';--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_window" CHECK ("product_orders"."status" not in ('delivered', 'disputed') or "product_orders"."receive_by" is not null);--> statement-breakpoint
CREATE INDEX "product_orders_window_idx" ON "product_orders" USING btree ("receive_by","id") WHERE "product_orders"."status" = 'delivered';--> statement-breakpoint
CREATE TABLE "order_disputes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"problem" text NOT NULL,
	"note" text NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"in_favour_of" text,
	"refund_paise" bigint DEFAULT 0 NOT NULL,
	"reason" text,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	CONSTRAINT "order_disputes_refund" CHECK ("order_disputes"."refund_paise" >= 0),
	CONSTRAINT "order_disputes_decision" CHECK ("order_disputes"."in_favour_of" is null or ("order_disputes"."closed_at" is not null and "order_disputes"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_disputes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_disputes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"path" text NOT NULL,
	"position" integer,
	"uploaded_by" uuid NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_photos_path_key" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "order_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_photos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_disputes" ADD CONSTRAINT "order_disputes_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_disputes" ADD CONSTRAINT "order_disputes_opened_by_profiles_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_disputes" ADD CONSTRAINT "order_disputes_closed_by_profiles_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_disputes_open_idx" ON "order_disputes" USING btree ("opened_at","order_id") WHERE "order_disputes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "order_disputes_closed_idx" ON "order_disputes" USING btree ("closed_at","order_id") WHERE "order_disputes"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "order_disputes_opener_idx" ON "order_disputes" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "order_disputes_closer_idx" ON "order_disputes" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "order_photos_order_idx" ON "order_photos" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_photos_uploader_idx" ON "order_photos" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "order_photos_unused_idx" ON "order_photos" USING btree ("created_at") WHERE "order_photos"."position" is null;--> statement-breakpoint
CREATE POLICY "user_read" ON "order_disputes" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (exists (select 1 from "product_orders" where "product_orders"."id" = "order_disputes"."order_id"));--> statement-breakpoint
CREATE POLICY "system_all" ON "order_disputes" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "order_photos" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (exists (select 1 from "product_orders" where "product_orders"."id" = "order_photos"."order_id"));--> statement-breakpoint
CREATE POLICY "system_all" ON "order_photos" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);
