-- Where a shop was before its owner, or a bizman acting for it, moved its pin. One side is empty when the pin was removed or set again.
CREATE TABLE "shop_pin_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"from_lat" double precision,
	"from_lng" double precision,
	"to_lat" double precision,
	"to_lng" double precision,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_pin_moves_from" CHECK (("shop_pin_moves"."from_lat" is null) = ("shop_pin_moves"."from_lng" is null)),
	CONSTRAINT "shop_pin_moves_to" CHECK (("shop_pin_moves"."to_lat" is null) = ("shop_pin_moves"."to_lng" is null))
);
--> statement-breakpoint
ALTER TABLE "shop_pin_moves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_pin_moves" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_pin_moves" ADD CONSTRAINT "shop_pin_moves_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_pin_moves_shop_idx" ON "shop_pin_moves" USING btree ("shop_id","moved_at");--> statement-breakpoint
CREATE POLICY "system_all" ON "shop_pin_moves" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);
