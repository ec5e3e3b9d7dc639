CREATE TABLE "sync_floor" (
	"id" integer PRIMARY KEY NOT NULL,
	"floor" "xid8" NOT NULL,
	CONSTRAINT "sync_floor_one" CHECK ("sync_floor"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "sync_floor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sync_gone" (
	"person_id" uuid NOT NULL,
	"collection" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"gone_in" "xid8" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sync_gone_person_id_collection_entity_id_pk" PRIMARY KEY("person_id","collection","entity_id")
);
--> statement-breakpoint
ALTER TABLE "sync_gone" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_parts_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
ALTER TABLE "upload_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_file_key" UNIQUE("owner_id","bucket","path","sha256")
);
--> statement-breakpoint
ALTER TABLE "uploads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "earnings" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_gone_created_idx" ON "sync_gone" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_expiry_idx" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "brands_change_idx" ON "brands" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "shops_change_idx" ON "shops" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "deals_shop_change_idx" ON "deals" USING btree ("shop_id","changed_in");--> statement-breakpoint
CREATE INDEX "deals_brand_change_idx" ON "deals" USING btree ("brand_id","changed_in");--> statement-breakpoint
CREATE INDEX "earnings_change_idx" ON "earnings" USING btree ("payee_id","changed_in");--> statement-breakpoint
CREATE POLICY "system_all" ON "sync_floor" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "sync_gone" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("sync_gone"."person_id" = (select app.uid()));--> statement-breakpoint
CREATE POLICY "system_all" ON "sync_gone" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_all" ON "upload_parts" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_all" ON "uploads" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);