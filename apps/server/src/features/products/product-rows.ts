import { searchKey } from '@chowk/domain/products';
import { and, eq } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { products, type productVariants } from '../../db/schema/trade/products';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof productVariants.$inferSelect;

export const NO_PRODUCT = 'Product not found or you do not have access';

export async function findOwnProduct(
  tx: Tx,
  brandId: string,
  id: string,
): Promise<ProductRow | undefined> {
  const [row] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.brand_id, brandId)));
  return row;
}

/** As the person, whichever way they may see it. */
export async function requireProduct(tx: Tx, id: string): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  return requireRow(row, NO_PRODUCT);
}

interface Named {
  readonly name: string;
  readonly category: string;
  readonly variants: readonly { readonly pack_size: string }[];
}

/** With a space before every word, the first too: so that words are found by how they begin. */
export function searchKeyOf({ name, category, variants }: Named): string {
  const packs = variants.map((each) => each.pack_size);
  return ` ${searchKey(name, category.replaceAll('_', ' '), ...packs)}`;
}
