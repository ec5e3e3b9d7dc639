-- Asked by nearly every policy: written so that PostgreSQL puts it into the statement that asks,
-- instead of planning a statement of its own each time.
create or replace function app.has_role(wanted text) returns boolean
  language sql stable parallel safe
  as $$
    select wanted = any (string_to_array(coalesce(current_setting('app.roles', true), ''), ','))
      or (wanted = 'admin' and 'super_admin' =
        any (string_to_array(coalesce(current_setting('app.roles', true), ''), ',')))
  $$;
--> statement-breakpoint
-- The same counts as before. Most changes of a deal touch no counted moment, or only that of its
-- acceptance; the whole comparison is for the others.
create or replace function app.count_deal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    was deals := old;
    now_is deals := new;
    some_deal deals := case when tg_op = 'DELETE' then old else new end;
  begin
    if tg_op = 'UPDATE' and old.created_at = new.created_at and old.payout_paise = new.payout_paise
      and old.submitted_at is not distinct from new.submitted_at
      and old.approved_at is not distinct from new.approved_at
    then
      if old.accepted_at is not distinct from new.accepted_at then
        return null;
      end if;
      if new.submitted_at is null and (old.accepted_at is null or new.accepted_at is null) then
        insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
        values (app.figure_day(coalesce(new.accepted_at, old.accepted_at)), 'accepted',
          new.brand_id, new.campaign_id,
          coalesce((select area from shops where id = new.shop_id), ''),
          case when old.accepted_at is null then 1 else -1 end, 0);
        return null;
      end if;
    end if;
    insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
    select f.day, f.kind, some_deal.brand_id, some_deal.campaign_id,
      coalesce((select area from shops where id = some_deal.shop_id), ''), sum(f.n), sum(f.paise)
    from (
      select day, kind, n, paise from app.figures_of_deal(now_is) where tg_op <> 'DELETE'
      union all
      select day, kind, -n, -paise from app.figures_of_deal(was) where tg_op <> 'INSERT'
    ) as f
    group by f.day, f.kind
    having sum(f.n) <> 0 or sum(f.paise) <> 0;
    return null;
  end
  $$;
