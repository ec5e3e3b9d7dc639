-- The public half of a passkey; the private one never leaves the device.
CREATE TABLE "auth"."passkeys" (
	"factor_id" uuid PRIMARY KEY NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"sign_count" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_key" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ADD CONSTRAINT "passkeys_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "auth_all" ON "auth"."passkeys" AS PERMISSIVE FOR ALL TO "chowk_auth" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "auth"."challenges" ADD COLUMN "passkey_challenge" text;
