CREATE TABLE "auth"."challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"otp_hash" "bytea",
	"wrong_guesses" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"friendly_name" text,
	"secret" "bytea",
	"phone" text,
	"last_used_step" bigint DEFAULT 0 NOT NULL,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "factor_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."challenges" ADD CONSTRAINT "challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."challenges" ADD CONSTRAINT "challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_factor_idx" ON "auth"."challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "challenges_session_idx" ON "auth"."challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "challenges_expires_idx" ON "auth"."challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "factors_user_idx" ON "auth"."factors" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."challenges" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."factors" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);