import { placementPrice } from '@chowk/domain/campaigns';
import { ChowkError, type Paise } from '@chowk/domain/kernel';
import { and, eq, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { campaigns } from '../../db/schema/campaigns';
import { postToLedger, releaseCampaignMoney } from '../wallets';
import type { CampaignRow } from './campaign-rows';

export interface SystemWork {
  readonly tx: Tx;
  readonly newId: () => string;
  readonly nowMs: number;
}

/** For which deal, by whom; the version tells the same deal's second time from its first. */
export interface SlotChange {
  readonly dealId: string;
  /** The deal's own: the weeks of a booking are not all worth the same. */
  readonly payoutPaise: Paise;
  readonly version: number;
  readonly createdBy: string | null;
}

/** What one placement of a launched campaign costs its brand. */
export function placementPaise(campaign: CampaignRow, payoutPaise = campaign.payout_paise): Paise {
  const { fee_bps, gst_bps } = campaign;
  if (payoutPaise === null || fee_bps === null || gst_bps === null) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'campaign', state: campaign.status } });
  }
  return placementPrice(payoutPaise, { feeBps: fee_bps, gstBps: gst_bps }).totalPaise;
}

/** Closed campaigns have given back what no shop had taken. */
function isClosed({ status }: CampaignRow): boolean {
  return status === 'cancelled' || status === 'completed';
}

/**
 * As the system. One statement decides: of any number of shops at once, exactly as many get a place
 * as there are. No row when the campaign is full or not live. Part of the statement that gives the
 * place to somebody.
 */
export function takingLiveSlot(db: Tx, campaignId: Placeholder) {
  return db
    .update(campaigns)
    .set({ slots_taken: sql`${campaigns.slots_taken} + 1` })
    .where(
      and(
        eq(campaigns.id, campaignId),
        eq(campaigns.status, 'live'),
        lt(campaigns.slots_taken, campaigns.slots),
      ),
    )
    .returning();
}

/** As the system, the campaign locked: an admin's word also opens a place of a closed campaign. */
export async function takeSlotAnyway(
  work: SystemWork,
  campaign: CampaignRow,
  { dealId, payoutPaise, version, createdBy }: SlotChange,
): Promise<void> {
  const { tx } = work;
  if (campaign.slots_taken >= (campaign.slots ?? 0)) throw new ChowkError('CAMPAIGN_FULL');
  await tx
    .update(campaigns)
    .set({ slots_taken: sql`${campaigns.slots_taken} + 1` })
    .where(eq(campaigns.id, campaign.id));
  if (!isClosed(campaign)) return;
  const amountPaise = placementPaise(campaign, payoutPaise);
  await postToLedger(work, {
    kind: 'hold',
    key: `hold:${campaign.id}:${dealId}:${version}`,
    referenceId: campaign.id,
    memo: campaign.title,
    createdBy,
    lines: [
      {
        account: { kind: 'brand_wallet', ownerId: campaign.brand_id },
        amountPaise: -amountPaise,
      },
      { account: { kind: 'campaign_hold', ownerId: campaign.id }, amountPaise },
    ],
  });
}

/** As the system, the campaign locked. A closed campaign needs the place's money no more. */
export async function freeSlot(
  work: SystemWork,
  campaign: CampaignRow,
  { dealId, payoutPaise, version, createdBy }: SlotChange,
): Promise<void> {
  await work.tx
    .update(campaigns)
    .set({ slots_taken: sql`${campaigns.slots_taken} - 1` })
    .where(eq(campaigns.id, campaign.id));
  if (!isClosed(campaign)) return;
  await releaseCampaignMoney(work, {
    campaignId: campaign.id,
    brandId: campaign.brand_id,
    amountPaise: placementPaise(campaign, payoutPaise),
    key: `${campaign.id}:${dealId}:${version}`,
    createdBy,
  });
}

/** As the system, the campaign locked: one more placement is proved, or one is not any more. */
export async function countDone(tx: Tx, campaignId: string, change: 1 | -1): Promise<void> {
  await tx
    .update(campaigns)
    .set({ slots_done: sql`${campaigns.slots_done} + ${change}` })
    .where(eq(campaigns.id, campaignId));
}
