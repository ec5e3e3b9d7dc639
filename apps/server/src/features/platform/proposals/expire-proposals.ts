import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { proposalStates } from '@chowk/domain/platform';
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { type Tx, withSystem } from '../../../db';
import { proposals } from '../../../db/schema/platform';
import { serviceKeys } from '../../../db/schema/system/console';
import { enqueueingIn } from '../../notifications';
import { expireProposals } from '../system-steps';
import { notifyProposer, type ProposalNotice } from './notify-proposer';

/** A key whose proposal came to nothing never opens. */
export async function dropUnconfirmedKeys(
  tx: Tx,
  settled: readonly { readonly kind: string; readonly subject: string }[],
  now: Date,
): Promise<void> {
  const ids = settled.filter(({ kind }) => kind === 'service_key').map(({ subject }) => subject);
  if (ids.length === 0) return;
  await tx
    .update(serviceKeys)
    .set({ revoked_at: now })
    .where(
      and(
        inArray(serviceKeys.id, ids),
        isNull(serviceKeys.confirmed_at),
        isNull(serviceKeys.revoked_at),
      ),
    );
}

/** As the system: what was not answered in time. */
export async function expireDue(
  telling: ProposalNotice & { readonly nowMs: number },
  condition?: SQL,
): Promise<number> {
  const { tx, nowMs } = telling;
  const now = new Date(nowMs);
  const status = requireSystemStep(proposalStates, 'proposed', 'platform.expire-proposals');
  const expired = await tx
    .update(proposals)
    .set({ status })
    .where(and(eq(proposals.status, 'proposed'), lte(proposals.expires_at, now), condition))
    .returning();
  await dropUnconfirmedKeys(tx, expired, now);
  for (const each of expired) await notifyProposer(telling, each, { type: 'proposal_expired' });
  return expired.length;
}

/** What the job does; run twice, the second finds none. */
export async function expireProposalsWhenDue({
  db,
  jobs,
  newId,
  nowMs,
}: Pick<Ports, 'db' | 'jobs' | 'newId' | 'nowMs'>): Promise<number> {
  return withSystem(db, ANONYMOUS, expireProposals, (tx) =>
    expireDue({ tx, newId, nowMs: nowMs(), enqueue: enqueueingIn(tx, jobs) }),
  );
}
