import { setNotificationChoice as setContract } from '@chowk/domain/accounts';
import { sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { notificationChoices } from '../../db/schema/own-settings';
import { listChoices } from './notification-choices.queries';

export const setNotificationChoice = implementCommand(
  setContract,
  async ({ tx, actor, record }, choice) => {
    const uid = actor.uid ?? '';
    await tx
      .insert(notificationChoices)
      .values({ profile_id: uid, ...choice })
      .onConflictDoUpdate({
        target: [
          notificationChoices.profile_id,
          notificationChoices.kind,
          notificationChoices.channel,
        ],
        set: { is_on: choice.is_on, updated_at: sql`now()` },
      });
    record(uid, { after: choice });
    return listChoices(tx, actor);
  },
);
