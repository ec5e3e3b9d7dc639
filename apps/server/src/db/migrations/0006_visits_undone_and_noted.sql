ALTER TABLE "shop_visits" DROP CONSTRAINT "shop_visits_day_key";--> statement-breakpoint
ALTER TABLE "shop_visits" ADD COLUMN "status" text DEFAULT 'marked' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_visits" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "shop_visits" ADD COLUMN "photo_path" text;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_visits_day_idx" ON "shop_visits" USING btree ("shop_id","bizman_id","visited_on") WHERE status = 'marked';--> statement-breakpoint
ALTER TABLE "shop_visits" ADD CONSTRAINT "shop_visits_status" CHECK ("shop_visits"."status" in ('marked', 'undone'));--> statement-breakpoint
CREATE POLICY "user_update" ON "shop_visits" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ("shop_visits"."bizman_id" = (select app.uid())) WITH CHECK ("shop_visits"."bizman_id" = (select app.uid()));