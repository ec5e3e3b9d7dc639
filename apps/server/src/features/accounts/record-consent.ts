import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import { and, eq, exists, isNull, type SQL } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import type { Tx } from '../../db';
import { consents } from '../../db/schema/own-settings';

type ConsentContext = Pick<CommandContext, 'tx' | 'actor' | 'newId' | 'nowMs'>;

/** A new row, unless it is given already: the first moment is the one that counts. */
export async function recordGiven(
  { tx, actor, newId, nowMs }: ConsentContext,
  purpose: ConsentPurpose,
  version: string = CONSENT_VERSION,
): Promise<boolean> {
  const added = await tx
    .insert(consents)
    .values({
      id: newId(),
      profile_id: actor.uid ?? '',
      purpose,
      version,
      given_at: new Date(nowMs),
    })
    .onConflictDoNothing()
    .returning({ id: consents.id });
  return added.length > 0;
}

export async function recordWithdrawn(
  { tx, actor, nowMs }: ConsentContext,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const ended = await tx
    .update(consents)
    .set({ withdrawn_at: new Date(nowMs) })
    .where(
      and(
        eq(consents.profile_id, actor.uid ?? ''),
        eq(consents.purpose, purpose),
        isNull(consents.withdrawn_at),
      ),
    )
    .returning({ id: consents.id });
  return ended.length > 0;
}

/** Whether this person agrees now, as a part of a statement that runs as the system. */
export function isGivenBy(tx: Tx, personId: string, purpose: ConsentPurpose): SQL<boolean> {
  const given = tx
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.profile_id, personId),
        eq(consents.purpose, purpose),
        isNull(consents.withdrawn_at),
      ),
    );
  return exists(given) as SQL<boolean>;
}
