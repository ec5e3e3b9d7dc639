-- A changed UPI ID is usable from a later moment; a frozen one is not until its owner says so.
ALTER TABLE "payout_details" ADD COLUMN "usable_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_details" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
-- Why a line of a batch was taken out before the bank had it.
ALTER TABLE "payouts" ADD COLUMN "withheld_reason" text;
