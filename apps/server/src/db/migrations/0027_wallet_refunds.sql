CREATE TABLE "wallet_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"bank_reference" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_refunds_bank_key" UNIQUE("bank_reference"),
	CONSTRAINT "wallet_refunds_amount" CHECK ("wallet_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "wallet_refunds" ADD CONSTRAINT "wallet_refunds_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_refunds" ADD CONSTRAINT "wallet_refunds_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_refunds_brand_idx" ON "wallet_refunds" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "wallet_refunds_status_idx" ON "wallet_refunds" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "wallet_refunds_decider_idx" ON "wallet_refunds" USING btree ("decided_by");--> statement-breakpoint
CREATE POLICY "user_read" ON "wallet_refunds" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("wallet_refunds"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "wallet_refunds" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);