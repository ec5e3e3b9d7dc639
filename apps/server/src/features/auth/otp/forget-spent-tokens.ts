import { DAY_MS } from '@chowk/domain/kernel';
import { RETENTION_DAYS } from '@chowk/domain/upkeep';
import { lt } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withAuth } from '../../../db';
import { alarms } from '../../../db/schema/auth/auth-alarms';
import { challenges } from '../../../db/schema/auth/auth-factors';
import { flowStates, oneTimeTokens } from '../../../db/schema/auth/auth-flows';

/** Longer than any link lives together with the code it gives out. */
const FLOW_LIFE_MS = RETENTION_DAYS.login_codes * DAY_MS;

/** Deletes links and codes that cannot be used any more. Returns how many. */
export async function forgetSpentTokens({
  db,
  nowMs,
}: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  const now = new Date(nowMs());
  return withAuth(db, 'write', async (tx) => {
    const spent = await tx
      .delete(oneTimeTokens)
      .where(lt(oneTimeTokens.expires_at, now))
      .returning({ id: oneTimeTokens.id });
    const asked = await tx
      .delete(challenges)
      .where(lt(challenges.expires_at, now))
      .returning({ id: challenges.id });
    const begun = await tx
      .delete(flowStates)
      .where(lt(flowStates.created_at, new Date(now.getTime() - FLOW_LIFE_MS)))
      .returning({ id: flowStates.id });
    const told = await tx
      .delete(alarms)
      .where(lt(alarms.expires_at, now))
      .returning({ id: alarms.id });
    return spent.length + asked.length + begun.length + told.length;
  });
}
