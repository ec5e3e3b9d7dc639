import { DAY_MS } from '@chowk/domain/kernel';
import { lt } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withAuth } from '../../db';
import { challenges } from '../../db/schema/auth-factors';
import { flowStates, oneTimeTokens } from '../../db/schema/auth-flows';

/** Longer than any link lives together with the code it gives out. */
const FLOW_LIFE_MS = 2 * DAY_MS;

/** Links and codes nobody can use any more. */
export async function forgetSpentTokens({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<void> {
  await withAuth(db, 'write', async (tx) => {
    await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date(nowMs())));
    await tx.delete(challenges).where(lt(challenges.expires_at, new Date(nowMs())));
    await tx.delete(flowStates).where(lt(flowStates.created_at, new Date(nowMs() - FLOW_LIFE_MS)));
  });
}
