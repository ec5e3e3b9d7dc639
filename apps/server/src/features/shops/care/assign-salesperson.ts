import { ChowkError, invalidField } from '@chowk/domain/kernel';
import { assignSalesperson as contract } from '@chowk/domain/shops';
import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import type { Tx } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { shopConsents } from '../../../db/schema/acting';
import { shops } from '../../../db/schema/businesses';
import { type Notice, notifyPeople } from '../../notifications';
import { NO_SHOP } from '../shops.queries';
import { assignShop } from '../system-steps';
import { gatherHealth } from './gather-health';

type ShopRow = typeof shops.$inferSelect;

/** As the system: somebody who is a bizman in good standing. */
async function requireBizman(tx: Tx, id: string): Promise<void> {
  const [found] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(userRoles, and(eq(userRoles.user_id, profiles.id), eq(userRoles.role, 'bizman')))
    .where(and(eq(profiles.id, id), eq(profiles.status, 'active')));
  if (!found) throw invalidField('salesperson_id', 'choice');
}

/** Both bizmen, and the owner, whose consent went to the one before. */
async function tellAll(context: CommandContext, before: ShopRow, after: ShopRow): Promise<void> {
  const { id, shop_name, owner_id } = after;
  const told = [
    { profileId: before.salesperson_id, type: 'shop_unassigned' },
    { profileId: after.salesperson_id, type: 'shop_assigned' },
    { profileId: owner_id, type: 'shop_bizman_changed' },
  ] as const;
  const notices = told.flatMap(({ profileId, type }): Notice[] =>
    profileId === null ? [] : [{ profileId, type, payload: { shop_id: id, shop_name } }],
  );
  await notifyPeople(context, notices);
  for (const { profileId, type } of notices) {
    context.emit({
      type: type === 'shop_unassigned' ? 'acting.ended' : 'shop.assigned',
      audience: `person:${profileId}`,
      entityId: id,
      payload: {},
    });
  }
}

/**
 * Who acts is judged at every command by the row that is locked and changed here, so the one before
 * stops with this commit; what they had been allowed is not inherited.
 */
export const assignSalesperson = implementCommand(contract, async (context, input) => {
  const { tx, asSystem, record, nowMs } = context;
  const { shop_id, salesperson_id, reason } = input;
  const { before, after, health } = await asSystem(assignShop, async () => {
    const isIt = eq(shops.id, shop_id);
    const [found] = await tx.select().from(shops).where(isIt).for('update');
    const seen = requireRow(found, NO_SHOP);
    if (seen.salesperson_id === salesperson_id) {
      throw new ChowkError('WRONG_STATE', { details: { noun: 'shop', state: 'assigned' } });
    }
    if (salesperson_id !== null) await requireBizman(tx, salesperson_id);
    const [changed] = await tx
      .update(shops)
      .set({ salesperson_id, version: sql`${shops.version} + 1`, updated_at: new Date(nowMs) })
      .where(isIt)
      .returning();
    const row = requireRow(changed, NO_SHOP);
    await tx.delete(shopConsents).where(eq(shopConsents.shop_id, shop_id));
    await tellAll(context, seen, row);
    const [shown] = await gatherHealth(tx, [row], nowMs);
    return { before: seen, after: row, health: requireRow(shown, NO_SHOP) };
  });
  record(shop_id, {
    before: { salesperson_id: before.salesperson_id },
    after: { salesperson_id: after.salesperson_id },
    reason,
  });
  return health;
});
