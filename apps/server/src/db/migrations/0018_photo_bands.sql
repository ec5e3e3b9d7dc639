DROP INDEX "proof_photos_band_0_idx";--> statement-breakpoint
DROP INDEX "proof_photos_band_1_idx";--> statement-breakpoint
DROP INDEX "proof_photos_band_2_idx";--> statement-breakpoint
DROP INDEX "proof_photos_band_3_idx";--> statement-breakpoint
CREATE INDEX "proof_photos_band_0_idx" ON "proof_photos" USING btree ("band_0","phash","id");--> statement-breakpoint
CREATE INDEX "proof_photos_band_1_idx" ON "proof_photos" USING btree ("band_1","phash","id");--> statement-breakpoint
CREATE INDEX "proof_photos_band_2_idx" ON "proof_photos" USING btree ("band_2","phash","id");--> statement-breakpoint
CREATE INDEX "proof_photos_band_3_idx" ON "proof_photos" USING btree ("band_3","phash","id");