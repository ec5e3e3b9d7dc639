-- Which transaction last wrote a row. A pull asks for rows written by transactions that were not
-- finished when it last asked, so none is missed however late it commits.
create function app.stamp_change() returns trigger
  language plpgsql
  as $$
  begin
    new.changed_in := pg_current_xact_id();
    return new;
  end
  $$;
--> statement-breakpoint
create trigger brands_stamp before update on brands for each row execute function app.stamp_change();
--> statement-breakpoint
create trigger shops_stamp before update on shops for each row execute function app.stamp_change();
--> statement-breakpoint
create trigger campaigns_stamp before update on campaigns for each row execute function app.stamp_change();
--> statement-breakpoint
create trigger deals_stamp before update on deals for each row execute function app.stamp_change();
--> statement-breakpoint
create trigger earnings_stamp before update on earnings for each row execute function app.stamp_change();
--> statement-breakpoint
insert into sync_floor (id, floor) values (1, '0');
--> statement-breakpoint
-- What has left these people's sight, or may have: the pull looks again before it says so.
create function app.note_gone(people uuid[], what text, ids uuid[]) returns void
  language sql
  as $$
    insert into sync_gone (person_id, collection, entity_id, gone_in)
    select distinct person, what, entity, pg_current_xact_id()
    from unnest(people) as person, unnest(ids) as entity
    where person is not null and entity is not null
    on conflict (person_id, collection, entity_id)
    do update set gone_in = excluded.gone_in, created_at = now()
  $$;
--> statement-breakpoint
-- Run as the one role that sees every row: whoever changes a shop may see neither its deals nor
-- the person who no longer looks after it.
create function app.note_shop_lost() returns trigger
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
    end if;
    return null;
  end
  $$;
--> statement-breakpoint
create function app.note_deal_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    keepers uuid[] := (select array[owner_id, salesperson_id] from shops where id = old.shop_id);
  begin
    perform app.note_gone(keepers, 'campaigns', array[old.campaign_id]);
    perform app.note_gone(
      keepers || (select owner_id from brands where id = old.brand_id), 'deals', array[old.id]);
    return null;
  end
  $$;
--> statement-breakpoint
create function app.note_brand_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(array[old.owner_id], 'brands', array[old.id]);
    perform app.note_gone(array[old.owner_id], 'campaigns',
      (select array_agg(id) from campaigns where brand_id = old.id));
    perform app.note_gone(array[old.owner_id], 'deals',
      (select array_agg(id) from deals where brand_id = old.id));
    return null;
  end
  $$;
--> statement-breakpoint
create function app.note_campaign_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(
      array[(select owner_id from brands where id = old.brand_id)], 'campaigns', array[old.id]);
    return null;
  end
  $$;
--> statement-breakpoint
create function app.note_earning_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(array[old.payee_id], 'earnings', array[old.id]);
    return null;
  end
  $$;
--> statement-breakpoint
grant create on schema app to chowk_system;
--> statement-breakpoint
alter function app.note_shop_lost() owner to chowk_system;
--> statement-breakpoint
alter function app.note_deal_lost() owner to chowk_system;
--> statement-breakpoint
alter function app.note_brand_lost() owner to chowk_system;
--> statement-breakpoint
alter function app.note_campaign_lost() owner to chowk_system;
--> statement-breakpoint
alter function app.note_earning_lost() owner to chowk_system;
--> statement-breakpoint
revoke create on schema app from chowk_system;
--> statement-breakpoint
create trigger shops_lost after delete or update of owner_id, salesperson_id on shops
  for each row execute function app.note_shop_lost();
--> statement-breakpoint
create trigger deals_lost after delete or update of shop_id, brand_id, campaign_id on deals
  for each row execute function app.note_deal_lost();
--> statement-breakpoint
create trigger brands_lost after delete or update of owner_id on brands
  for each row execute function app.note_brand_lost();
--> statement-breakpoint
create trigger campaigns_lost after delete or update of brand_id on campaigns
  for each row execute function app.note_campaign_lost();
--> statement-breakpoint
create trigger earnings_lost after delete or update of payee_id on earnings
  for each row execute function app.note_earning_lost();
