CREATE TABLE "shop_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_photos_path_key" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "shop_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_photos" ADD CONSTRAINT "shop_photos_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_photos" ADD CONSTRAINT "shop_photos_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_photos_shop_idx" ON "shop_photos" USING btree ("shop_id","id");--> statement-breakpoint
CREATE POLICY "user_read" ON "shop_photos" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("shop_photos"."shop_id" in (select id from "shops" where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "shop_photos" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("shop_photos"."shop_id" in (select id from "shops" where owner_id = (select app.uid())) and "shop_photos"."uploaded_by" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "user_delete" ON "shop_photos" AS PERMISSIVE FOR DELETE TO "chowk_user" USING ("shop_photos"."shop_id" in (select id from "shops" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "shop_photos" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);