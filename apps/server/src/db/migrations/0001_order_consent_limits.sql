-- Orders placed for a shop by its bizman have a limit each and a limit a month, like deals have one.
-- Consents given before get ₹5,000 an order and ₹20,000 a month until the owner sets other amounts.
alter table shop_consents add column month_limit_paise bigint;
alter table shop_consents drop constraint shop_consents_limit;
--> statement-breakpoint
-- Row security is forced on the owner too, so the rows are read and written as the system.
set local role chowk_system;
update shop_consents set limit_paise = 500000, month_limit_paise = 2000000 where kind = 'orders';
reset role;
--> statement-breakpoint
alter table shop_consents add constraint shop_consents_limit
  check ((kind in ('deals', 'orders')) = (limit_paise is not null));
alter table shop_consents add constraint shop_consents_month_limit
  check ((kind = 'orders') = (month_limit_paise is not null));
create index product_orders_placed_idx on product_orders (shop_id, placed_by, created_at);
