-- Orders placed for a shop by its bizman have a limit each and a limit a month, like deals have one.
-- Consents given before get ₹5,000 an order and ₹20,000 a month until the owner sets other amounts.
ALTER TABLE "shop_consents" ADD COLUMN "month_limit_paise" bigint;--> statement-breakpoint
ALTER TABLE "shop_consents" DROP CONSTRAINT "shop_consents_limit";--> statement-breakpoint
UPDATE "shop_consents" SET "limit_paise" = 500000, "month_limit_paise" = 2000000 WHERE "kind" = 'orders';--> statement-breakpoint
ALTER TABLE "shop_consents" ADD CONSTRAINT "shop_consents_limit" CHECK (("shop_consents"."kind" in ('deals', 'orders')) = ("shop_consents"."limit_paise" is not null));--> statement-breakpoint
ALTER TABLE "shop_consents" ADD CONSTRAINT "shop_consents_month_limit" CHECK (("shop_consents"."kind" = 'orders') = ("shop_consents"."month_limit_paise" is not null));--> statement-breakpoint
CREATE INDEX "product_orders_placed_idx" ON "product_orders" USING btree ("shop_id","placed_by","created_at");
