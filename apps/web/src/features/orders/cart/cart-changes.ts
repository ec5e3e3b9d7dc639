import { ChowkError } from '@chowk/domain/kernel';
import type { LineProblem } from '@chowk/domain/orders';
import type { ShortBrand } from '@/offline/read/short-brands';

/** A line that is not as it was shown, as the server tells it. */
export interface ChangedLine {
  readonly variant_id: string;
  readonly problem: LineProblem;
  readonly quantity: number;
  readonly product_name: string | null;
  readonly pack_size: string | null;
  readonly price_paise: number | null;
  readonly stock: number;
  readonly min_quantity: number | null;
}

export interface CartChanges {
  readonly lines: readonly ChangedLine[];
  readonly brands: readonly ShortBrand[];
}

/** What changed before the order, or nothing when it was refused for another reason. */
export function cartChanges(error: unknown): CartChanges | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'CART_CHANGED') return undefined;
  const { lines = [], brands = [] } = (error.details ?? {}) as Partial<CartChanges>;
  return { lines, brands };
}
