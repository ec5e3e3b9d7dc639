import type { Withheld, WithheldReason } from '@chowk/domain/earnings';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { payoutDetails } from '../../db/schema/own-settings';

/**
 * Why a person cannot be paid at this moment, null when they can: the one rule that batches, the
 * bank's file and both screens ask. Needs `profiles`, and `payout_details` joined from the left.
 */
export function withheldReason(nowMs: number): SQL<WithheldReason | null> {
  const now = new Date(nowMs).toISOString();
  return sql<WithheldReason | null>`case
    when ${profiles.status} = 'suspended' then 'suspended'
    when ${profiles.status} <> 'active' then 'closed'
    when ${payoutDetails.upi_sealed} is null then 'no_details'
    when ${payoutDetails.frozen_at} is not null then 'frozen'
    when ${payoutDetails.usable_from} > ${now}::timestamptz then 'changed'
  end`;
}

export function presentWithheld(
  reason: WithheldReason | null,
  usableFrom: Date | null,
): Withheld | null {
  if (reason === null) return null;
  return { reason, until: reason === 'changed' ? (usableFrom?.toISOString() ?? null) : null };
}

/** Of these people, those who cannot be paid now. Of others than oneself only the system reads it. */
export async function findWithheld(
  tx: Tx,
  people: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, Withheld>> {
  if (people.length === 0) return new Map();
  const rows = await tx
    .select({
      id: profiles.id,
      reason: withheldReason(nowMs),
      usableFrom: payoutDetails.usable_from,
    })
    .from(profiles)
    .leftJoin(payoutDetails, eq(payoutDetails.profile_id, profiles.id))
    .where(inArray(profiles.id, [...new Set(people)]));
  return new Map(
    rows.flatMap(({ id, reason, usableFrom }) => {
      const withheld = presentWithheld(reason, usableFrom);
      return withheld ? [[id, withheld] as const] : [];
    }),
  );
}
