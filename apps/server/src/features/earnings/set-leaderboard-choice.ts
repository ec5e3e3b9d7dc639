import { setLeaderboardChoice as contract } from '@chowk/domain/earnings';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { leaderboardAbsences } from '../../db/schema/own-settings';

export const setLeaderboardChoice = implementCommand(
  contract,
  async ({ tx, actor, record }, { is_taking_part }) => {
    const profile_id = actor.uid ?? '';
    if (is_taking_part) {
      await tx.delete(leaderboardAbsences).where(eq(leaderboardAbsences.profile_id, profile_id));
    } else {
      await tx.insert(leaderboardAbsences).values({ profile_id }).onConflictDoNothing();
    }
    record(profile_id, { is_taking_part });
    return { is_taking_part };
  },
);
