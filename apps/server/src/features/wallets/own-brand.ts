import type { Actor } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { brands } from '../../db/schema/businesses';

/** The caller's brand, which owns the wallet. */
export async function requireOwnBrand(
  tx: Tx,
  actor: Actor,
): Promise<{ readonly id: string; readonly name: string }> {
  const [row] = await tx
    .select({ id: brands.id, name: brands.brand_name })
    .from(brands)
    .where(eq(brands.owner_id, actor.uid ?? ''));
  return requireRow(row, 'Brand not found');
}
