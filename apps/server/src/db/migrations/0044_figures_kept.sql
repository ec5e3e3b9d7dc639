-- What a raw row counts for. A day is a day in India.
create function app.figure_day(at timestamptz) returns date
  language sql immutable parallel safe
  as $$ select (at at time zone 'Asia/Kolkata')::date $$;
--> statement-breakpoint
create function app.figures_of_deal(d deals)
  returns table (day date, kind text, n integer, paise bigint)
  language sql immutable
  as $$
    select app.figure_day(d.created_at), 'offered', 1, 0::bigint
    union all
    select app.figure_day(d.accepted_at), 'accepted', 1, 0 where d.accepted_at is not null
    union all
    select app.figure_day(d.submitted_at), 'submitted', 1, 0 where d.submitted_at is not null
    union all
    select app.figure_day(d.approved_at), 'approved', 1, d.payout_paise where d.approved_at is not null
    union all
    select app.figure_day(d.submitted_at), case when w <= 1 then 'proof_in_1' when w <= 2 then 'proof_in_2' when w <= 4 then 'proof_in_4' when w <= 8 then 'proof_in_8' when w <= 12 then 'proof_in_12' when w <= 24 then 'proof_in_24' when w <= 48 then 'proof_in_48' when w <= 72 then 'proof_in_72' when w <= 120 then 'proof_in_120' when w <= 168 then 'proof_in_168' when w <= 336 then 'proof_in_336' when w <= 720 then 'proof_in_720' else 'proof_in_more' end, 1, 0
    from (select extract(epoch from d.submitted_at - d.accepted_at) / 3600 as w) as waited
    where d.submitted_at is not null and d.accepted_at is not null
  $$;
--> statement-breakpoint
create function app.count_deal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    was deals := old;
    now_is deals := new;
    some_deal deals := case when tg_op = 'DELETE' then old else new end;
  begin
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
--> statement-breakpoint
-- A shop that moves takes its deals along, or they could never be counted back.
create function app.count_shop_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
    select f.day, f.kind, d.brand_id, d.campaign_id, side.area, side.sign * sum(f.n), side.sign * sum(f.paise)
    from deals d
      cross join lateral app.figures_of_deal(d) as f
      cross join (values (coalesce(old.area, ''), -1), (coalesce(new.area, ''), 1)) as side (area, sign)
    where d.shop_id = new.id
    group by f.day, f.kind, d.brand_id, d.campaign_id, side.area, side.sign;
    return null;
  end
  $$;
--> statement-breakpoint
create function app.count_proof() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
    select f.day, 'proof_rejected', d.brand_id, d.campaign_id, coalesce(s.area, ''), sum(f.n), 0
    from (
      select app.figure_day(new.reviewed_at) as day, 1 as n
        where new.status = 'rejected' and new.reviewed_at is not null
      union all
      select app.figure_day(old.reviewed_at), -1
        where tg_op = 'UPDATE' and old.status = 'rejected' and old.reviewed_at is not null
    ) as f
      join deals d on d.id = new.deal_id
      join shops s on s.id = d.shop_id
    group by f.day, d.brand_id, d.campaign_id, s.area
    having sum(f.n) <> 0;
    return null;
  end
  $$;
--> statement-breakpoint
create function app.count_lead() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, area, n, paise)
    select f.day, f.kind, '', sum(f.n), 0
    from (
      select app.figure_day(new.created_at) as day, 'lead_created' as kind, 1 as n
      union all
      select app.figure_day(new.converted_at), 'lead_converted', 1 where new.converted_at is not null
      union all
      select app.figure_day(old.created_at), 'lead_created', -1 where tg_op = 'UPDATE'
      union all
      select app.figure_day(old.converted_at), 'lead_converted', -1
        where tg_op = 'UPDATE' and old.converted_at is not null
    ) as f
    group by f.day, f.kind
    having sum(f.n) <> 0;
    return null;
  end
  $$;
--> statement-breakpoint
create function app.count_order() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, brand_id, area, n, paise)
    values (app.figure_day(new.created_at), 'order_placed', new.brand_id, '', 1, new.total_paise);
    return null;
  end
  $$;
--> statement-breakpoint
create function app.count_joined() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    one user_roles := case when tg_op = 'INSERT' then new else old end;
  begin
    if one.role in ('brand', 'retailer', 'bizman') then
      insert into figure_deltas (day, kind, area, n, paise)
      values (app.figure_day(one.created_at), 'joined_' || one.role::text, '',
        case when tg_op = 'INSERT' then 1 else -1 end, 0);
    end if;
    return null;
  end
  $$;
--> statement-breakpoint
-- Adds up a handful at a time; answers how many were added.
create function app.fold_figures(most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    folded integer;
  begin
    with taken as (
      delete from figure_deltas
      where id in (select id from figure_deltas order by id limit most for update skip locked)
      returning day, kind, brand_id, campaign_id, area, n, paise
    ), whole as (
      insert into daily_figures (day, kind, n, paise)
      select day, kind, sum(n), sum(paise) from taken group by day, kind order by day, kind
      on conflict (day, kind) do update
        set n = daily_figures.n + excluded.n, paise = daily_figures.paise + excluded.paise
    ), parts as (
      insert into campaign_figures (brand_id, campaign_id, day, area, kind, n, paise)
      select brand_id, campaign_id, day, area, kind, sum(n), sum(paise) from taken
      where campaign_id is not null
      group by brand_id, campaign_id, day, area, kind
      order by campaign_id, day, area, kind
      on conflict (campaign_id, day, area, kind) do update
        set n = campaign_figures.n + excluded.n, paise = campaign_figures.paise + excluded.paise
    )
    select count(*)::integer into folded from taken;
    return folded;
  end
  $$;
--> statement-breakpoint
grant create on schema app to chowk_system;
--> statement-breakpoint
alter function app.count_deal() owner to chowk_system;
--> statement-breakpoint
alter function app.count_shop_moved() owner to chowk_system;
--> statement-breakpoint
alter function app.count_proof() owner to chowk_system;
--> statement-breakpoint
alter function app.count_lead() owner to chowk_system;
--> statement-breakpoint
alter function app.count_order() owner to chowk_system;
--> statement-breakpoint
alter function app.count_joined() owner to chowk_system;
--> statement-breakpoint
alter function app.fold_figures(integer) owner to chowk_system;
--> statement-breakpoint
revoke create on schema app from chowk_system;
--> statement-breakpoint
revoke all on function app.fold_figures(integer) from public;
--> statement-breakpoint
grant execute on function app.fold_figures(integer) to chowk_system;
--> statement-breakpoint
create trigger deals_counted
  after insert or delete or update of created_at, accepted_at, submitted_at, approved_at, payout_paise on deals
  for each row execute function app.count_deal();
--> statement-breakpoint
create trigger shops_counted after update of area on shops
  for each row when (old.area is distinct from new.area) execute function app.count_shop_moved();
--> statement-breakpoint
create trigger proofs_counted after insert or update of status, reviewed_at on proofs
  for each row execute function app.count_proof();
--> statement-breakpoint
create trigger shop_leads_counted after insert or update of converted_at on shop_leads
  for each row execute function app.count_lead();
--> statement-breakpoint
create trigger product_orders_counted after insert on product_orders
  for each row execute function app.count_order();
--> statement-breakpoint
create trigger user_roles_counted after insert or delete on user_roles
  for each row execute function app.count_joined();
--> statement-breakpoint
-- What was there before the counting began.
set local role chowk_system;
--> statement-breakpoint
insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
  select f.day, f.kind, d.brand_id, d.campaign_id, coalesce(s.area, ''), sum(f.n), sum(f.paise)
  from deals d join shops s on s.id = d.shop_id cross join lateral app.figures_of_deal(d) as f
  group by 1, 2, 3, 4, 5;
--> statement-breakpoint
insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
  select app.figure_day(p.reviewed_at), 'proof_rejected', d.brand_id, d.campaign_id, coalesce(s.area, ''), count(*), 0
  from proofs p join deals d on d.id = p.deal_id join shops s on s.id = d.shop_id
  where p.status = 'rejected' and p.reviewed_at is not null group by 1, 2, 3, 4, 5;
--> statement-breakpoint
insert into figure_deltas (day, kind, area, n, paise)
  select app.figure_day(created_at), 'lead_created', '', count(*), 0 from shop_leads group by 1
  union all
  select app.figure_day(converted_at), 'lead_converted', '', count(*), 0 from shop_leads
    where converted_at is not null group by 1
  union all
  select app.figure_day(created_at), 'joined_' || role::text, '', count(*), 0 from user_roles
    where role in ('brand', 'retailer', 'bizman') group by 1, 2;
--> statement-breakpoint
insert into figure_deltas (day, kind, brand_id, area, n, paise)
  select app.figure_day(created_at), 'order_placed', brand_id, '', count(*), sum(total_paise)
  from product_orders group by 1, 2, 3;
--> statement-breakpoint
reset role;
