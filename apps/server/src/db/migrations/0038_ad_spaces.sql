CREATE TABLE "ad_space_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"brief" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"fee_bps" integer NOT NULL,
	"gst_bps" integer NOT NULL,
	"fee_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"hold_transaction_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ad_space_bookings_campaign_key" UNIQUE("campaign_id"),
	CONSTRAINT "ad_space_bookings_days" CHECK ("ad_space_bookings"."starts_on" <= "ad_space_bookings"."ends_on"),
	CONSTRAINT "ad_space_bookings_amounts" CHECK ("ad_space_bookings"."price_paise" > 0 and "ad_space_bookings"."fee_paise" >= 0 and "ad_space_bookings"."gst_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ad_space_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_space_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"path" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_space_photos_path_key" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "ad_space_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ad_spaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"price_per_day_paise" bigint NOT NULL,
	"price_per_week_paise" bigint,
	"price_per_month_paise" bigint,
	"status" text DEFAULT 'active' NOT NULL,
	"blocked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ad_spaces_size" CHECK ("ad_spaces"."width_cm" > 0 and "ad_spaces"."height_cm" > 0),
	CONSTRAINT "ad_spaces_rates" CHECK ("ad_spaces"."price_per_day_paise" > 0 and "ad_spaces"."price_per_week_paise" > 0 and "ad_spaces"."price_per_month_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "ad_spaces" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_campaign_shop_key";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "kind" text DEFAULT 'campaign' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "period" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_space_bookings" ADD CONSTRAINT "ad_space_bookings_space_id_ad_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."ad_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_space_bookings" ADD CONSTRAINT "ad_space_bookings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_space_bookings" ADD CONSTRAINT "ad_space_bookings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_space_bookings" ADD CONSTRAINT "ad_space_bookings_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_space_bookings" ADD CONSTRAINT "ad_space_bookings_hold_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("hold_transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_space_bookings" ADD CONSTRAINT "ad_space_bookings_requested_by_profiles_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_space_photos" ADD CONSTRAINT "ad_space_photos_space_id_ad_spaces_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."ad_spaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_space_photos" ADD CONSTRAINT "ad_space_photos_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_spaces" ADD CONSTRAINT "ad_spaces_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_space_bookings_space_idx" ON "ad_space_bookings" USING btree ("space_id","ends_on");--> statement-breakpoint
CREATE INDEX "ad_space_bookings_shop_idx" ON "ad_space_bookings" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "ad_space_bookings_brand_idx" ON "ad_space_bookings" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "ad_space_bookings_hold_idx" ON "ad_space_bookings" USING btree ("hold_transaction_id");--> statement-breakpoint
CREATE INDEX "ad_space_bookings_requester_idx" ON "ad_space_bookings" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "ad_space_bookings_expiry_idx" ON "ad_space_bookings" USING btree ("expires_at") WHERE "ad_space_bookings"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "ad_space_bookings_live_idx" ON "ad_space_bookings" USING btree ("status","starts_on") WHERE "ad_space_bookings"."status" in ('requested', 'accepted', 'active');--> statement-breakpoint
CREATE INDEX "ad_space_photos_space_idx" ON "ad_space_photos" USING btree ("space_id","id");--> statement-breakpoint
CREATE INDEX "ad_space_photos_uploader_idx" ON "ad_space_photos" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "ad_spaces_shop_idx" ON "ad_spaces" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "ad_spaces_market_idx" ON "ad_spaces" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "ad_spaces_cheapest_idx" ON "ad_spaces" USING btree ("status","price_per_day_paise","id");--> statement-breakpoint
CREATE INDEX "ad_spaces_title_search_idx" ON "ad_spaces" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_campaign_shop_key" UNIQUE("campaign_id","shop_id","period");--> statement-breakpoint
CREATE POLICY "user_read" ON "ad_space_bookings" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("ad_space_bookings"."shop_id" in (select id from "shops" where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or "ad_space_bookings"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "ad_space_bookings" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "ad_space_photos" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (exists (select 1 from "ad_spaces" where "ad_spaces"."id" = "ad_space_photos"."space_id") or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "ad_space_photos" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK (exists (select 1 from "ad_spaces" where "ad_spaces"."id" = "ad_space_photos"."space_id" and "ad_spaces"."shop_id" in (select id from "shops" where owner_id = (select app.uid()))) and "ad_space_photos"."uploaded_by" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "user_delete" ON "ad_space_photos" AS PERMISSIVE FOR DELETE TO "chowk_user" USING (exists (select 1 from "ad_spaces" where "ad_spaces"."id" = "ad_space_photos"."space_id" and "ad_spaces"."shop_id" in (select id from "shops" where owner_id = (select app.uid()))));--> statement-breakpoint
CREATE POLICY "system_all" ON "ad_space_photos" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "ad_spaces" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("ad_spaces"."shop_id" in (select id from "shops" where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or (select app.has_role('admin')) or ((select app.has_role('brand')) and "ad_spaces"."status" = 'active'));--> statement-breakpoint
CREATE POLICY "user_insert" ON "ad_spaces" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("ad_spaces"."shop_id" in (select id from "shops" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "user_update" ON "ad_spaces" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ("ad_spaces"."shop_id" in (select id from "shops" where owner_id = (select app.uid()))) WITH CHECK ("ad_spaces"."shop_id" in (select id from "shops" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "ad_spaces" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "user_insert" ON "campaigns" TO chowk_user WITH CHECK ("campaigns"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) and "campaigns"."kind" = 'campaign' and "campaigns"."status" = 'draft' and "campaigns"."slots_taken" = 0 and "campaigns"."fee_bps" is null);--> statement-breakpoint
ALTER POLICY "user_update" ON "campaigns" TO chowk_user USING ("campaigns"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) and "campaigns"."kind" = 'campaign' and "campaigns"."status" = 'draft' and "campaigns"."slots_taken" = 0 and "campaigns"."fee_bps" is null) WITH CHECK ("campaigns"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) and "campaigns"."kind" = 'campaign' and "campaigns"."status" = 'draft' and "campaigns"."slots_taken" = 0 and "campaigns"."fee_bps" is null);