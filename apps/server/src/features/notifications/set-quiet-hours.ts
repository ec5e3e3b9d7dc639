import { setQuietHours as setContract } from '@chowk/domain/notifications';
import { sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { quietHours } from '../../db/schema/notifications';

export const setQuietHours = implementCommand(
  setContract,
  async ({ tx, actor, record }, { is_on, from_minute, to_minute }) => {
    const uid = actor.uid ?? '';
    const chosen = { is_on, from_minute, to_minute };
    await tx
      .insert(quietHours)
      .values({ profile_id: uid, ...chosen })
      .onConflictDoUpdate({
        target: quietHours.profile_id,
        set: { ...chosen, updated_at: sql`now()` },
      });
    record(uid, { after: chosen });
    return chosen;
  },
);
