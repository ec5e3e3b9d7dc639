-- A phone pulls the orders of its shops and the bookings of its shops or its brand: each says which
-- transaction wrote it last, and whoever loses a shop or a brand is told that they are gone.
alter table product_orders add column changed_in xid8 default pg_current_xact_id() not null;
alter table ad_space_bookings add column changed_in xid8 default pg_current_xact_id() not null;
create index product_orders_shop_change_idx on product_orders (shop_id, changed_in);
create index ad_space_bookings_shop_change_idx on ad_space_bookings (shop_id, changed_in);
create index ad_space_bookings_brand_change_idx on ad_space_bookings (brand_id, changed_in);
create trigger product_orders_stamp before update on product_orders
  for each row execute function app.stamp_change();
create trigger ad_space_bookings_stamp before update on ad_space_bookings
  for each row execute function app.stamp_change();
--> statement-breakpoint
-- A booking quotes its space: what that is called, and its first photo.
create function app.stamp_bookings() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    space uuid;
  begin
    if tg_table_name = 'ad_spaces' then space := new.id;
    elsif tg_op = 'DELETE' then space := old.space_id;
    else space := new.space_id;
    end if;
    update ad_space_bookings set changed_in = default where space_id = space;
    return null;
  end
  $$;
alter function app.stamp_bookings() owner to chowk_system;
create trigger ad_spaces_booked after update of title, kind on ad_spaces
  for each row execute function app.stamp_bookings();
create trigger ad_space_photos_booked after insert or delete on ad_space_photos
  for each row execute function app.stamp_bookings();
--> statement-breakpoint
create or replace function app.note_shop_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    kept uuid[] := case when tg_op = 'UPDATE' then array[new.owner_id, new.salesperson_id] end;
    lost uuid[];
  begin
    select array_agg(person) into lost
    from unnest(array[old.owner_id, old.salesperson_id]) as person
    where person is not null and array_position(coalesce(kept, '{}'), person) is null;
    if lost is not null then
      perform app.note_gone(lost, 'shops', array[old.id]);
      perform app.note_gone(lost, 'deals', (select array_agg(id) from deals where shop_id = old.id));
      perform app.note_gone(lost, 'campaigns',
        (select array_agg(campaign_id) from deals where shop_id = old.id));
      perform app.note_gone(lost, 'orders',
        (select array_agg(id) from product_orders where shop_id = old.id));
      perform app.note_gone(lost, 'bookings',
        (select array_agg(id) from ad_space_bookings where shop_id = old.id));
    end if;
    return null;
  end
  $$;
--> statement-breakpoint
create or replace function app.note_brand_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(array[old.owner_id], 'brands', array[old.id]);
    perform app.note_gone(array[old.owner_id], 'deals',
      (select array_agg(id) from deals where brand_id = old.id));
    perform app.note_gone(array[old.owner_id], 'campaigns',
      (select array_agg(id) from campaigns where brand_id = old.id));
    perform app.note_gone(array[old.owner_id], 'bookings',
      (select array_agg(id) from ad_space_bookings where brand_id = old.id));
    return null;
  end
  $$;
