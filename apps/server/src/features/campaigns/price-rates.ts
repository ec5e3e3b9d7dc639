import { feeBpsFor } from '@chowk/domain/campaigns';
import { chargedGstBps, type PlatformConfig } from '@chowk/domain/platform';
import type { Tx } from '../../db';
import { readPlatformConfig } from '../platform';
import { readMonthSpendPaise } from '../wallets';

export interface PriceRates {
  readonly feeBps: number;
  readonly gstBps: number;
  /** The registration this tax is charged under; without one there is no tax. */
  readonly supplierGstin: string | null;
}

/** Of a fee with this share. A hold keeps the regime it was made under until it is settled. */
export function ratesUnder(config: PlatformConfig, feeBps: number): PriceRates {
  return { feeBps, gstBps: chargedGstBps(config), supplierGstin: config.supplier.gstin };
}

/** As the system. What the brand is shown before launch is what launch takes. */
export async function readPriceRates(tx: Tx, brandId: string, nowMs: number): Promise<PriceRates> {
  const config = await readPlatformConfig(tx);
  const spent = await readMonthSpendPaise(tx, brandId, nowMs);
  return ratesUnder(config, feeBpsFor(spent, config.fee_tiers));
}
