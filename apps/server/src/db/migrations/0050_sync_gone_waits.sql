-- Who has lost sight of what is decided by reading: which deals a shop has when it is handed over,
-- whose shop it is when a deal goes. What another transaction has not committed yet is not read, so
-- it must not be there: a shop changes hands only when no deal of it is being made or dropped. The
-- foreign key of a new deal holds the shop already (key share), a dropped one does from here on.
create function app.hold_shop_alone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform 1 from shops where id = old.id for update;
    return new;
  end
  $$;
--> statement-breakpoint
create or replace function app.note_deal_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    keepers uuid[];
  begin
    select array[owner_id, salesperson_id] into keepers
    from shops where id = old.shop_id for key share;
    perform app.note_gone(
      keepers || (select owner_id from brands where id = old.brand_id), 'deals', array[old.id]);
    perform app.note_gone(keepers, 'campaigns', array[old.campaign_id]);
    return null;
  end
  $$;
--> statement-breakpoint
grant create on schema app to chowk_system;
--> statement-breakpoint
alter function app.hold_shop_alone() owner to chowk_system;
--> statement-breakpoint
revoke create on schema app from chowk_system;
--> statement-breakpoint
create trigger shops_held before update of owner_id, salesperson_id on shops
  for each row when (old.owner_id is distinct from new.owner_id
    or old.salesperson_id is distinct from new.salesperson_id)
  execute function app.hold_shop_alone();
