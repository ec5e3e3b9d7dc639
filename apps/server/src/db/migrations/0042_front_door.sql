CREATE TYPE "public"."demo_audience" AS ENUM('brand', 'retailer', 'bizman', 'other');--> statement-breakpoint
CREATE TYPE "public"."demo_request_status" AS ENUM('new', 'handled');--> statement-breakpoint
CREATE TYPE "public"."demo_time" AS ENUM('morning', 'afternoon', 'evening');--> statement-breakpoint
CREATE TABLE "cms_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "cms_versions_number_key" UNIQUE("page_id","number")
);
--> statement-breakpoint
ALTER TABLE "cms_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "demo_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"audience" "demo_audience" NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"preferred_time" "demo_time" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"status" "demo_request_status" DEFAULT 'new' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demo_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_stats" ADD COLUMN "stat_label_hi" text;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_page_id_cms_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_versions" ADD CONSTRAINT "cms_versions_published_by_profiles_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_requests" ADD CONSTRAINT "demo_requests_handled_by_profiles_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_versions_author_idx" ON "cms_versions" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "demo_requests_order_idx" ON "demo_requests" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "demo_requests_phone_idx" ON "demo_requests" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "demo_requests_handler_idx" ON "demo_requests" USING btree ("handled_by") WHERE "demo_requests"."handled_by" is not null;--> statement-breakpoint
CREATE INDEX "cms_pages_due_idx" ON "cms_pages" USING btree ("publish_at") WHERE "cms_pages"."publish_at" is not null;--> statement-breakpoint
CREATE POLICY "user_read" ON "cms_versions" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "cms_versions" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "cms_versions" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "demo_requests" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_update" ON "demo_requests" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ((select app.has_role('admin'))) WITH CHECK ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "demo_requests" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
UPDATE "platform_stats" SET "stat_label_hi" = CASE "stat_label"
	WHEN 'Stores' THEN 'दुकानें' WHEN 'Brands' THEN 'ब्रांड' WHEN 'Bizmen' THEN 'बिज़मैन' WHEN 'Cities' THEN 'शहर' WHEN 'Success rate' THEN 'सफलता दर'
	WHEN 'Platform fee' THEN 'प्लेटफ़ॉर्म शुल्क' WHEN 'To launch' THEN 'में शुरुआत' WHEN 'Earned per month' THEN 'हर महीने की कमाई' WHEN 'To payout' THEN 'में भुगतान' WHEN 'Per shop' THEN 'हर दुकान पर' END;--> statement-breakpoint
INSERT INTO "cms_versions" ("id", "page_id", "number", "content", "published_at") SELECT gen_random_uuid(), "id", 1, "published", "published_at" FROM "cms_pages" WHERE "published" IS NOT NULL AND "published_at" IS NOT NULL;
