CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"products" integer NOT NULL,
	"variants" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"pack_size" text NOT NULL,
	"sku" text,
	"mrp_paise" bigint NOT NULL,
	"trade_paise" bigint NOT NULL,
	"tiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"stock" integer NOT NULL,
	"margin_bps" integer NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."stock" >= 0),
	CONSTRAINT "product_variants_prices" CHECK ("product_variants"."mrp_paise" > 0 and "product_variants"."trade_paise" > 0),
	CONSTRAINT "product_variants_minimum" CHECK ("product_variants"."min_quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_variants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"category" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"hsn" text NOT NULL,
	"gst_bps" integer NOT NULL,
	"areas" text[] DEFAULT '{}'::text[] NOT NULL,
	"area_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"image_paths" text[] DEFAULT '{}'::text[] NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"margin_bps" integer NOT NULL,
	"search_key" text NOT NULL,
	"import_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "products_name_key" UNIQUE("brand_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trade_terms" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"min_order_paise" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_terms_minimum" CHECK ("trade_terms"."min_order_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "trade_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_terms" ADD CONSTRAINT "trade_terms_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_brand_idx" ON "product_imports" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "product_variants_product_idx" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_variants_brand_idx" ON "product_variants" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_brand_idx" ON "products" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "products_status_idx" ON "products" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "products_margin_idx" ON "products" USING btree ("status","margin_bps","id");--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category","status","id");--> statement-breakpoint
CREATE INDEX "products_import_idx" ON "products" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "user_write" ON "product_imports" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("product_imports"."brand_id" in (select id from "brands" where owner_id = (select app.uid()))) WITH CHECK ("product_imports"."brand_id" in (select id from "brands" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "product_imports" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "product_variants" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("product_variants"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or exists (select 1 from "products" where "products"."id" = "product_variants"."product_id"));--> statement-breakpoint
CREATE POLICY "user_write" ON "product_variants" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("product_variants"."brand_id" in (select id from "brands" where owner_id = (select app.uid()))) WITH CHECK ("product_variants"."brand_id" in (select id from "brands" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "product_variants" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "products" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (("products"."status" = 'active' and ((select app.has_role('retailer')) or (select app.has_role('bizman')) or (select app.has_role('admin')))) or "products"."brand_id" in (select id from "brands" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "user_write" ON "products" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("products"."brand_id" in (select id from "brands" where owner_id = (select app.uid()))) WITH CHECK ("products"."brand_id" in (select id from "brands" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "products" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "trade_terms" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("trade_terms"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or ((select app.has_role('retailer')) or (select app.has_role('bizman')) or (select app.has_role('admin'))));--> statement-breakpoint
CREATE POLICY "user_write" ON "trade_terms" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("trade_terms"."brand_id" in (select id from "brands" where owner_id = (select app.uid()))) WITH CHECK ("trade_terms"."brand_id" in (select id from "brands" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "trade_terms" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);