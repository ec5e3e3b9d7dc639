import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { proposalStates } from '@chowk/domain/platform';
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { type Tx, withSystem } from '../../../db';
import { proposals } from '../../../db/schema/platform';
import { serviceKeys } from '../../../db/schema/system/console';
import { expireProposals } from '../system-steps';

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
export async function expireDue(tx: Tx, nowMs: number, condition?: SQL): Promise<number> {
  const now = new Date(nowMs);
  const status = requireSystemStep(proposalStates, 'proposed', 'platform.expire-proposals');
  const expired = await tx
    .update(proposals)
    .set({ status })
    .where(and(eq(proposals.status, 'proposed'), lte(proposals.expires_at, now), condition))
    .returning({ kind: proposals.kind, subject: proposals.subject });
  await dropUnconfirmedKeys(tx, expired, now);
  return expired.length;
}

/** What the job does; run twice, the second finds none. */
export async function expireProposalsWhenDue(ports: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  return withSystem(ports.db, ANONYMOUS, expireProposals, (tx) => expireDue(tx, ports.nowMs()));
}
