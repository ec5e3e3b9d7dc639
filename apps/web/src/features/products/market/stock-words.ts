import type { Product, ProductVariant } from '@chowk/domain/products';

type Stocked = Pick<ProductVariant, 'stock' | 'min_quantity'>;

/** So few that one should know. */
const FEW = 20;

export function isPackSoldOut({ stock, min_quantity }: Stocked): boolean {
  return stock < min_quantity;
}

export function isSoldOut({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.every(isPackSoldOut);
}

export function isScarce(pack: Stocked): boolean {
  return !isPackSoldOut(pack) && pack.stock <= FEW;
}
