import { type Earning, listEarnings, readEarningTotals } from '@chowk/domain/earnings';
import { istMonth, startOfIstMonth } from '@chowk/domain/kernel';
import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { brands } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';
import { earnings, payouts } from '../../db/schema/earnings';

export function selectEarnings(tx: Tx) {
  return tx
    .select({
      earning: earnings,
      payee_name: profiles.full_name,
      campaign_title: campaigns.title,
      brand_name: brands.brand_name,
      bank_reference: payouts.bank_reference,
      failure: payouts.failure,
    })
    .from(earnings)
    .innerJoin(profiles, eq(profiles.id, earnings.payee_id))
    .leftJoin(deals, eq(deals.id, earnings.deal_id))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaign_id))
    .leftJoin(brands, eq(brands.id, campaigns.brand_id))
    .leftJoin(payouts, eq(payouts.id, earnings.payout_id));
}

type EarningRow = Awaited<ReturnType<typeof selectEarnings>>[number];

export function presentEarning({ earning, ...names }: EarningRow): Earning {
  return {
    id: earning.id,
    kind: earning.kind,
    status: earning.status,
    payee_id: earning.payee_id,
    payee_name: names.payee_name,
    deal_id: earning.deal_id,
    campaign_title: names.campaign_title,
    brand_name: names.brand_name,
    gross_paise: earning.gross_paise,
    fee_paise: earning.fee_paise,
    tax_paise: earning.tax_paise,
    tax_section: earning.tax_section,
    net_paise: earning.net_paise,
    payable_on: earning.payable_on,
    paid_at: earning.paid_at?.toISOString() ?? null,
    bank_reference: names.bank_reference,
    failure: names.failure,
    created_at: earning.created_at.toISOString(),
  };
}

export const earningsList = implementQuery(listEarnings, async ({ tx }, params) => {
  const { status, payee_id, cursor, limit } = params;
  const rows = await selectEarnings(tx)
    .where(
      and(
        status === undefined ? undefined : eq(earnings.status, status),
        payee_id === undefined ? undefined : eq(earnings.payee_id, payee_id),
        afterCursor(cursor, [earnings.id], 'desc'),
      ),
    )
    .orderBy(desc(earnings.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ earning }) => [earning.id], presentEarning);
});

const MONTHS_SHOWN = 12;

/** The starts of this month and those before it, the oldest first. */
function monthStarts(nowMs: number): number[] {
  const starts = [startOfIstMonth(nowMs)];
  while (starts.length < MONTHS_SHOWN) starts.unshift(startOfIstMonth((starts[0] ?? nowMs) - 1));
  return starts;
}

export const earningTotalsRead = implementQuery(readEarningTotals, async ({ tx, actor, nowMs }) => {
  const isOwn = eq(earnings.payee_id, actor.uid ?? '');
  const states = await tx
    .select({
      status: earnings.status,
      net: sql<string>`sum(${earnings.net_paise})`,
      first: sql<string>`min(${earnings.payable_on})`,
    })
    .from(earnings)
    .where(isOwn)
    .groupBy(earnings.status);
  const starts = monthStarts(nowMs);
  const month = sql<string>`to_char(${earnings.created_at} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
  const earned = await tx
    .select({ month, net: sql<string>`sum(${earnings.net_paise})` })
    .from(earnings)
    .where(
      and(
        isOwn,
        ne(earnings.status, 'reversed'),
        gte(earnings.created_at, new Date(starts[0] ?? nowMs)),
      ),
    )
    .groupBy(sql`1`);
  const netOf = (...wanted: string[]) =>
    states
      .filter(({ status }) => wanted.includes(status))
      .reduce((sum, { net }) => sum + Number(net), 0);
  return {
    pending_paise: netOf('pending'),
    payable_paise: netOf('payable', 'failed'),
    in_payout_paise: netOf('in_payout'),
    paid_paise: netOf('paid'),
    next_payable_on: states.find(({ status }) => status === 'pending')?.first ?? null,
    months: starts.map((startMs) => {
      const name = istMonth(startMs);
      const found = earned.find((row) => row.month === name);
      return { month: name, net_paise: Number(found?.net ?? 0) };
    }),
  };
});
