CREATE INDEX "shops_area_search_idx" ON "shops" USING gin ("area" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shops_pin_idx" ON "shops" USING btree ("pin_code");