import { campaignStates } from '@chowk/domain/campaigns';
import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { and, eq, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { publishEvent } from '../../../contract/run/after-run';
import { type Tx, withSystem } from '../../../db';
import { campaigns } from '../../../db/schema/campaigns';
import { deals } from '../../../db/schema/deals';
import { enqueueingIn, notifyPeople } from '../../notifications';
import { balancePaise, releaseCampaignMoney } from '../../wallets';
import { lockCampaign, ownerOfBrand } from '../campaign-rows';
import { closeCampaign } from '../system-steps';

type ClosePorts = Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>;

const BATCH = 100;
const OPEN = ['offered', 'accepted', 'submitted', 'rejected_proof'] as const;

/** Every place proved, or past the end; and nothing that could still become money. */
function mayClose(tx: Tx, nowMs: number) {
  return and(
    eq(campaigns.kind, 'campaign'),
    inArray(campaigns.status, ['live', 'paused']),
    or(lte(campaigns.ends_at, new Date(nowMs)), eq(campaigns.slots_done, campaigns.slots)),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(deals)
        .where(and(eq(deals.campaign_id, campaigns.id), inArray(deals.status, [...OPEN]))),
    ),
  );
}

async function closeOne({ db, nowMs, newId, jobs }: ClosePorts, id: string): Promise<void> {
  await withSystem(db, ANONYMOUS, closeCampaign, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    const [still] = await tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(eq(campaigns.id, id), mayClose(tx, nowMs())));
    if (!still) return;
    const status = requireSystemStep(campaignStates, campaign.status, 'campaign.close');
    const amountPaise = await balancePaise(tx, { kind: 'campaign_hold', ownerId: id });
    if (amountPaise > 0) {
      await releaseCampaignMoney(
        { tx, newId },
        {
          campaignId: id,
          brandId: campaign.brand_id,
          amountPaise,
          key: `${id}:close`,
          createdBy: null,
        },
      );
    }
    await tx
      .update(campaigns)
      .set({ status, version: sql`${campaigns.version} + 1`, updated_at: new Date(nowMs()) })
      .where(eq(campaigns.id, id));
    const profileId = await ownerOfBrand(tx, campaign.brand_id);
    const payload = {
      campaign_id: id,
      campaign_title: campaign.title,
      refunded_paise: amountPaise,
    };
    await notifyPeople({ tx, newId, enqueue: enqueueingIn(tx, jobs) }, [
      { profileId, type: 'campaign_completed', payload },
    ]);
    await publishEvent(tx, {
      type: 'campaign.completed',
      audience: `person:${profileId}`,
      entityId: id,
      payload: {},
    });
  });
}

/** Each campaign in a transaction of its own; run twice, the second finds nothing to do. */
export async function closeCampaigns(ports: ClosePorts): Promise<number> {
  const ready = await withSystem(ports.db, ANONYMOUS, closeCampaign, (tx) =>
    tx.select({ id: campaigns.id }).from(campaigns).where(mayClose(tx, ports.nowMs())).limit(BATCH),
  );
  for (const { id } of ready) await closeOne(ports, id);
  return ready.length;
}
