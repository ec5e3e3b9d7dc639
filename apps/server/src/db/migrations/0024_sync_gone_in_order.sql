-- Everybody notes in the same order, so that nobody waits in a circle: shops, deals, campaigns,
-- and within each by person and row.
create or replace function app.note_gone(people uuid[], what text, ids uuid[]) returns void
  language sql
  as $$
    insert into sync_gone (person_id, collection, entity_id, gone_in)
    select person, what, entity, pg_current_xact_id()
    from (
      select distinct person, entity from unnest(people) as person, unnest(ids) as entity
      where person is not null and entity is not null
    ) as noted
    order by person, entity
    on conflict (person_id, collection, entity_id)
    do update set gone_in = excluded.gone_in, created_at = now()
  $$;
--> statement-breakpoint
create or replace function app.note_deal_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    keepers uuid[] := (select array[owner_id, salesperson_id] from shops where id = old.shop_id);
  begin
    perform app.note_gone(
      keepers || (select owner_id from brands where id = old.brand_id), 'deals', array[old.id]);
    perform app.note_gone(keepers, 'campaigns', array[old.campaign_id]);
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
    return null;
  end
  $$;
