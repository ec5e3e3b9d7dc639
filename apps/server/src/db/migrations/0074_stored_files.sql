-- Whose photos the storage keeps, how large they are, and since when no row uses them.
CREATE TABLE "stored_files" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"unused_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_bucket_path_pk" PRIMARY KEY("bucket","path")
);
--> statement-breakpoint
ALTER TABLE "stored_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_files" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "stored_files_owner_idx" ON "stored_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stored_files_unused_idx" ON "stored_files" USING btree ("bucket","unused_since") WHERE "stored_files"."unused_since" is not null;--> statement-breakpoint
CREATE POLICY "system_all" ON "stored_files" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Every look at a logo or a product's picture asks whether a row uses it.
CREATE INDEX "products_images_idx" ON "products" USING gin ("image_paths");--> statement-breakpoint
CREATE INDEX "brands_logo_idx" ON "brands" USING btree ("logo_path") WHERE "brands"."logo_path" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_sample_idx" ON "campaigns" USING btree ("sample_photo_path") WHERE "campaigns"."sample_photo_path" is not null;--> statement-breakpoint
CREATE INDEX "shop_leads_photos_idx" ON "shop_leads" USING gin ("photos" jsonb_path_ops);
