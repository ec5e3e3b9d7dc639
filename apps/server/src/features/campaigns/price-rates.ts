import { feeBpsFor } from '@chowk/domain/campaigns';
import type { Tx } from '../../db';
import { readPlatformConfig } from '../platform';
import { readMonthSpendPaise } from '../wallets';

export interface PriceRates {
  readonly feeBps: number;
  readonly gstBps: number;
}

/** As the system. What the brand is shown before launch is what launch takes. */
export async function readPriceRates(tx: Tx, brandId: string, nowMs: number): Promise<PriceRates> {
  const config = await readPlatformConfig(tx);
  const spent = await readMonthSpendPaise(tx, brandId, nowMs);
  return { feeBps: feeBpsFor(spent, config.fee_tiers), gstBps: config.gst_bps };
}
