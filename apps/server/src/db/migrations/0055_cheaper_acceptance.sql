-- A place taken is a change of the campaign's row that none of its indexes shows: with room beside
-- it on its page the indexes are left alone. There are few campaigns, and they are changed often.
alter table campaigns set (fillfactor = 50);
--> statement-breakpoint
-- The same counts as before. Nobody but the system changes deals, so the most frequent change needs
-- neither another's rights nor a search path of its own; both cost more than the counting.
create or replace function app.count_deal() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'UPDATE' and old.created_at = new.created_at and old.payout_paise = new.payout_paise
      and old.submitted_at is not distinct from new.submitted_at
      and old.approved_at is not distinct from new.approved_at
    then
      if old.accepted_at is not distinct from new.accepted_at then
        return null;
      end if;
      if new.submitted_at is null and (old.accepted_at is null or new.accepted_at is null) then
        insert into public.figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
        values (app.figure_day(coalesce(new.accepted_at, old.accepted_at)), 'accepted',
          new.brand_id, new.campaign_id,
          coalesce((select area from public.shops where id = new.shop_id), ''),
          case when old.accepted_at is null then 1 else -1 end, 0);
        return null;
      end if;
    end if;
    declare
      was public.deals := old;
      now_is public.deals := new;
      some_deal public.deals := case when tg_op = 'DELETE' then old else new end;
    begin
      insert into public.figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
      select f.day, f.kind, some_deal.brand_id, some_deal.campaign_id,
        coalesce((select area from public.shops where id = some_deal.shop_id), ''),
        sum(f.n), sum(f.paise)
      from (
        select day, kind, n, paise from app.figures_of_deal(now_is) where tg_op <> 'DELETE'
        union all
        select day, kind, -n, -paise from app.figures_of_deal(was) where tg_op <> 'INSERT'
      ) as f
      group by f.day, f.kind
      having sum(f.n) <> 0 or sum(f.paise) <> 0;
      return null;
    end;
  end
  $$;
