-- What a decided problem gives back of an invoice, in a series of its own for each brand.
CREATE TABLE "order_credit_notes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"credit_paise" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_credit_notes_serial_key" UNIQUE("brand_id","financial_year","serial"),
	CONSTRAINT "order_credit_notes_credit" CHECK ("order_credit_notes"."credit_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_credit_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_credit_notes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_credit_notes" ADD CONSTRAINT "order_credit_notes_order_id_order_invoices_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_invoices"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credit_notes" ADD CONSTRAINT "order_credit_notes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "user_read" ON "order_credit_notes" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (exists (select 1 from "product_orders" where "product_orders"."id" = "order_credit_notes"."order_id"));--> statement-breakpoint
CREATE POLICY "system_all" ON "order_credit_notes" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);
