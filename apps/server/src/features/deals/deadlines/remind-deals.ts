import { ANONYMOUS } from '@chowk/domain/kernel';
import { DUE_SOON_BEFORE_MS, EXPIRING_BEFORE_MS } from '@chowk/domain/notifications';
import { type SQL, sql } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { type Tx, withSystem } from '../../../db';
import { enqueueingIn, type Notice, notifyPeople } from '../../notifications';
import { remindDeals as step } from '../system-steps';

const BATCH = 500;

interface Soon extends Record<string, unknown> {
  readonly id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly payout_paise: string;
  readonly until: string | Date;
}

/** Deals without a reminder yet: one per deadline. */
function listSoon(tx: Tx, type: 'deal_expiring' | 'deal_due_soon', isSoon: SQL, until: SQL) {
  return tx.execute<Soon>(sql`
    select d.id, s.owner_id, c.title, d.payout_paise::text as payout_paise, ${until} as until
    from deals d
    join shops s on s.id = d.shop_id
    join campaigns c on c.id = d.campaign_id
    where ${isSoon} and s.owner_id is not null and not exists (
      select from notifications n
      where n.profile_id = s.owner_id and n.type = ${type}
        and n.payload ->> 'deal_id' = d.id::text
        and (n.payload ->> 'until')::timestamptz = date_trunc('milliseconds', ${until}))
    order by ${until} limit ${BATCH}`);
}

const aboutDeal = ({ id, title, until }: Soon) => ({
  deal_id: id,
  campaign_title: title,
  until: new Date(until).toISOString(),
});

/** Before an offer or the time for its photo runs out, while something can still be done. */
export async function remindDeals(
  ports: Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>,
): Promise<number> {
  const { db, newId, jobs } = ports;
  const nowMs = ports.nowMs();
  const moment = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  return withSystem(db, ANONYMOUS, step, async (tx) => {
    // One at a time: the second run sees what the first has sent.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('remind-deals', 0))`);
    const offers = await listSoon(
      tx,
      'deal_expiring',
      sql`d.status = 'offered' and d.offer_expires_at > ${moment(nowMs)}
        and d.offer_expires_at <= ${moment(nowMs + EXPIRING_BEFORE_MS)}`,
      sql`d.offer_expires_at`,
    );
    const promises = await listSoon(
      tx,
      'deal_due_soon',
      sql`d.status in ('accepted', 'rejected_proof') and d.due_at > ${moment(nowMs)}
        and d.due_at <= ${moment(nowMs + DUE_SOON_BEFORE_MS)}`,
      sql`d.due_at`,
    );
    const notices: Notice[] = [
      ...offers.map((deal) => ({
        profileId: deal.owner_id,
        type: 'deal_expiring' as const,
        payload: { ...aboutDeal(deal), payout_paise: Number(deal.payout_paise) },
      })),
      ...promises.map((deal) => ({
        profileId: deal.owner_id,
        type: 'deal_due_soon' as const,
        payload: aboutDeal(deal),
      })),
    ];
    await notifyPeople({ tx, newId, enqueue: enqueueingIn(tx, jobs) }, notices);
    return notices.length;
  });
}
