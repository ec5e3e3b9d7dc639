import { ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { isNotificationType, kindOfNotice, PAYLOADS } from '@chowk/domain/notifications';
import { type SQL, sql } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { defineSystemStep, type Tx, withSystem } from '../db';
import { notifications } from '../db/schema/notifications';
import { claimSeed } from '../db/seed/claim-seed';
import { newIdAt } from '../new-id';
import { findDemoPerson } from './find-demo-person';

export const fillDemoNotices = defineSystemStep(
  'seed.demo-notices',
  'What happened in the demo before anybody signed in was told to those it concerns.',
);

/** Older than this was read; what is newer waits to be opened. */
const READ_AFTER_MS = DAY_MS;

const dealFacts = sql`'deal_id', d.id, 'campaign_title', c.title, 'payout_paise', d.payout_paise`;
const orderFacts = sql`'order_id', o.id, 'brand_name', b.brand_name, 'shop_name', s.shop_name,
  'amount_paise', o.total_paise, 'reason', ''`;
const bookingFacts = sql`'booking_id', k.id, 'brand_name', b.brand_name, 'shop_name', s.shop_name,
  'space_name', a.title, 'amount_paise', k.price_paise, 'reason', coalesce(k.reason, '')`;
const ofDeals = sql`deals d join shops s on s.id = d.shop_id join campaigns c on c.id = d.campaign_id`;
const ofOrders = sql`product_orders o join shops s on s.id = o.shop_id join brands b on b.id = o.brand_id`;
const ofBookings = sql`ad_space_bookings k join ad_spaces a on a.id = k.space_id
  join shops s on s.id = k.shop_id join brands b on b.id = k.brand_id`;

/** Each of: whom, what, when, and what its words need. */
const SOURCES: readonly SQL[] = [
  sql`select s.owner_id, 'deal_offered', d.created_at, jsonb_build_object(${dealFacts})
    from ${ofDeals} where d.status = 'offered' and c.kind = 'campaign'`,
  sql`select s.owner_id, 'proof_approved', p.reviewed_at,
    jsonb_build_object('proof_id', p.id, ${dealFacts})
    from ${ofDeals} join proofs p on p.deal_id = d.id where p.status = 'approved'`,
  sql`select payee_id, 'payout_paid', decided_at,
    jsonb_build_object('payout_id', id, 'amount_paise', amount_paise, 'failure', null)
    from payouts where status = 'paid'`,
  sql`select s.owner_id, 'booking_requested', k.created_at, jsonb_build_object(${bookingFacts})
    from ${ofBookings} where k.status = 'requested'`,
  sql`select b.owner_id, case k.status when 'declined' then 'booking_rejected' else 'booking_accepted' end,
    k.answered_at, jsonb_build_object(${bookingFacts}) from ${ofBookings} where k.answered_at is not null`,
  sql`select b.owner_id, 'order_placed', o.created_at, jsonb_build_object(${orderFacts})
    from ${ofOrders}`,
  sql`select o.owner_id, 'order_' || o.status, o.updated_at, jsonb_build_object(${orderFacts})
    from ${ofOrders} where o.status in ('confirmed', 'dispatched', 'delivered')`,
  sql`select b.owner_id,
      case o.status when 'disputed' then 'order_disputed' else 'order_received' end, o.updated_at,
      jsonb_build_object(${orderFacts}) || jsonb_build_object('reason', coalesce(d.note, ''))
    from ${ofOrders} left join order_disputes d on d.order_id = o.id
    where o.status in ('disputed', 'completed')`,
  sql`select b.owner_id, 'topup_confirmed', t.decided_at,
    jsonb_build_object('topup_id', t.id, 'amount_paise', t.amount_paise)
    from wallet_topups t join brands b on b.id = t.brand_id where t.status = 'confirmed'`,
  sql`select salesperson_id, 'lead_converted', converted_at, jsonb_build_object(
    'lead_id', id, 'shop_name', shop_name, 'reason', null, 'shop_id', shop_id)
    from shop_leads where status = 'converted'`,
  sql`select r.user_id, 'activation_requested', q.created_at,
    jsonb_build_object('request_id', q.id, 'shop_name', q.shop_name, 'area', q.area)
    from shop_activation_requests q cross join user_roles r
    where q.status = 'requested' and r.role = 'admin'`,
];

interface Told {
  readonly [column: string]: unknown;
  readonly profile_id: string;
  readonly type: string;
  readonly at: string;
  readonly payload: unknown;
}

async function findNews(tx: Tx, people: readonly string[]): Promise<Told[]> {
  const ids = sql.join(
    people.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const told = sql.join([...SOURCES], sql` union all `);
  return tx.execute<Told>(sql`
    select profile_id, type, at::text, payload from (${told}) as told (profile_id, type, at, payload)
    where profile_id in (${ids}) order by at`);
}

function noticeOf({ profile_id, type, at, payload }: Told, nowMs: number) {
  if (!isNotificationType(type)) throw new Error(`${type} is nothing anybody is told`);
  const created_at = new Date(at);
  const isRead = created_at.getTime() < nowMs - READ_AFTER_MS;
  const facts = PAYLOADS[type].parse(payload);
  return {
    id: newIdAt(created_at.getTime()),
    profile_id,
    type,
    payload: { kind: kindOfNotice(type), ...facts },
    seen: isRead,
    read_at: isRead ? created_at : null,
    created_at,
  };
}

/** Once per database, after everything else of the demo. Nothing is sent out for it. */
export function seedDemoNotices({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  return withSystem(db, ANONYMOUS, fillDemoNotices, async (tx) => {
    const isNew = await claimSeed(tx, 'demo-notices');
    if (!isNew) return 0;
    const found = [
      await findDemoPerson(tx, 'brand'),
      await findDemoPerson(tx, 'retailer'),
      await findDemoPerson(tx, 'bizman'),
      await findDemoPerson(tx, 'admin'),
    ];
    const people = found.filter((id) => id !== undefined);
    if (people.length === 0) return 0;
    const news = await findNews(tx, people);
    const rows = news.map((each) => noticeOf(each, nowMs()));
    if (rows.length > 0) await tx.insert(notifications).values(rows);
    return rows.length;
  });
}
