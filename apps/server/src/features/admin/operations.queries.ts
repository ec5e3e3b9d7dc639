import { readOperations } from '@chowk/domain/admin';
import { DAY_MS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem, type Tx } from '../../db';
import { workOffJobs } from './system-steps';

const LEAD_STUCK_MS = 3 * DAY_MS;
const REFUSALS_SHOWN = 20;

interface WaitingRow extends Record<string, unknown> {
  readonly name: string;
  readonly n: number;
  readonly oldest: string | null;
  readonly extra: number;
}

/** Every count goes along an index of what waits, so none grows with what is done. */
async function readWaiting(tx: Tx, nowMs: number): Promise<ReadonlyMap<string, WaitingRow>> {
  const now = new Date(nowMs).toISOString();
  const yesterday = new Date(nowMs - DAY_MS).toISOString();
  const stuckSince = new Date(nowMs - LEAD_STUCK_MS).toISOString();
  const rows = await tx.execute<WaitingRow>(sql`
    select 'proofs' as name, count(*)::int as n, min(received_at)::text as oldest,
        (count(*) filter (where review_due_at < ${now}::timestamptz))::float8 as extra
      from proofs where status = 'pending'
    union all
    select 'activations', count(*)::int, min(created_at)::text, 0
      from shop_activation_requests where status = 'requested'
    union all
    select 'leads_stuck', count(*)::int, min(phone_verified_at)::text, 0
      from shop_leads
      where status = 'phone_verified' and phone_verified_at < ${stuckSince}::timestamptz
    union all
    select 'topups', count(*)::int, min(created_at)::text, 0
      from wallet_topups where status = 'requested'
    union all
    select 'refunds', count(*)::int, min(created_at)::text, 0
      from wallet_refunds where status = 'requested'
    union all
    select 'payouts', count(*)::int, null, coalesce(sum(net_paise), 0)::float8
      from earnings where status = 'payable'
    union all
    select 'orders_unanswered', count(*)::int, min(created_at)::text, 0
      from product_orders where status = 'placed' and created_at < ${yesterday}::timestamptz
    union all
    select 'order_disputes', count(*)::int, min(opened_at)::text, 0
      from order_disputes where closed_at is null`);
  return new Map(rows.map((row) => [row.name, row]));
}

function readRefusals(tx: Tx) {
  return tx.execute<{ kind: string; n: number }>(sql`
    select kind, sum(n)::int as n from (
      select kind, n from daily_figures
        where day > app.figure_day(now()) - 7 and kind like 'refused %'
      union all
      select kind, n from figure_deltas
        where day > app.figure_day(now()) - 7 and kind like 'refused %'
    ) as counted
    group by kind order by n desc, kind limit ${REFUSALS_SHOWN}::int`);
}

export const operationsRead = implementQuery(readOperations, async ({ tx, ports, nowMs }) => {
  const waiting = await readWaiting(tx, nowMs);
  const refusals = await readRefusals(tx);
  const jobs = await asSystem(tx, workOffJobs, () => ports.jobs.reportIn(tx));
  const of = (name: string) => {
    const { n = 0, oldest = null } = waiting.get(name) ?? {};
    return { n, oldest_at: oldest && new Date(oldest).toISOString() };
  };
  return {
    proofs: { ...of('proofs'), late: waiting.get('proofs')?.extra ?? 0 },
    activations: of('activations'),
    leads_stuck: of('leads_stuck'),
    topups: of('topups'),
    refunds: of('refunds'),
    payouts: { n: of('payouts').n, paise: waiting.get('payouts')?.extra ?? 0 },
    orders_unanswered: of('orders_unanswered'),
    order_disputes: of('order_disputes'),
    jobs_given_up: jobs.deadTotal,
    refusals: refusals.map(({ kind, n }) => {
      const [, command = '', code = ''] = kind.split(' ');
      return { command, code, n };
    }),
  };
});
