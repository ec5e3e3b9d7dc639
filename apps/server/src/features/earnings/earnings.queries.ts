import { listEarnings, readEarningTotals, streakOf } from '@chowk/domain/earnings';
import {
  istDay,
  istMonth,
  startOfIstDay,
  startOfIstMonth,
  startOfMonth,
} from '@chowk/domain/kernel';
import { and, desc, eq, gte, ilike, inArray, lt, ne, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { containing } from '../../contract/search-text';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { earnings } from '../../db/schema/money/earnings';
import { findWithheld } from '../../db/withheld';
import { findNoPanBps } from './find-tax';
import { presentEarnings, selectEarnings } from './present-earning';

function earnedIn(month: string) {
  return and(
    gte(earnings.created_at, new Date(startOfMonth(month))),
    lt(earnings.created_at, new Date(startOfMonth(month, 1))),
  );
}

function peopleCalled(tx: Tx, part: string) {
  return tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(ilike(profiles.full_name, containing(part)));
}

export const earningsList = implementQuery(listEarnings, async ({ tx }, params) => {
  const { status, month, payee_id, search, cursor, limit } = params;
  const rows = await selectEarnings(tx)
    .where(
      and(
        status === undefined ? undefined : eq(earnings.status, status),
        month === undefined ? undefined : earnedIn(month),
        payee_id === undefined ? undefined : eq(earnings.payee_id, payee_id),
        search ? inArray(earnings.payee_id, peopleCalled(tx, search)) : undefined,
        afterCursor(cursor, [earnings.id], 'desc'),
      ),
    )
    .orderBy(desc(earnings.id))
    .limit(limit + 1);
  const page = pageFrom(
    rows,
    limit,
    ({ earning }) => [earning.id],
    (row) => row,
  );
  return { ...page, items: await presentEarnings(tx, page.items) };
});

const MONTHS_SHOWN = 12;

/** The starts of this month and those before it, the oldest first. */
function monthStarts(nowMs: number): number[] {
  const starts = [startOfIstMonth(nowMs)];
  while (starts.length < MONTHS_SHOWN) starts.unshift(startOfIstMonth((starts[0] ?? nowMs) - 1));
  return starts;
}

/** A year of weeks and the current one. */
const WEEKS_LOOKED_AT = 53;

/** Weeks start on Mondays in SQL as in the rule; reversed earnings do not count. */
async function approvedWeeks(tx: Tx, payeeId: string): Promise<string[]> {
  const monday = sql<string>`to_char(date_trunc('week', ${earnings.created_at} at time zone 'Asia/Kolkata'), 'YYYY-MM-DD')`;
  const rows = await tx
    .selectDistinct({ monday })
    .from(earnings)
    .where(
      and(
        eq(earnings.payee_id, payeeId),
        eq(earnings.kind, 'placement'),
        ne(earnings.status, 'reversed'),
      ),
    )
    .orderBy(desc(sql`1`))
    .limit(WEEKS_LOOKED_AT);
  return rows.map((row) => row.monday);
}

export const earningTotalsRead = implementQuery(readEarningTotals, async ({ tx, actor, nowMs }) => {
  const isOwn = eq(earnings.payee_id, actor.uid ?? '');
  const states = await tx
    .select({
      status: earnings.status,
      net: sql<string>`sum(${earnings.net_paise} - ${earnings.spent_paise})`,
      first: sql<string>`min(${earnings.payable_on})`,
    })
    .from(earnings)
    .where(isOwn)
    .groupBy(earnings.status);
  const uid = actor.uid ?? '';
  const withheld = await findWithheld(tx, [uid], nowMs);
  const starts = monthStarts(nowMs);
  const month = sql<string>`to_char(${earnings.created_at} at time zone 'Asia/Kolkata', 'YYYY-MM')`;
  const todayFrom = new Date(startOfIstDay(nowMs)).toISOString();
  const earned = await tx
    .select({
      month,
      gross: sql<string>`sum(${earnings.gross_paise})`,
      tax: sql<string>`sum(${earnings.tax_paise})`,
      net: sql<string>`sum(${earnings.net_paise})`,
      today: sql<string | null>`sum(${earnings.net_paise})
        filter (where ${earnings.created_at} >= ${todayFrom}::timestamptz)`,
    })
    .from(earnings)
    .where(
      and(
        isOwn,
        ne(earnings.status, 'reversed'),
        // Money of an order that came back was earned before.
        ne(earnings.kind, 'order_refund'),
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
    withheld: withheld.get(uid) ?? null,
    months: starts.map((startMs) => {
      const name = istMonth(startMs);
      const found = earned.find((row) => row.month === name);
      return {
        month: name,
        gross_paise: Number(found?.gross ?? 0),
        tax_paise: Number(found?.tax ?? 0),
        net_paise: Number(found?.net ?? 0),
      };
    }),
    today: {
      day: istDay(nowMs),
      net_paise: earned.reduce((sum, { today }) => sum + Number(today ?? 0), 0),
    },
    no_pan_bps: actor.roles.includes('bizman') ? await findNoPanBps(tx, uid, nowMs) : null,
    streak: streakOf(await approvedWeeks(tx, uid), nowMs),
  };
});
