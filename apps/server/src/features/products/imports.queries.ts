import { listImports, type ProductImport } from '@chowk/domain/products';
import { and, desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { productImports } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';

export type ImportRow = typeof productImports.$inferSelect;

export function presentImport(row: ImportRow): ProductImport {
  const { id, file_name, products, variants, undone_at, created_at } = row;
  return {
    id,
    file_name,
    products,
    variants,
    undone_at: undone_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

export const importsList = implementQuery(listImports, async ({ tx, actor }, params) => {
  const { cursor, limit } = params;
  const brand = await requireOwnBrand(tx, actor);
  const rows = await tx
    .select()
    .from(productImports)
    .where(
      and(eq(productImports.brand_id, brand.id), afterCursor(cursor, [productImports.id], 'desc')),
    )
    .orderBy(desc(productImports.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ id }) => [id], presentImport);
});
