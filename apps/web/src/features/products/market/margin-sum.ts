import type { Paise } from '@chowk/domain/kernel';
import { type ProductVariant, unitPricePaise, withGstPaise } from '@chowk/domain/products';

type Priced = Pick<ProductVariant, 'trade_paise' | 'tiers'>;

export interface MarginSum {
  readonly costPaise: Paise;
  readonly salesPaise: Paise;
  /** Below zero it is a loss. */
  readonly profitPaise: Paise;
  /** Of what is sold for. */
  readonly bps: number;
}

const WHOLE_BPS = 10_000;

/** What so many pieces cost with tax, what they bring, and what stays with the shop. */
export function marginSum(
  pack: Priced,
  quantity: number,
  sellPaise: Paise,
  gstBps: number,
): MarginSum {
  const costPaise = withGstPaise(unitPricePaise(pack, quantity) * quantity, gstBps);
  const salesPaise = sellPaise * quantity;
  const profitPaise = salesPaise - costPaise;
  const bps = salesPaise === 0 ? 0 : Math.round((profitPaise * WHOLE_BPS) / salesPaise);
  return { costPaise, salesPaise, profitPaise, bps };
}
