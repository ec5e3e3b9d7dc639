CREATE TABLE "campaign_figures" (
	"brand_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "campaign_figures_campaign_id_day_area_kind_pk" PRIMARY KEY("campaign_id","day","area","kind")
);
--> statement-breakpoint
ALTER TABLE "campaign_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"n" integer NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
ALTER TABLE "daily_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "figure_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"brand_id" uuid,
	"campaign_id" uuid,
	"area" text NOT NULL,
	"n" integer NOT NULL,
	"paise" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figure_deltas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "campaign_figures_brand_idx" ON "campaign_figures" USING btree ("brand_id","day");--> statement-breakpoint
CREATE POLICY "user_read" ON "campaign_figures" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("campaign_figures"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "campaign_figures" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "daily_figures" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ((select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "daily_figures" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "figure_deltas" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("figure_deltas"."brand_id" in (select id from "brands" where owner_id = (select app.uid())) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "figure_deltas" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);