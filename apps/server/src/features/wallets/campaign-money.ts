import { ChowkError, isPaise, type Paise } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { campaigns } from '../../db/schema/campaigns';
import { type LedgerContext, postToLedger } from './ledger';

export interface CampaignMoney {
  readonly campaignId: string;
  readonly brandId: string;
  readonly amountPaise: Paise;
  readonly createdBy: string | null;
}

export interface ReleasedMoney extends CampaignMoney {
  /** What it is released for: the same thing gives money back once. */
  readonly key: string;
}

function requirePositive(amountPaise: Paise): void {
  if (!isPaise(amountPaise) || amountPaise <= 0) {
    throw new ChowkError('VALIDATION_FAILED', { message: `Not a sum to move: ${amountPaise}` });
  }
}

async function titleOf({ tx }: LedgerContext, campaignId: string): Promise<string> {
  const [row] = await tx
    .select({ title: campaigns.title })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return row?.title ?? '';
}

/** As the system: from the brand's wallet to the campaign, once, or INSUFFICIENT_FUNDS. */
export async function holdCampaignMoney(
  context: LedgerContext,
  { campaignId, brandId, amountPaise, createdBy }: CampaignMoney,
): Promise<string> {
  requirePositive(amountPaise);
  return postToLedger(context, {
    kind: 'hold',
    key: `hold:${campaignId}`,
    referenceId: campaignId,
    memo: await titleOf(context, campaignId),
    createdBy,
    lines: [
      { account: { kind: 'brand_wallet', ownerId: brandId }, amountPaise: -amountPaise },
      { account: { kind: 'campaign_hold', ownerId: campaignId }, amountPaise },
    ],
  });
}

/** As the system: what the campaign no longer needs goes back into the brand's wallet. */
export async function releaseCampaignMoney(
  context: LedgerContext,
  { campaignId, brandId, amountPaise, key, createdBy }: ReleasedMoney,
): Promise<string> {
  requirePositive(amountPaise);
  return postToLedger(context, {
    kind: 'release',
    key: `release:${key}`,
    referenceId: campaignId,
    memo: await titleOf(context, campaignId),
    createdBy,
    lines: [
      { account: { kind: 'campaign_hold', ownerId: campaignId }, amountPaise: -amountPaise },
      { account: { kind: 'brand_wallet', ownerId: brandId }, amountPaise },
    ],
  });
}
