import type { LineProblem } from '@chowk/domain/orders';

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
