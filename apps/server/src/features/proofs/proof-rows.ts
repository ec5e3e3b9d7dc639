import { type Actor, notFound } from '@chowk/domain/kernel';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { deals } from '../../db/schema/deals';
import { proofs } from '../../db/schema/proofs';

export type ProofRow = typeof proofs.$inferSelect;

export const NO_PROOF = 'Proof not found or you do not have access';

/** As the person, whichever way they may see it. */
export async function requireProof(tx: Tx, id: string): Promise<ProofRow> {
  const [row] = await tx.select().from(proofs).where(eq(proofs.id, id));
  return requireRow(row, NO_PROOF);
}

/** As the person: of a shop they own, or of the one shop a bizman acts for. */
export async function requireOwnProof(
  tx: Tx,
  { uid, actingForShopId }: Actor,
  id: string,
): Promise<ProofRow> {
  const [row] = await tx
    .select(getTableColumns(proofs))
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.deal_id))
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .where(
      and(
        eq(proofs.id, id),
        eq(shops.owner_id, uid ?? ''),
        actingForShopId ? eq(shops.id, actingForShopId) : undefined,
      ),
    );
  return requireRow(row, NO_PROOF);
}

/** As the system, campaign and deal locked. */
export async function lockProof(tx: Tx, id: string): Promise<ProofRow> {
  const [row] = await tx.select().from(proofs).where(eq(proofs.id, id)).for('update');
  return requireRow(row, NO_PROOF);
}

/** As the system, the deal locked: which try the next one is. */
export async function nextAttempt(tx: Tx, dealId: string): Promise<number> {
  const [last] = await tx
    .select({ attempt: proofs.attempt })
    .from(proofs)
    .where(eq(proofs.deal_id, dealId))
    .orderBy(desc(proofs.attempt))
    .limit(1);
  return (last?.attempt ?? 0) + 1;
}

/** As the system. */
export async function campaignOfDeal(tx: Tx, dealId: string): Promise<string> {
  const [row] = await tx.select({ id: deals.campaign_id }).from(deals).where(eq(deals.id, dealId));
  if (!row) throw notFound(NO_PROOF);
  return row.id;
}
