CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"title" text NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"sample_photo_path" text,
	"placement_type" text,
	"areas" text[] DEFAULT '{}'::text[] NOT NULL,
	"shop_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"shop_id" uuid,
	"payout_paise" bigint,
	"slots" integer,
	"slots_taken" integer DEFAULT 0 NOT NULL,
	"slots_done" integer DEFAULT 0 NOT NULL,
	"fee_bps" integer,
	"gst_bps" integer,
	"payment_nature" text DEFAULT 'platform_supply' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"photos_needed" integer DEFAULT 1 NOT NULL,
	"fence_m" integer DEFAULT 100 NOT NULL,
	"days_to_submit" integer DEFAULT 5 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"launched_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "campaigns_slots" CHECK ("campaigns"."slots_taken" between 0 and "campaigns"."slots"),
	CONSTRAINT "campaigns_done" CHECK ("campaigns"."slots_done" between 0 and "campaigns"."slots_taken"),
	CONSTRAINT "campaigns_payout" CHECK ("campaigns"."payout_paise" > 0),
	CONSTRAINT "campaigns_dates" CHECK ("campaigns"."starts_at" < "campaigns"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"payout_paise" bigint NOT NULL,
	"proof_urls" text[] DEFAULT '{}'::text[] NOT NULL,
	"proof_meta" jsonb,
	"notes" text,
	"decline_reason" text,
	"offer_expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deals_campaign_shop_key" UNIQUE("campaign_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "deals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "earnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payee_id" uuid NOT NULL,
	"deal_id" uuid,
	"gross_paise" bigint NOT NULL,
	"fee_paise" bigint DEFAULT 0 NOT NULL,
	"tax_paise" bigint DEFAULT 0 NOT NULL,
	"tax_section" text,
	"net_paise" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"payable_on" date NOT NULL,
	"payout_id" uuid,
	"ledger_transaction_id" uuid NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earnings_sum" CHECK ("earnings"."gross_paise" = "earnings"."tax_paise" + "earnings"."net_paise"),
	CONSTRAINT "earnings_amounts" CHECK ("earnings"."net_paise" > 0 and "earnings"."tax_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "earnings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"brand_id" uuid NOT NULL,
	"month" text NOT NULL,
	"fee_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_key" UNIQUE("number"),
	CONSTRAINT "invoices_serial_key" UNIQUE("financial_year","serial"),
	CONSTRAINT "invoices_month_key" UNIQUE("brand_id","month")
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payout_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"payee_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"bank_reference" text,
	"failure" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_batch_payee_key" UNIQUE("batch_id","payee_id"),
	CONSTRAINT "payouts_bank_key" UNIQUE("bank_reference"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_nature" text NOT NULL,
	"section" text NOT NULL,
	"rate_bps" integer NOT NULL,
	"no_pan_rate_bps" integer NOT NULL,
	"year_threshold_paise" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rates_key" UNIQUE("payment_nature","valid_from")
);
--> statement-breakpoint
ALTER TABLE "tax_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "wallet_topups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"claimed_reference" text,
	"bank_reference" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_topups_reference_key" UNIQUE("reference"),
	CONSTRAINT "wallet_topups_bank_key" UNIQUE("bank_reference"),
	CONSTRAINT "wallet_topups_amount" CHECK ("wallet_topups"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "wallet_topups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"balance_paise" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_owner_key" UNIQUE NULLS NOT DISTINCT("kind","owner_id"),
	CONSTRAINT "ledger_accounts_not_below_zero" CHECK ("ledger_accounts"."balance_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"reference_id" uuid NOT NULL,
	"memo" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "platform_config" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_config" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "proof_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"deal_id" uuid NOT NULL,
	"proof_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"sha256" text NOT NULL,
	"phash" bigint NOT NULL,
	"band_0" integer NOT NULL,
	"band_1" integer NOT NULL,
	"band_2" integer NOT NULL,
	"band_3" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_blurred" boolean NOT NULL,
	"is_dark" boolean NOT NULL,
	"exif" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proof_photos_path_key" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "proof_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deal_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"notes" text,
	"uploaded_by" uuid NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"accuracy_m" double precision,
	"fixed_at" timestamp with time zone,
	"shop_lat" double precision,
	"shop_lng" double precision,
	"fence_m" integer NOT NULL,
	"distance_m" double precision,
	"verdict" text,
	"risk" integer NOT NULL,
	"review_due_at" timestamp with time zone NOT NULL,
	"reject_reason" text,
	"review_note" text,
	"reviewer_id" uuid,
	"reviewed_at" timestamp with time zone,
	"dispute_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_attempt_key" UNIQUE("deal_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_payee_id_profiles_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_ledger_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("ledger_transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payee_id_profiles_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_topups" ADD CONSTRAINT "wallet_topups_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_topups" ADD CONSTRAINT "wallet_topups_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_config" ADD CONSTRAINT "platform_config_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_photos" ADD CONSTRAINT "proof_photos_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_photos" ADD CONSTRAINT "proof_photos_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_photos" ADD CONSTRAINT "proof_photos_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_reviewer_id_profiles_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_brand_idx" ON "campaigns" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_shop_idx" ON "campaigns" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "campaigns_status_idx" ON "campaigns" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "deals_shop_idx" ON "deals" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "deals_shop_status_idx" ON "deals" USING btree ("shop_id","status","id");--> statement-breakpoint
CREATE INDEX "deals_campaign_idx" ON "deals" USING btree ("campaign_id","status","id");--> statement-breakpoint
CREATE INDEX "deals_brand_idx" ON "deals" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "deals_offer_expiry_idx" ON "deals" USING btree ("offer_expires_at") WHERE "deals"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "deals_due_idx" ON "deals" USING btree ("due_at") WHERE "deals"."status" in ('accepted', 'rejected_proof');--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_deal_key" ON "earnings" USING btree ("deal_id") WHERE "earnings"."status" <> 'reversed';--> statement-breakpoint
CREATE INDEX "earnings_payee_idx" ON "earnings" USING btree ("payee_id","id");--> statement-breakpoint
CREATE INDEX "earnings_payout_idx" ON "earnings" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "earnings_ledger_idx" ON "earnings" USING btree ("ledger_transaction_id");--> statement-breakpoint
CREATE INDEX "earnings_due_idx" ON "earnings" USING btree ("status","payable_on") WHERE "earnings"."status" in ('pending', 'payable', 'failed');--> statement-breakpoint
CREATE INDEX "payout_batches_author_idx" ON "payout_batches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payout_batches_status_idx" ON "payout_batches" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payouts_payee_idx" ON "payouts" USING btree ("payee_id");--> statement-breakpoint
CREATE INDEX "wallet_topups_brand_idx" ON "wallet_topups" USING btree ("brand_id","id");--> statement-breakpoint
CREATE INDEX "wallet_topups_status_idx" ON "wallet_topups" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "wallet_topups_decider_idx" ON "wallet_topups" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction_idx" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_idx" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference_idx" ON "ledger_transactions" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_newest_idx" ON "ledger_transactions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_author_idx" ON "ledger_transactions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "platform_config_author_idx" ON "platform_config" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "proof_photos_sha_idx" ON "proof_photos" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "proof_photos_band_0_idx" ON "proof_photos" USING btree ("band_0");--> statement-breakpoint
CREATE INDEX "proof_photos_band_1_idx" ON "proof_photos" USING btree ("band_1");--> statement-breakpoint
CREATE INDEX "proof_photos_band_2_idx" ON "proof_photos" USING btree ("band_2");--> statement-breakpoint
CREATE INDEX "proof_photos_band_3_idx" ON "proof_photos" USING btree ("band_3");--> statement-breakpoint
CREATE INDEX "proof_photos_deal_idx" ON "proof_photos" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "proof_photos_proof_idx" ON "proof_photos" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "proof_photos_uploader_idx" ON "proof_photos" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "proofs_uploader_idx" ON "proofs" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "proofs_reviewer_idx" ON "proofs" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "proofs_queue_idx" ON "proofs" USING btree ("risk" DESC NULLS LAST,"received_at","id") WHERE "proofs"."status" = 'pending';--> statement-breakpoint
CREATE POLICY "user_read" ON "campaigns" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("campaigns"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')) or "campaigns"."id" in (select campaign_id from deals));--> statement-breakpoint
CREATE POLICY "user_insert" ON "campaigns" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("campaigns"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) and "campaigns"."status" = 'draft' and "campaigns"."slots_taken" = 0 and "campaigns"."fee_bps" is null);--> statement-breakpoint
CREATE POLICY "user_update" ON "campaigns" AS PERMISSIVE FOR UPDATE TO "chowk_user" USING ("campaigns"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) and "campaigns"."status" = 'draft' and "campaigns"."slots_taken" = 0 and "campaigns"."fee_bps" is null) WITH CHECK ("campaigns"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) and "campaigns"."status" = 'draft' and "campaigns"."slots_taken" = 0 and "campaigns"."fee_bps" is null);--> statement-breakpoint
CREATE POLICY "system_all" ON "campaigns" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "deals" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("deals"."shop_id" in (select id from "shops" where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or "deals"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "deals" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "earnings" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("earnings"."payee_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "earnings" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "invoices" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("invoices"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "invoices" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "payout_batches" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "payout_batches" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "payouts" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("payouts"."payee_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "payouts" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "tax_rates" AS PERMISSIVE FOR SELECT TO "chowk_user" USING (true);--> statement-breakpoint
CREATE POLICY "system_all" ON "tax_rates" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "wallet_topups" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("wallet_topups"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "wallet_topups" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "ledger_accounts" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("ledger_accounts"."owner_id" = (select app.uid()) or "ledger_accounts"."owner_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "ledger_accounts" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "ledger_entries" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("ledger_entries"."account_id" in (select id from "ledger_accounts" where owner_id = (select app.uid()) or owner_id in (select id from "brands" where owner_id = (select app.uid()))) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_read" ON "ledger_entries" AS PERMISSIVE FOR SELECT TO "chowk_system" USING (true);--> statement-breakpoint
CREATE POLICY "system_insert" ON "ledger_entries" AS PERMISSIVE FOR INSERT TO "chowk_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "ledger_transactions" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_read" ON "ledger_transactions" AS PERMISSIVE FOR SELECT TO "chowk_system" USING (true);--> statement-breakpoint
CREATE POLICY "system_insert" ON "ledger_transactions" AS PERMISSIVE FOR INSERT TO "chowk_system" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "platform_config" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_write" ON "platform_config" AS PERMISSIVE FOR ALL TO "chowk_user" USING ((select app.has_role('super_admin'))) WITH CHECK ((select app.has_role('super_admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "platform_config" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "proof_photos" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("proof_photos"."deal_id" in (select id from "deals") or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "proof_photos" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "proofs" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("proofs"."deal_id" in (select id from "deals") or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "proofs" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);