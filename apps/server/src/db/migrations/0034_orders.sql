CREATE TABLE "cart_items" (
	"shop_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_shop_id_variant_id_pk" PRIMARY KEY("shop_id","variant_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"pack_size" text NOT NULL,
	"hsn" text NOT NULL,
	"gst_bps" integer NOT NULL,
	"mrp_paise" bigint NOT NULL,
	"price_paise" bigint NOT NULL,
	"ordered" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "product_order_items_key" UNIQUE("order_id","variant_id"),
	CONSTRAINT "product_order_items_quantity" CHECK ("product_order_items"."quantity" between 0 and "product_order_items"."ordered")
);
--> statement-breakpoint
ALTER TABLE "product_order_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"placed_by" uuid NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"payment" text NOT NULL,
	"payment_state" text NOT NULL,
	"bank_reference" text,
	"delivery" jsonb NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"refunded_paise" bigint DEFAULT 0 NOT NULL,
	"reason" text,
	"carrier" text,
	"tracking" text,
	"timeline" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_orders_checkout_key" UNIQUE("checkout_id","brand_id"),
	CONSTRAINT "product_orders_bank_key" UNIQUE("bank_reference"),
	CONSTRAINT "product_orders_sum" CHECK ("product_orders"."total_paise" = "product_orders"."taxable_paise" + "product_orders"."cgst_paise" + "product_orders"."sgst_paise" + "product_orders"."igst_paise")
);
--> statement-breakpoint
ALTER TABLE "product_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "spent_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_order_items" ADD CONSTRAINT "product_order_items_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_order_items" ADD CONSTRAINT "product_order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_order_items" ADD CONSTRAINT "product_order_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_placed_by_profiles_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_variant_idx" ON "cart_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "product_order_items_product_idx" ON "product_order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_order_items_variant_idx" ON "product_order_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "product_orders_shop_idx" ON "product_orders" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "product_orders_brand_idx" ON "product_orders" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "product_orders_brand_status_idx" ON "product_orders" USING btree ("brand_id","status","id");--> statement-breakpoint
CREATE INDEX "product_orders_owner_idx" ON "product_orders" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "product_orders_placer_idx" ON "product_orders" USING btree ("placed_by");--> statement-breakpoint
CREATE INDEX "product_orders_status_idx" ON "product_orders" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_spent" CHECK ("earnings"."spent_paise" between 0 and "earnings"."net_paise");--> statement-breakpoint
CREATE POLICY "user_write" ON "cart_items" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("cart_items"."shop_id" in (select id from "shops" where owner_id = (select app.uid()))) WITH CHECK ("cart_items"."shop_id" in (select id from "shops" where owner_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "cart_items" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "product_order_items" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (exists (select 1 from "product_orders" where "product_orders"."id" = "product_order_items"."order_id"));--> statement-breakpoint
CREATE POLICY "system_all" ON "product_order_items" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "product_orders" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("product_orders"."shop_id" in (select id from "shops" where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or "product_orders"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "product_orders" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);