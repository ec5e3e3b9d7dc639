import { type Actor, ChowkError, startOfIstMonth } from '@chowk/domain/kernel';
import {
  type ActingKind,
  actingKindOf,
  consentRefusal,
  isMonthly,
  type LimitedKind,
  limitRefusal,
} from '@chowk/domain/shops';
import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { shopConsents } from '../../../db/schema/acting';
import { shops } from '../../../db/schema/businesses';
import { productOrders } from '../../../db/schema/trade/orders';

interface ActedShop {
  readonly shop: typeof shops.$inferSelect;
  readonly ownerId: string;
  readonly ownerName: string;
}

/** Missing, another's and not yet claimed are one answer. */
function notYours(): ChowkError {
  return new ChowkError('ACTING_REFUSED', { details: { reason: 'not_yours' } });
}

function isShopOf(bizmanId: string, shopId: string) {
  return and(eq(shops.id, shopId), eq(shops.salesperson_id, bizmanId));
}

/**
 * As the system: the shop this bizman looks after, with an owner in good standing. The row is held
 * until the end of the transaction, so that the right cannot end between the question and the act.
 */
export async function requireActedShopOf(
  tx: Tx,
  bizmanId: string,
  shopId: string,
): Promise<ActedShop> {
  await tx.select({ id: shops.id }).from(shops).where(isShopOf(bizmanId, shopId)).for('share');
  return requireReadShopOf(tx, bizmanId, shopId);
}

/** As the system, for a look only: nothing is held. */
export async function requireReadShopOf(
  tx: Tx,
  bizmanId: string,
  shopId: string,
): Promise<ActedShop> {
  const [shop] = await tx.select().from(shops).where(isShopOf(bizmanId, shopId));
  if (!shop?.owner_id) throw notYours();
  const [owner] = await tx
    .select({ name: profiles.full_name })
    .from(profiles)
    .where(and(eq(profiles.id, shop.owner_id), eq(profiles.status, 'active')));
  if (!owner) throw notYours();
  return { shop, ownerId: shop.owner_id, ownerName: owner.name };
}

/** As the system. A consent is given to one bizman, not to whoever follows them. */
async function requireConsent(tx: Tx, bizmanId: string, shopId: string, kind: ActingKind) {
  const isGiven = and(
    eq(shopConsents.shop_id, shopId),
    eq(shopConsents.kind, kind),
    eq(shopConsents.salesperson_id, bizmanId),
  );
  const given = await tx.select().from(shopConsents).where(isGiven).for('share');
  const details = consentRefusal(given, kind);
  if (details) throw new ChowkError('ACTING_REFUSED', { details });
}

/** As the system: the owner for whom this command may be run now, or a refusal. */
export async function requireRight(
  tx: Tx,
  bizmanId: string,
  shopId: string,
  command: string,
): Promise<string> {
  const kind = actingKindOf(command);
  if (!kind) throw new ChowkError('ACTING_REFUSED', { details: { reason: 'never' } });
  const { ownerId } = await requireActedShopOf(tx, bizmanId, shopId);
  await requireConsent(tx, bizmanId, shopId, kind);
  return ownerId;
}

/** What this bizman ordered for the shop in this month of India; what was called off does not count. */
export async function orderedByPaise(
  tx: Tx,
  shopId: string,
  bizmanId: string,
  nowMs: number,
): Promise<number> {
  const [sum] = await tx
    .select({ paise: sql<string>`coalesce(sum(${productOrders.total_paise}), 0)` })
    .from(productOrders)
    .where(
      and(
        eq(productOrders.shop_id, shopId),
        eq(productOrders.placed_by, bizmanId),
        gte(productOrders.created_at, new Date(startOfIstMonth(nowMs))),
        notInArray(productOrders.status, ['cancelled', 'rejected']),
      ),
    );
  return Number(sum?.paise ?? 0);
}

/** Before anything else is locked: who orders for a shop does so one checkout at a time. */
export async function lockActedOrders(tx: Tx, { actingForShopId }: Actor): Promise<void> {
  if (actingForShopId === null) return;
  const name = `acted-orders:${actingForShopId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * While acting: each amount, and where it adds up all of the month, stays within what was allowed.
 * What adds up is asked as the system, under the lock above.
 */
export async function requireActedLimit(
  { tx, actor, nowMs }: { readonly tx: Tx; readonly actor: Actor; readonly nowMs: number },
  kind: LimitedKind,
  amountsPaise: readonly number[],
): Promise<void> {
  const { actingForShopId: shopId, actorId } = actor;
  if (shopId === null) return;
  const isGiven = and(eq(shopConsents.shop_id, shopId), eq(shopConsents.kind, kind));
  const given = await tx.select().from(shopConsents).where(isGiven);
  const usedPaise = isMonthly(kind) ? await orderedByPaise(tx, shopId, actorId ?? '', nowMs) : 0;
  const details = limitRefusal(given, kind, amountsPaise, usedPaise);
  if (details) throw new ChowkError('ACTING_REFUSED', { details });
}
