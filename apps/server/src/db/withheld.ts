import type { HoldReason } from '@chowk/domain/accounts';
import type { Withheld, WithheldReason } from '@chowk/domain/earnings';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from './database';
import { profiles } from './schema/accounts';
import { payoutDetails } from './schema/own-settings';

/**
 * Why no money may be paid to a person, by payout or refund. Needs `profiles`, and `payout_details`
 * left-joined.
 */
const holdReason = sql<HoldReason | null>`case
    when ${profiles.status} = 'suspended' then 'suspended'
    when ${profiles.status} <> 'active' then 'closed'
    when ${payoutDetails.frozen_at} is not null then 'frozen'
  end`;

/**
 * Why a person cannot be paid by UPI now, or null: the one rule for batches, the bank's file and
 * both screens. Needs the tables of `holdReason`.
 */
export function withheldReason(nowMs: number): SQL<WithheldReason | null> {
  const now = new Date(nowMs).toISOString();
  return sql<WithheldReason | null>`coalesce(${holdReason}, case
    when ${payoutDetails.upi_sealed} is null then 'no_details'
    when ${payoutDetails.usable_from} > ${now}::timestamptz then 'changed'
  end)`;
}

export function presentWithheld(
  reason: WithheldReason | null,
  usableFrom: Date | null,
): Withheld | null {
  if (reason === null) return null;
  return { reason, until: reason === 'changed' ? (usableFrom?.toISOString() ?? null) : null };
}

/** Those of these people who cannot be paid now. Only the system reads it for others. */
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

/** As the system: those of these people whose money is on hold altogether. */
export async function findHeld(
  tx: Tx,
  people: readonly string[],
): Promise<ReadonlyMap<string, HoldReason>> {
  if (people.length === 0) return new Map();
  const rows = await tx
    .select({ id: profiles.id, reason: holdReason })
    .from(profiles)
    .leftJoin(payoutDetails, eq(payoutDetails.profile_id, profiles.id))
    .where(inArray(profiles.id, [...new Set(people)]));
  return new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : [])));
}
