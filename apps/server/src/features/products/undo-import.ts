import { ChowkError } from '@chowk/domain/kernel';
import { undoImport as contract } from '@chowk/domain/products';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { productOrderItems } from '../../db/schema/trade/orders';
import { productImports, products } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';
import { presentImport } from './imports.queries';
import { takeOutBatch } from './system-steps';

export const undoImport = implementCommand(contract, async (context, { id }) => {
  const { tx, actor, nowMs, asSystem, record } = context;
  const brand = await requireOwnBrand(tx, actor);
  const isOwn = and(eq(productImports.id, id), eq(productImports.brand_id, brand.id));
  const [found] = await tx.select().from(productImports).where(isOwn).for('update');
  if (requireRow(found).undone_at) throw new ChowkError('WRONG_STATE');
  const now = new Date(nowMs);
  const counts = await asSystem(takeOutBatch, async () => {
    const isOfBatch = eq(products.import_id, id);
    const ordered = tx
      .selectDistinct({ id: productOrderItems.product_id })
      .from(productOrderItems)
      .innerJoin(products, eq(products.id, productOrderItems.product_id))
      .where(isOfBatch);
    const archived = await tx
      .update(products)
      .set({ status: 'archived', version: sql`${products.version} + 1`, updated_at: now })
      .where(inArray(products.id, ordered))
      .returning({ id: products.id });
    const isKept = archived.length > 0 ? sql`${products.id} not in (${ordered})` : undefined;
    const removed = await tx
      .delete(products)
      .where(and(isOfBatch, isKept))
      .returning({ id: products.id });
    return { removed: removed.length, archived: archived.length };
  });
  const [row] = await tx.update(productImports).set({ undone_at: now }).where(isOwn).returning();
  record(id, { after: counts });
  return { batch: presentImport(requireRow(row)), ...counts };
});
