-- A phone pulls the carts of its shops. A line that is taken out stays with none of it, so that its
-- version only ever grows and the phone is told that it went.
alter table cart_items add column version integer default 1 not null;
alter table cart_items add column changed_in xid8 default pg_current_xact_id() not null;
alter table cart_items drop constraint cart_items_quantity;
alter table cart_items add constraint cart_items_quantity check (quantity >= 0);
create index cart_items_shop_change_idx on cart_items (shop_id, changed_in);
create trigger cart_items_stamp before update on cart_items
  for each row execute function app.stamp_change();
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
      perform app.note_gone(lost, 'carts', array[old.id]);
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
