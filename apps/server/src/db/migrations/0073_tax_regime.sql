-- A hold is settled under the registration it was made under; an invoice bills the holds of one regime.
ALTER TABLE "campaigns" ADD COLUMN "supplier_gstin" text;--> statement-breakpoint
ALTER TABLE "product_orders" ADD COLUMN "seller_gstin" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "supplier_gstin" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_taxed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "is_taxed" DROP DEFAULT;--> statement-breakpoint
-- What was held and billed before is of the registration that is set now.
set local role chowk_system;--> statement-breakpoint
UPDATE "campaigns" SET "supplier_gstin" = "c"."value"->>'gstin' FROM "platform_config" "c" WHERE "c"."key" = 'supplier' AND "campaigns"."gst_bps" > 0;--> statement-breakpoint
UPDATE "invoices" SET "is_taxed" = true, "supplier_gstin" = (SELECT "c"."value"->>'gstin' FROM "platform_config" "c" WHERE "c"."key" = 'supplier') WHERE "gst_paise" > 0;--> statement-breakpoint
UPDATE "product_orders" SET "seller_gstin" = "b"."gstin" FROM "brands" "b" WHERE "b"."id" = "product_orders"."brand_id" AND "product_orders"."total_paise" > "product_orders"."taxable_paise";--> statement-breakpoint
reset role;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_month_key";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_month_key" UNIQUE NULLS NOT DISTINCT("brand_id","month","supplier_gstin","is_taxed");
