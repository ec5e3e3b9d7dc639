ALTER TABLE "auth"."flow_states" ADD COLUMN "sign_up_data" jsonb;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD COLUMN "linking_claims" jsonb;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD COLUMN "returned_at" timestamp with time zone;