import { type Actor, ANONYMOUS, accessRefusal, ChowkError, isUuid } from '@chowk/domain/kernel';
import type { Acting } from '../../../contract/acting';
import type { Ports } from '../../../contract/context';
import { maskSecrets } from '../../../contract/run/after-run';
import { withSystem } from '../../../db';
import { bizmanActionsLog } from '../../../db/schema/acting';
import { enqueueingIn, notifyPeople } from '../../notifications';
import { judgeActing } from '../system-steps';
import { doneAtOf, subjectOf } from './acted-deed';
import { requireReadShopOf, requireRight } from './acting-rights';

/** Nobody acts for somebody for whom they act already. */
function bizmanIdOf(actor: Actor): string {
  const { uid, actorId, roles } = actor;
  if (actor.secondStep) throw accessRefusal(actor);
  if (uid === null || uid !== actorId || !roles.includes('bizman')) {
    throw new ChowkError('ACTING_REFUSED');
  }
  return uid;
}

/** The same whether it is done now or was queued days ago: the right must be there when it runs. */
export function createShopActing({
  db,
  newId,
  nowMs,
  jobs,
}: Pick<Ports, 'db' | 'newId' | 'nowMs' | 'jobs'>): Acting {
  return {
    // Whoever looks after a shop may look at it; each thing done there needs the owner's consent.
    resolve: async (actor, shopId, what) => {
      const bizmanId = bizmanIdOf(actor);
      if (!isUuid(shopId)) throw new ChowkError('ACTING_REFUSED');
      const ownerId = await withSystem(db, ANONYMOUS, judgeActing, async (tx) =>
        what.kind === 'query'
          ? (await requireReadShopOf(tx, bizmanId, shopId)).ownerId
          : requireRight(tx, bizmanId, shopId, what.name),
      );
      const { actorId, sessionId } = actor;
      return { uid: ownerId, actorId, sessionId, roles: ['retailer'], actingForShopId: shopId };
    },

    record: async (tx, { actorId, actingForShopId }, { command, diff, output, doneAtMs }) => {
      const bizmanId = actorId ?? '';
      const shopId = actingForShopId ?? '';
      // Asked again, in the command's own transaction: a right that ended meanwhile undoes it.
      const ownerId = await requireRight(tx, bizmanId, shopId, command.name);
      const subject = subjectOf(output);
      const done_at = doneAtOf(doneAtMs, nowMs());
      await tx.insert(bizmanActionsLog).values({
        id: newId(),
        bizman_id: bizmanId,
        shop_id: shopId,
        action_type: command.name,
        action_details: {
          ...(maskSecrets(diff) as Record<string, unknown>),
          ...(subject && { subject }),
          ...(done_at && { done_at }),
        },
      });
      const payload = {
        action: command.name,
        ...(subject && { subject }),
        shop_id: shopId,
        bizman_id: bizmanId,
      };
      await notifyPeople({ tx, newId, enqueue: enqueueingIn(tx, jobs) }, [
        { profileId: ownerId, type: 'bizman_action', payload },
      ]);
    },
  };
}
