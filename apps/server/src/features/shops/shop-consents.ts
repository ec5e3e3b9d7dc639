import { ChowkError, invalidField } from '@chowk/domain/kernel';
import {
  actingChoices,
  updateShopConsent as contract,
  listBizmanActions,
  listShopConsents,
} from '@chowk/domain/shops';
import { and, desc, eq } from 'drizzle-orm';
import { implementCommand, implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { bizmanActionsLog, shopConsents } from '../../db/schema/acting';
import { shops } from '../../db/schema/businesses';
import { NO_SHOP } from './shops.queries';

/** What holds for the bizman the shop has now. */
export async function consentsOf(tx: Tx, shop: { id: string; salesperson_id: string | null }) {
  const given = await tx
    .select()
    .from(shopConsents)
    .where(
      and(
        eq(shopConsents.shop_id, shop.id),
        eq(shopConsents.salesperson_id, shop.salesperson_id ?? shop.id),
      ),
    );
  return actingChoices(given);
}

/** As the owner, whose rows they are: row security lets nobody else in, and no one who acts. */
export const updateShopConsent = implementCommand(contract, async (context, input) => {
  const { tx, actor, record, emit } = context;
  const { shop_id, kind, is_granted } = input;
  const isMine = and(eq(shops.id, shop_id), eq(shops.owner_id, actor.uid ?? ''));
  const [found] = await tx.select().from(shops).where(isMine);
  const shop = requireRow(found, NO_SHOP);
  const { salesperson_id } = shop;
  const limit_paise = input.kind === 'deals' ? (input.limit_paise ?? null) : null;
  if (is_granted && salesperson_id === null) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'shop', state: 'no_salesperson' } });
  }
  if (is_granted && kind === 'deals' && limit_paise === null) {
    throw invalidField('limit_paise', 'required');
  }
  await tx
    .delete(shopConsents)
    .where(and(eq(shopConsents.shop_id, shop_id), eq(shopConsents.kind, kind)));
  if (is_granted && salesperson_id !== null) {
    await tx.insert(shopConsents).values({ shop_id, kind, salesperson_id, limit_paise });
  }
  record(shop_id, { kind, is_granted, limit_paise });
  if (salesperson_id !== null) {
    const audience = `person:${salesperson_id}` as const;
    emit({ type: 'consent.changed', audience, entityId: shop_id, payload: { kind } });
  }
  return { shop_id, items: await consentsOf(tx, shop) };
});

export const shopConsentsList = implementQuery(listShopConsents, async ({ tx }, { id }) => {
  const [shop] = await tx.select().from(shops).where(eq(shops.id, id));
  return { shop_id: id, items: await consentsOf(tx, requireRow(shop, NO_SHOP)) };
});

export const bizmanActionsList = implementQuery(listBizmanActions, async ({ tx }, params) => {
  const { shop_id, cursor, limit } = params;
  const rows = await tx
    .select()
    .from(bizmanActionsLog)
    .where(
      and(
        shop_id === undefined ? undefined : eq(bizmanActionsLog.shop_id, shop_id),
        afterCursor(cursor, [bizmanActionsLog.id], 'desc'),
      ),
    )
    .orderBy(desc(bizmanActionsLog.id))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    ({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }),
  );
});
