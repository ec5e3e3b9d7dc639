CREATE TABLE "shop_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"bizman_id" uuid NOT NULL,
	"visited_on" date NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"accuracy_m" double precision,
	"distance_m" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_visits_day_key" UNIQUE("shop_id","bizman_id","visited_on"),
	CONSTRAINT "shop_visits_position" CHECK (("shop_visits"."lat" is null) = ("shop_visits"."lng" is null)),
	CONSTRAINT "shop_visits_lat" CHECK ("shop_visits"."lat" between -90 and 90),
	CONSTRAINT "shop_visits_lng" CHECK ("shop_visits"."lng" between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "shop_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_visits" ADD CONSTRAINT "shop_visits_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_visits" ADD CONSTRAINT "shop_visits_bizman_id_profiles_id_fk" FOREIGN KEY ("bizman_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_visits_bizman_idx" ON "shop_visits" USING btree ("bizman_id","visited_on");--> statement-breakpoint
CREATE POLICY "user_read" ON "shop_visits" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("shop_visits"."bizman_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "user_insert" ON "shop_visits" AS PERMISSIVE FOR INSERT TO "chowk_user" WITH CHECK ("shop_visits"."bizman_id" = (select app.uid()) and "shop_visits"."shop_id" in (select id from "shops" where salesperson_id = (select app.uid())));--> statement-breakpoint
CREATE POLICY "system_all" ON "shop_visits" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);