-- What opens an account when the second factor is lost: one row a person, of each code its keyed hash.
CREATE TABLE "auth"."recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"hash_key" "bytea" NOT NULL,
	"hashes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "auth"."recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."recovery_codes" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);
