-- What the law says, by day. Rows are added when it changes, never edited; an accountant signs
-- them off before real money moves. Sums are paise.
set role chowk_system;
--> statement-breakpoint
insert into tax_rates
  (id, payment_nature, section, rate_bps, no_pan_rate_bps, year_threshold_paise, valid_from)
values
  ('0199a000-0000-7000-8000-000000000001', 'platform_supply', '194-O', 10, 500, 50000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000002', 'contract_work', '194C', 100, 2000, 10000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000003', 'benefit', '194R', 1000, 2000, 2000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000004', 'commission', '194H', 200, 2000, 2000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000005', 'platform_supply', '393 e-commerce', 10, 500, 50000000, '2026-04-01'),
  ('0199a000-0000-7000-8000-000000000006', 'contract_work', '393 contract work', 100, 2000, 10000000, '2026-04-01'),
  ('0199a000-0000-7000-8000-000000000007', 'benefit', '393 benefit', 1000, 2000, 2000000, '2026-04-01'),
  ('0199a000-0000-7000-8000-000000000008', 'commission', '393 commission', 200, 2000, 2000000, '2026-04-01');
--> statement-breakpoint
reset role;
