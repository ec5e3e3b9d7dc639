CREATE TABLE "bizman_actions_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bizman_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"action_type" text NOT NULL,
	"action_details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bizman_actions_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_consents" (
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"salesperson_id" uuid NOT NULL,
	"limit_paise" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_consents_shop_id_kind_pk" PRIMARY KEY("shop_id","kind"),
	CONSTRAINT "shop_consents_limit" CHECK (("shop_consents"."kind" = 'deals') = ("shop_consents"."limit_paise" is not null))
);
--> statement-breakpoint
ALTER TABLE "shop_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "shop_id" uuid;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "month" text;--> statement-breakpoint
ALTER TABLE "bizman_actions_log" ADD CONSTRAINT "bizman_actions_log_bizman_id_profiles_id_fk" FOREIGN KEY ("bizman_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bizman_actions_log" ADD CONSTRAINT "bizman_actions_log_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_consents" ADD CONSTRAINT "shop_consents_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_consents" ADD CONSTRAINT "shop_consents_salesperson_id_profiles_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bizman_actions_log_shop_idx" ON "bizman_actions_log" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "bizman_actions_log_bizman_idx" ON "bizman_actions_log" USING btree ("bizman_id","id");--> statement-breakpoint
CREATE INDEX "shop_consents_salesperson_idx" ON "shop_consents" USING btree ("salesperson_id");--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_shop_key" ON "earnings" USING btree ("shop_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "earnings_month_key" ON "earnings" USING btree ("payee_id","month","kind") WHERE "earnings"."month" is not null;--> statement-breakpoint
CREATE POLICY "user_read" ON "bizman_actions_log" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("bizman_actions_log"."bizman_id" = (select app.uid()) or "bizman_actions_log"."shop_id" in (select id from "shops" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "bizman_actions_log" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "shop_consents" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("shop_consents"."shop_id" in (select id from "shops" where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_write" ON "shop_consents" AS PERMISSIVE FOR ALL TO "chowk_user" USING ("shop_consents"."shop_id" in (select id from "shops" where owner_id = (select app.uid())) and (select app.uid()) = (select app.actor())) WITH CHECK ("shop_consents"."shop_id" in (select id from "shops" where owner_id = (select app.uid())) and (select app.uid()) = (select app.actor()));--> statement-breakpoint
CREATE POLICY "system_all" ON "shop_consents" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);