import { ChowkError, invalidField, type ParsedInputOf } from '@chowk/domain/kernel';
import {
  actingChoices,
  updateShopConsent as contract,
  isLimited,
  isMonthly,
  listBizmanActions,
  listShopConsents,
} from '@chowk/domain/shops';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { implementCommand, implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { requireRow } from '../../contract/require-row';
import { asSystem, type Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { bizmanActionsLog, shopConsents } from '../../db/schema/acting';
import { shops } from '../../db/schema/businesses';
import { orderedByPaise } from './acting/acting-rights';
import { NO_SHOP } from './shops.queries';
import { nameManager } from './system-steps';

/** What holds for the bizman the shop has now. */
export async function consentsOf(
  tx: Tx,
  shop: { id: string; salesperson_id: string | null },
  nowMs: number,
) {
  const given = await tx
    .select()
    .from(shopConsents)
    .where(
      and(
        eq(shopConsents.shop_id, shop.id),
        eq(shopConsents.salesperson_id, shop.salesperson_id ?? shop.id),
      ),
    );
  if (shop.salesperson_id === null || given.length === 0) return actingChoices(given);
  return actingChoices(given, await orderedByPaise(tx, shop.id, shop.salesperson_id, nowMs));
}

/** By name only; whose number it is, the two know themselves. */
async function managerOf(tx: Tx, { salesperson_id }: { salesperson_id: string | null }) {
  if (salesperson_id === null) return null;
  const [manager] = await asSystem(tx, nameManager, () =>
    tx.select({ name: profiles.full_name }).from(profiles).where(eq(profiles.id, salesperson_id)),
  );
  return manager?.name ?? null;
}

type ConsentInput = ParsedInputOf<typeof contract>;

function limitsOf(input: ConsentInput) {
  return {
    limit_paise: 'limit_paise' in input ? (input.limit_paise ?? null) : null,
    month_limit_paise: 'month_limit_paise' in input ? (input.month_limit_paise ?? null) : null,
  };
}

/** Nothing that costs money is allowed without an end. */
function requireLimits(input: ConsentInput): void {
  const { limit_paise, month_limit_paise } = limitsOf(input);
  if (!isLimited(input.kind)) return;
  if (limit_paise === null) throw invalidField('limit_paise', 'required');
  if (!isMonthly(input.kind)) return;
  if (month_limit_paise === null) throw invalidField('month_limit_paise', 'required');
  if (month_limit_paise < limit_paise) {
    throw invalidField('month_limit_paise', 'min_number', { limit: limit_paise });
  }
}

/** As the owner, whose rows they are: row security lets nobody else in, and no one who acts. */
export const updateShopConsent = implementCommand(contract, async (context, input) => {
  const { tx, actor, nowMs, record, emit } = context;
  const { shop_id, kind, is_granted } = input;
  const isMine = and(eq(shops.id, shop_id), eq(shops.owner_id, actor.uid ?? ''));
  const [found] = await tx.select().from(shops).where(isMine);
  const shop = requireRow(found, NO_SHOP);
  const { salesperson_id } = shop;
  const { limit_paise, month_limit_paise } = limitsOf(input);
  if (is_granted && salesperson_id === null) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'shop', state: 'no_salesperson' } });
  }
  if (is_granted) requireLimits(input);
  await tx
    .delete(shopConsents)
    .where(and(eq(shopConsents.shop_id, shop_id), eq(shopConsents.kind, kind)));
  if (is_granted && salesperson_id !== null) {
    await tx
      .insert(shopConsents)
      .values({ shop_id, kind, salesperson_id, limit_paise, month_limit_paise });
  }
  record(shop_id, { kind, is_granted, limit_paise, month_limit_paise });
  if (salesperson_id !== null) {
    const audience = `person:${salesperson_id}` as const;
    emit({ type: 'consent.changed', audience, entityId: shop_id, payload: { kind } });
  }
  return {
    shop_id,
    manager_name: await managerOf(tx, shop),
    items: await consentsOf(tx, shop, nowMs),
  };
});

export const shopConsentsList = implementQuery(listShopConsents, async ({ tx, nowMs }, { id }) => {
  const [found] = await tx.select().from(shops).where(eq(shops.id, id));
  const shop = requireRow(found, NO_SHOP);
  return {
    shop_id: id,
    manager_name: await managerOf(tx, shop),
    items: await consentsOf(tx, shop, nowMs),
  };
});

type LogRow = typeof bizmanActionsLog.$inferSelect;

/** Of the people and shops on a page of the log, also of a bizman who has gone on. */
function namesIn(tx: Tx, rows: readonly LogRow[]): Promise<Map<string, string>> {
  return asSystem(tx, nameManager, async () => {
    const people = await tx
      .select({ id: profiles.id, name: profiles.full_name })
      .from(profiles)
      .where(inArray(profiles.id, [...new Set(rows.map(({ bizman_id }) => bizman_id))]));
    const places = await tx
      .select({ id: shops.id, name: shops.shop_name })
      .from(shops)
      .where(inArray(shops.id, [...new Set(rows.map(({ shop_id }) => shop_id))]));
    return new Map([...people, ...places].map(({ id, name }) => [id, name]));
  });
}

/** Rows from before have neither. */
function detailIn({ action_details }: LogRow, name: 'subject' | 'done_at'): string | null {
  const value = action_details[name];
  return typeof value === 'string' ? value : null;
}

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
  const names = await namesIn(tx, rows.slice(0, limit));
  return pageFrom(
    rows,
    limit,
    ({ id }) => [id],
    (row) => ({
      ...row,
      subject: detailIn(row, 'subject'),
      done_at: detailIn(row, 'done_at'),
      bizman_name: names.get(row.bizman_id) ?? '',
      shop_name: names.get(row.shop_id) ?? '',
      created_at: row.created_at.toISOString(),
    }),
  );
});
