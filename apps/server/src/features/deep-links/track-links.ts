import { trackDeepLinks as trackContract } from '@chowk/domain/deep-links';
import { and, eq, isNull } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import type { Tx } from '../../db';
import { deepLinkAnalytics } from '../../db/schema/deep-links';
import { consents } from '../../db/schema/own-settings';

async function hasAgreed(tx: Tx, personId: string): Promise<boolean> {
  const given = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.profile_id, personId),
        eq(consents.purpose, 'analytics'),
        isNull(consents.withdrawn_at),
      ),
    );
  return given.length > 0;
}

/** A consent taken back meanwhile is no fault of the device: it is told that nothing was kept. */
export const trackDeepLinks = implementCommand(
  trackContract,
  async ({ tx, actor, nowMs }, { events }) => {
    const personId = actor.uid ?? '';
    if (!(await hasAgreed(tx, personId))) return { stored: 0 };
    const stored = await tx
      .insert(deepLinkAnalytics)
      .values(
        events.map(({ metadata, ...event }) => ({
          ...event,
          metadata,
          user_id: personId,
          happened_at: new Date(Math.min(Date.parse(metadata.timestamp), nowMs)),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: deepLinkAnalytics.id });
    return { stored: stored.length };
  },
);
