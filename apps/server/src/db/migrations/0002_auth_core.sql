CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_key" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
ALTER TABLE "auth"."identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"refresh_key" "bytea" NOT NULL,
	"refresh_counter" integer DEFAULT 0 NOT NULL,
	"min_counter" integer DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone,
	"user_agent" text,
	"address" text,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" "bytea" NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"sign_from" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."signing_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banned_until" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_phone_key" UNIQUE("phone"),
	CONSTRAINT "users_email_lower" CHECK ("auth"."users"."email" = lower("auth"."users"."email")),
	CONSTRAINT "users_phone_digits" CHECK ("auth"."users"."phone" ~ '^[1-9][0-9]{7,14}$')
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user_idx" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "auth_sign_up" ON "user_roles" AS PERMISSIVE FOR INSERT TO "chowk_auth" WITH CHECK (role in ('retailer', 'brand', 'bizman'));--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."identities" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."sessions" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."signing_keys" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."users" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Suspending a person ends their sessions in the same transaction, although the system role that
-- suspends cannot see the auth schema: it may only say whose sessions end.
create function app.end_sessions(person uuid) returns integer
  language sql security definer set search_path = ''
  as $$
    with ended as (delete from auth.sessions where user_id = person returning 1)
    select count(*)::integer from ended
  $$;--> statement-breakpoint
revoke all on function app.end_sessions(uuid) from public;--> statement-breakpoint
grant execute on function app.end_sessions(uuid) to chowk_system;--> statement-breakpoint
grant create on schema app to chowk_auth;--> statement-breakpoint
alter function app.end_sessions(uuid) owner to chowk_auth;--> statement-breakpoint
revoke create on schema app from chowk_auth;
