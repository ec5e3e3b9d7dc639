CREATE TABLE "lead_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"sent_by" uuid NOT NULL,
	"code_sealed" "bytea",
	"wrong_guesses" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_activation_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"shop_name" text NOT NULL,
	"area" text NOT NULL,
	"owner_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"password" text,
	"notes" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_activation_requests_password" CHECK ("shop_activation_requests"."password" like '$argon2%')
);
--> statement-breakpoint
ALTER TABLE "shop_activation_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop_name" text NOT NULL,
	"shop_type" text,
	"owner_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"password" text,
	"area" text NOT NULL,
	"address" text,
	"pin_code" text,
	"state_code" text,
	"lat" double precision,
	"lng" double precision,
	"accuracy_m" double precision,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text,
	"salesperson_id" uuid NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"phone_verified_at" timestamp with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"account_creation_status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"shop_id" uuid,
	"converted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "shop_leads_password" CHECK ("shop_leads"."password" like '$argon2%'),
	CONSTRAINT "shop_leads_pin_code" CHECK ("shop_leads"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "shop_leads_position" CHECK (("shop_leads"."lat" is null) = ("shop_leads"."lng" is null))
);
--> statement-breakpoint
ALTER TABLE "shop_leads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lead_codes" ADD CONSTRAINT "lead_codes_lead_id_shop_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."shop_leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_codes" ADD CONSTRAINT "lead_codes_sent_by_profiles_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_activation_requests" ADD CONSTRAINT "shop_activation_requests_lead_id_shop_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."shop_leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_activation_requests" ADD CONSTRAINT "shop_activation_requests_requested_by_profiles_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_activation_requests" ADD CONSTRAINT "shop_activation_requests_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_leads" ADD CONSTRAINT "shop_leads_salesperson_id_profiles_id_fk" FOREIGN KEY ("salesperson_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_leads" ADD CONSTRAINT "shop_leads_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_codes_lead_idx" ON "lead_codes" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_codes_phone_idx" ON "lead_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "lead_codes_sender_idx" ON "lead_codes" USING btree ("sent_by","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_activation_requests_lead_key" ON "shop_activation_requests" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "shop_activation_requests_status_idx" ON "shop_activation_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "shop_activation_requests_author_idx" ON "shop_activation_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "shop_activation_requests_decider_idx" ON "shop_activation_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_leads_phone_key" ON "shop_leads" USING btree ("phone") WHERE "shop_leads"."status" <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_leads_shop_key" ON "shop_leads" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "shop_leads_salesperson_idx" ON "shop_leads" USING btree ("salesperson_id","id");--> statement-breakpoint
CREATE INDEX "shop_leads_change_idx" ON "shop_leads" USING btree ("salesperson_id","changed_in");--> statement-breakpoint
CREATE INDEX "shop_leads_status_idx" ON "shop_leads" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "shop_leads_converted_idx" ON "shop_leads" USING btree ("converted_at");--> statement-breakpoint
CREATE INDEX "shop_leads_name_search_idx" ON "shop_leads" USING gin ("shop_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_leads_position_idx" ON "shop_leads" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "shops_position_idx" ON "shops" USING btree ("lat","lng");--> statement-breakpoint
CREATE POLICY "system_all" ON "lead_codes" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "shop_activation_requests" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("shop_activation_requests"."requested_by" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "shop_activation_requests" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_read" ON "shop_leads" AS PERMISSIVE FOR SELECT TO "chowk_user" USING ("shop_leads"."salesperson_id" = (select app.uid()) or (select app.has_role('admin')));--> statement-breakpoint
CREATE POLICY "system_all" ON "shop_leads" AS PERMISSIVE FOR ALL TO "chowk_system" USING (true) WITH CHECK (true);--> statement-breakpoint
create trigger shop_leads_stamp before update on shop_leads for each row execute function app.stamp_change();
--> statement-breakpoint
create function app.note_lead_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(array[old.salesperson_id], 'shopLeads', array[old.id]);
    return null;
  end
  $$;
--> statement-breakpoint
grant create on schema app to chowk_system;
--> statement-breakpoint
alter function app.note_lead_lost() owner to chowk_system;
--> statement-breakpoint
revoke create on schema app from chowk_system;
--> statement-breakpoint
create trigger shop_leads_lost after delete or update of salesperson_id on shop_leads
  for each row execute function app.note_lead_lost();
