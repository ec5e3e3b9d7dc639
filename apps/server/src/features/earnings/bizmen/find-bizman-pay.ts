import { bonusPaiseFor, closedMonths, stayedSinceMs } from '@chowk/domain/earnings';
import { DAY_MS } from '@chowk/domain/kernel';
import type { PlatformConfig } from '@chowk/domain/platform';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import type { BizmanEarning, BizmanPayKind } from './book-bizman-earning';

/** A few at a time: each is booked on its own, and the next question finds the rest. */
export const DUE_AT_ONCE = 200;
/** Covers a server outage; earlier months are not searched. */
const MONTHS_BACK = 3;
const STAYED_BACK_DAYS = 90;

interface DueShop extends Record<string, unknown> {
  readonly shop_id: string;
  readonly payee_id: string;
  readonly shop_name: string;
}

/**
 * Shops a bizman brought with this payment due and not booked. Bizmen who left get nothing more.
 */
function dueShops(kind: BizmanPayKind, isDue: SQL, shopId: string | undefined): SQL {
  const isShop = shopId === undefined ? sql`` : sql`and l.shop_id = ${shopId}::uuid`;
  return sql`
    select l.shop_id, l.salesperson_id as payee_id, s.shop_name
    from shop_leads l
    join shops s on s.id = l.shop_id
    join profiles p on p.id = l.salesperson_id and p.status <> 'deleted'
    where l.status = 'converted' and ${isDue} ${isShop}
      and not exists (select 1 from earnings e where e.shop_id = l.shop_id and e.kind = ${kind})
    order by l.id limit ${DUE_AT_ONCE}`;
}

const isActivated = sql`true`;
const hasProof = sql`exists (
  select 1 from deals d where d.shop_id = l.shop_id and d.status = 'approved')`;

/** Of a deal `d`: approved in the days before the sixtieth after that moment, counted in India. */
export function hasProofForDay(activatedAt: SQL, activeDays: number): SQL {
  const day = sql`(date_trunc('day', ${activatedAt} at time zone 'Asia/Kolkata') + interval '60 days')
    at time zone 'Asia/Kolkata'`;
  return sql`d.approved_at < ${day}
    and d.approved_at >= ${day} - ${activeDays}::int * interval '1 day'`;
}

/**
 * Still active: open, its owner active, and an approved proof in the days before the sixtieth day.
 * Counted from that day and not from this run, so that a late run has the same result.
 */
function hasStayed(nowMs: number, activeDays: number): SQL {
  const before = new Date(stayedSinceMs(nowMs)).toISOString();
  const after = new Date(stayedSinceMs(nowMs) - STAYED_BACK_DAYS * DAY_MS).toISOString();
  return sql`l.converted_at < ${before}::timestamptz and l.converted_at >= ${after}::timestamptz
    and s.status = 'active'
    and exists (select 1 from profiles o where o.id = s.owner_id and o.status = 'active')
    and exists (
      select 1 from deals d where d.shop_id = l.shop_id and d.status = 'approved'
        and ${hasProofForDay(sql`l.converted_at`, activeDays)})`;
}

/** As the system: what is due for shops. */
export async function findShopPay(
  tx: Tx,
  config: PlatformConfig,
  { nowMs, shopId }: { readonly nowMs: number; readonly shopId: string | undefined },
): Promise<BizmanEarning[]> {
  const sorts = [
    ['shop_activation', config.bizman_activation_paise, isActivated],
    ['first_proof', config.bizman_first_proof_paise, hasProof],
    ['day_60', config.bizman_day_60_paise, hasStayed(nowMs, config.bizman_active_days)],
  ] as const;
  const found: BizmanEarning[] = [];
  for (const [kind, grossPaise, isDue] of sorts) {
    if (grossPaise === 0) continue;
    const rows = await tx.execute<DueShop>(dueShops(kind, isDue, shopId));
    for (const { shop_id: shopId, payee_id: payeeId, shop_name: memo } of rows) {
      found.push({ kind, payeeId, grossPaise, memo, cause: { shopId } });
    }
  }
  return found;
}

interface MonthCount extends Record<string, unknown> {
  readonly payee_id: string;
  readonly total: number;
}

/** As the system: bonuses of the months that have ended in India and are not booked. */
export async function findMonthPay(
  tx: Tx,
  { bizman_bonus_tiers: tiers }: PlatformConfig,
  nowMs: number,
): Promise<BizmanEarning[]> {
  const found: BizmanEarning[] = [];
  for (const { month, fromMs, untilMs } of closedMonths(nowMs, MONTHS_BACK)) {
    const rows = await tx.execute<MonthCount>(sql`
      select l.salesperson_id as payee_id, count(*)::int as total
      from shop_leads l join profiles p on p.id = l.salesperson_id and p.status <> 'deleted'
      where l.status = 'converted'
        and l.converted_at >= ${new Date(fromMs).toISOString()}::timestamptz
        and l.converted_at < ${new Date(untilMs).toISOString()}::timestamptz
        and not exists (
          select 1 from earnings e where e.payee_id = l.salesperson_id and e.month = ${month}
            and e.kind = 'monthly_bonus')
      group by l.salesperson_id`);
    for (const { payee_id: payeeId, total } of rows) {
      const grossPaise = bonusPaiseFor(total, tiers);
      if (grossPaise === 0) continue;
      found.push({ kind: 'monthly_bonus', payeeId, grossPaise, memo: month, cause: { month } });
    }
  }
  return found;
}
