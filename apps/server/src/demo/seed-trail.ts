import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db';
import { auditLogs } from '../db/schema/system/runner';
import { newIdAt } from '../new-id';

const change = (before: string, after: string) =>
  sql.raw(`jsonb_build_object('before', jsonb_build_object('status', '${before}'),
    'after', jsonb_build_object('status', '${after}'))`);

const ofDeals = sql`deals d join shops s on s.id = d.shop_id`;

/** Each of: what, which row, which step, when, by whom, and what changed, as the step itself says it. */
const SOURCES: readonly SQL[] = [
  sql`select 'campaigns', c.id, 'campaign_launch', c.launched_at, b.owner_id,
    ${change('draft', 'live')} || jsonb_build_object('id', c.id)
    from campaigns c join brands b on b.id = c.brand_id
    where c.launched_at is not null and c.kind = 'campaign'`,
  sql`select 'deals', d.id, 'deal_accept', d.accepted_at, s.owner_id, ${change('offered', 'accepted')}
    from ${ofDeals} where d.accepted_at is not null`,
  sql`select 'deals', d.id, 'deal_decline', d.updated_at, s.owner_id,
    ${change('offered', 'declined')} || jsonb_build_object('reason', d.decline_reason)
    from ${ofDeals} where d.status = 'declined'`,
  sql`select 'proofs', p.id, 'proof_submit', p.received_at, p.uploaded_by, jsonb_build_object(
    'deal_id', p.deal_id, 'attempt', p.attempt, 'verdict', p.verdict, 'risk', p.risk)
    from proofs p`,
  sql`select 'proofs', p.id, 'proof_approve', p.reviewed_at, p.reviewer_id,
    ${change('pending', 'approved')}
    from proofs p where p.status = 'approved'`,
  sql`select 'payout_batches', k.id, 'payout_batch_create', k.created_at, k.created_by,
    jsonb_build_object('after', jsonb_build_object(
      'payouts', count(*), 'total_paise', sum(p.amount_paise)))
    from payout_batches k join payouts p on p.batch_id = k.id group by k.id`,
  sql`select 'shop_leads', l.id, 'lead_create', l.created_at, l.salesperson_id,
    jsonb_build_object('after', jsonb_build_object(
      'shop_name', l.shop_name, 'area', l.area, 'phone', l.phone, 'status', 'pending'))
    from shop_leads l`,
  sql`select 'shop_activation_requests', q.id, 'activation_approve', q.decided_at, q.decided_by,
    '{"after": {"status": "converted", "account": "created"}, "isRepeat": false}'::jsonb
    from shop_activation_requests q where q.status = 'approved'`,
  sql`select 'wallet_topups', t.id, 'wallet_topup_request', t.created_at, b.owner_id,
    jsonb_build_object('after', jsonb_build_object(
      'amount_paise', t.amount_paise, 'reference', t.reference))
    from wallet_topups t join brands b on b.id = t.brand_id`,
  sql`select 'product_orders', o.id, 'order_place', o.created_at, o.owner_id,
    jsonb_build_object('after', jsonb_build_object('total_paise', o.total_paise))
    from product_orders o`,
  sql`select 'ad_space_bookings', k.id, 'booking_request', k.created_at, b.owner_id,
    jsonb_build_object('before', null, 'after', jsonb_build_object(
      'space_id', k.space_id, 'starts_on', k.starts_on, 'ends_on', k.ends_on))
    from ad_space_bookings k join brands b on b.id = k.brand_id`,
];

interface Done {
  readonly [column: string]: unknown;
  readonly entity: string;
  readonly entity_id: string;
  readonly action: string;
  readonly at: string;
  readonly actor_id: string;
  readonly diff: Record<string, unknown>;
}

/** What was done in the demo before anybody signed in, as if it had come by the front door. */
export async function addTrail(tx: Tx): Promise<number> {
  const done = sql.join([...SOURCES], sql` union all `);
  const rows = await tx.execute<Done>(sql`
    select entity, entity_id::text, action, at::text, actor_id::text, diff
    from (${done}) as done (entity, entity_id, action, at, actor_id, diff) order by at`);
  if (rows.length === 0) return 0;
  await tx.insert(auditLogs).values(
    rows.map(({ at, entity, entity_id, action, actor_id, diff }) => {
      const created_at = new Date(at);
      const id = newIdAt(created_at.getTime());
      return {
        id,
        entity,
        entity_id,
        action,
        actor_id,
        diff,
        request_id: `demo-${id}`,
        created_at,
      };
    }),
  );
  return rows.length;
}
