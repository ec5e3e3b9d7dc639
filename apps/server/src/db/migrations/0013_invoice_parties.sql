ALTER TABLE "invoices" ADD COLUMN "parties" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_brand_idx" ON "invoices" USING btree ("brand_id","id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amounts" CHECK ("invoices"."fee_paise" > 0 and "invoices"."gst_paise" >= 0);--> statement-breakpoint
CREATE POLICY "user_read" ON "payout_details" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));