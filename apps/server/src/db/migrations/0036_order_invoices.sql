CREATE TABLE "order_invoices" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"parties" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_invoices_serial_key" UNIQUE("brand_id","financial_year","serial")
);
--> statement-breakpoint
ALTER TABLE "order_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_invoices" ADD CONSTRAINT "order_invoices_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "user_read" ON "order_invoices" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (exists (select 1 from "product_orders" where "product_orders"."id" = "order_invoices"."order_id"));--> statement-breakpoint
CREATE POLICY "system_all" ON "order_invoices" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);