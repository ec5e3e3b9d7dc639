import { type PaymentNature, placementPrice } from '@chowk/domain/campaigns';
import { DAY_MS, istDay, type Paise } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import { campaigns } from '../../db/schema/campaigns';
import { earnings } from '../../db/schema/money/earnings';
import { readPlatformConfig } from '../platform';
import { postToLedger } from '../wallets';
import { findTax } from './find-tax';

export interface EarningContext {
  readonly tx: Tx;
  readonly newId: () => string;
  readonly nowMs: number;
}

export interface PlacementEarning {
  readonly dealId: string;
  readonly campaignId: string;
  readonly payoutPaise: Paise;
  /** As fixed when the campaign was launched. */
  readonly feeBps: number;
  readonly gstBps: number;
  readonly paymentNature: PaymentNature;
  readonly payeeId: string;
  readonly createdBy: string | null;
  /** The pay date counts from here, when the review took longer than it may; else from now. */
  readonly payableFromMs?: number;
}

export interface BookedEarning {
  readonly earningId: string;
  readonly netPaise: Paise;
  readonly taxPaise: Paise;
  /** YYYY-MM-DD in India. */
  readonly payableOn: string;
}

/** As the system: the hold of one placement becomes the shop's money, our fee, and the taxes. */
export async function bookPlacementEarning(
  context: EarningContext,
  facts: PlacementEarning,
): Promise<BookedEarning> {
  const { tx, newId, nowMs } = context;
  const { dealId, campaignId, payeeId, payoutPaise } = facts;
  const price = placementPrice(payoutPaise, facts);
  const { taxPaise, section } = await findTax(context, {
    payeeId,
    grossPaise: payoutPaise,
    nature: facts.paymentNature,
  });
  const netPaise = payoutPaise - taxPaise;
  const { payable_days } = await readPlatformConfig(tx);
  const [campaign] = await tx
    .select({ title: campaigns.title })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  const earningId = newId();
  const transactionId = await postToLedger(context, {
    kind: 'earning',
    key: `earning:${earningId}`,
    referenceId: dealId,
    memo: campaign?.title ?? '',
    createdBy: facts.createdBy,
    lines: [
      {
        account: { kind: 'campaign_hold', ownerId: campaignId },
        amountPaise: -price.totalPaise,
      },
      { account: { kind: 'payee', ownerId: payeeId }, amountPaise: netPaise },
      { account: { kind: 'tds_payable' }, amountPaise: taxPaise },
      { account: { kind: 'platform_fees' }, amountPaise: price.feePaise },
      { account: { kind: 'gst_payable' }, amountPaise: price.gstPaise },
    ],
  });
  const payableOn = istDay((facts.payableFromMs ?? nowMs) + payable_days * DAY_MS);
  await tx.insert(earnings).values({
    id: earningId,
    kind: 'placement',
    payee_id: payeeId,
    deal_id: dealId,
    gross_paise: payoutPaise,
    fee_paise: price.feePaise,
    tax_paise: taxPaise,
    tax_section: section,
    net_paise: netPaise,
    payable_on: payableOn,
    ledger_transaction_id: transactionId,
    created_at: new Date(nowMs),
    updated_at: new Date(nowMs),
  });
  return { earningId, netPaise, taxPaise, payableOn };
}
