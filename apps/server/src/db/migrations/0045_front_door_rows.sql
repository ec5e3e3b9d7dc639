-- Row security is forced on the owner too, so the rows are read and written as the system.
set local role chowk_system;--> statement-breakpoint
update platform_stats set stat_label_hi = case stat_label
  when 'Stores' then 'दुकानें' when 'Brands' then 'ब्रांड' when 'Bizmen' then 'बिज़मैन'
  when 'Cities' then 'शहर' when 'Success rate' then 'सफलता दर'
  when 'Platform fee' then 'प्लेटफ़ॉर्म शुल्क' when 'To launch' then 'में शुरुआत'
  when 'Earned per month' then 'हर महीने की कमाई' when 'To payout' then 'में भुगतान'
  when 'Per shop' then 'हर दुकान पर' end
  where stat_label_hi is null;--> statement-breakpoint
insert into cms_versions (id, page_id, number, content, published_at)
  select gen_random_uuid(), id, 1, published, published_at from cms_pages
  where published is not null and published_at is not null
  on conflict do nothing;--> statement-breakpoint
reset role;
