import type { LineProblem } from '@chowk/domain/orders';
import { PRODUCT_LIMITS } from '@chowk/domain/products';
import { type NumberProblem, numberProblem, parseScaled } from '@/ui/fields/number/grouped-number';

export type QuantityProblem = NumberProblem | 'stock' | 'minimum' | 'empty';

export interface QuantityBounds {
  readonly least: number;
  readonly stock: number;
}

export type ReadQuantity =
  | { readonly quantity: number }
  | { readonly problem: QuantityProblem; readonly quantity?: undefined };

/** What was typed as a number of pieces, or why it is none. Zero takes the line out. */
export function readQuantity(text: string, { least, stock }: QuantityBounds): ReadQuantity {
  const problem = numberProblem(text, 0);
  if (problem) return { problem };
  const quantity = parseScaled(text, 0);
  if (quantity === null) return { problem: 'empty' };
  if (quantity > PRODUCT_LIMITS.quantity) return { problem: 'large' };
  if (quantity > stock) return { problem: 'stock' };
  if (quantity > 0 && quantity < least) return { problem: 'minimum' };
  return { quantity };
}

/** One press on plus or minus; below the least there is only none. */
export function stepQuantity(quantity: number, by: 1 | -1, { least, stock }: QuantityBounds) {
  const most = Math.min(stock, PRODUCT_LIMITS.quantity);
  if (by === 1) return Math.min(most, Math.max(least, quantity + 1));
  return quantity - 1 < least ? 0 : Math.min(most, quantity - 1);
}

interface Line {
  readonly problem: LineProblem | null;
  readonly quantity: number;
  readonly stock: number;
  readonly min_quantity: number | null;
}

/** How many of it could be ordered as things are now; none takes it out. */
export function fittingQuantity({ problem, quantity, stock, min_quantity }: Line): number {
  const least = min_quantity ?? 1;
  switch (problem) {
    case 'archived':
    case 'not_served':
      return 0;
    case 'stock':
      return stock >= least ? stock : 0;
    case 'minimum':
      return least <= stock ? least : 0;
    default:
      return quantity;
  }
}
