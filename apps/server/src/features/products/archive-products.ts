import {
  archiveProducts as archiveContract,
  type ProductState,
  restoreProducts as restoreContract,
} from '@chowk/domain/products';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { products } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';
import { NO_PRODUCT } from './product-rows';

/** All of them or none; those that are so already count as done. */
async function setStatus(context: CommandContext, ids: readonly string[], status: ProductState) {
  const { tx, actor, nowMs, record } = context;
  const brand = await requireOwnBrand(tx, actor);
  const wanted = [...new Set(ids)];
  const isOwn = and(inArray(products.id, wanted), eq(products.brand_id, brand.id));
  const own = await tx.select({ id: products.id }).from(products).where(isOwn);
  requireRow(own.length === wanted.length ? own : undefined, NO_PRODUCT);
  const changed = await tx
    .update(products)
    .set({ status, version: sql`${products.version} + 1`, updated_at: new Date(nowMs) })
    .where(and(isOwn, ne(products.status, status)))
    .returning({ id: products.id });
  record(wanted[0] ?? '', { after: { status, ids: changed.map(({ id }) => id) } });
  return { changed: changed.length };
}

export const archiveProducts = implementCommand(archiveContract, (context, { ids }) =>
  setStatus(context, ids, 'archived'),
);

export const restoreProducts = implementCommand(restoreContract, (context, { ids }) =>
  setStatus(context, ids, 'active'),
);
