CREATE TABLE "auth"."flow_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"auth_code_hash" "bytea",
	"code_challenge" text,
	"code_challenge_method" text,
	"authentication_method" text NOT NULL,
	"provider" text,
	"provider_access_token" "bytea",
	"provider_refresh_token" "bytea",
	"redirect_to" text NOT NULL,
	"linking_target_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "flow_states_auth_code_key" UNIQUE("auth_code_hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea",
	"otp_hash" "bytea",
	"wrong_guesses" integer DEFAULT 0 NOT NULL,
	"relates_to" text NOT NULL,
	"flow_state_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_kind_key" UNIQUE("user_id","kind"),
	CONSTRAINT "one_time_tokens_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "recovery_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "email_change_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "email_change_accepted" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "new_phone" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "phone_change_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_linking_target_id_users_id_fk" FOREIGN KEY ("linking_target_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_state_id_flow_states_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "auth"."flow_states"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_states_user_idx" ON "auth"."flow_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flow_states_linking_idx" ON "auth"."flow_states" USING btree ("linking_target_id");--> statement-breakpoint
CREATE INDEX "flow_states_created_idx" ON "auth"."flow_states" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_relates_idx" ON "auth"."one_time_tokens" USING btree ("relates_to");--> statement-breakpoint
CREATE INDEX "one_time_tokens_flow_idx" ON "auth"."one_time_tokens" USING btree ("flow_state_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_idx" ON "auth"."one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."flow_states" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."one_time_tokens" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);