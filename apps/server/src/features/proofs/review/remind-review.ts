import { ANONYMOUS, HOUR_MS } from '@chowk/domain/kernel';
import { REVIEW_BEFORE_MS } from '@chowk/domain/notifications';
import { and, count, eq, gt, inArray, lte, min } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { notifications } from '../../../db/schema/notifications';
import { proofs } from '../../../db/schema/proofs';
import { enqueueingIn, listAdmins, notifyPeople } from '../../notifications';
import { remindReview as step } from '../system-steps';

/** A run that is repeated does not remind twice. */
const PAUSE_MS = 3 * HOUR_MS;

/** Before the review deadline, reviewers are notified of how much is pending. */
export async function remindReview(
  ports: Pick<Ports, 'db' | 'nowMs' | 'newId' | 'jobs'>,
): Promise<number> {
  const { db, newId, jobs } = ports;
  const nowMs = ports.nowMs();
  return withSystem(db, ANONYMOUS, step, async (tx) => {
    const [waiting] = await tx
      .select({ total: count(), first: min(proofs.review_due_at) })
      .from(proofs)
      .where(
        and(
          eq(proofs.status, 'pending'),
          lte(proofs.review_due_at, new Date(nowMs + REVIEW_BEFORE_MS)),
        ),
      );
    if (!waiting?.first) return 0;
    const admins = await listAdmins(tx);
    const told = await tx
      .select({ id: notifications.profile_id })
      .from(notifications)
      .where(
        and(
          inArray(notifications.profile_id, admins),
          eq(notifications.type, 'review_due'),
          gt(notifications.created_at, new Date(nowMs - PAUSE_MS)),
        ),
      );
    const known = new Set(told.map(({ id }) => id));
    const payload = { count: waiting.total, until: waiting.first.toISOString() };
    const left = admins.filter((id) => !known.has(id));
    await notifyPeople(
      { tx, newId, enqueue: enqueueingIn(tx, jobs) },
      left.map((profileId) => ({ profileId, type: 'review_due', payload })),
    );
    return left.length;
  });
}
