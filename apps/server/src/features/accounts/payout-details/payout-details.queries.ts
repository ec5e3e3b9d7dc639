import { type PayoutDetails, readPayoutDetails } from '@chowk/domain/accounts';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import type { Tx } from '../../../db';
import { payoutDetails } from '../../../db/schema/own-settings';

/** The masks only: nothing here can decrypt the values. */
export async function findPayoutDetails(
  tx: Tx,
  personId: string,
  nowMs: number,
): Promise<PayoutDetails> {
  const [row] = await tx
    .select({
      upi_masked: payoutDetails.upi_masked,
      pan_masked: payoutDetails.pan_masked,
      updated_at: payoutDetails.updated_at,
      usable_from: payoutDetails.usable_from,
      frozen_at: payoutDetails.frozen_at,
    })
    .from(payoutDetails)
    .where(eq(payoutDetails.profile_id, personId));
  return {
    upi_masked: row?.upi_masked ?? null,
    pan_masked: row?.pan_masked ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
    usable_from:
      row?.usable_from && row.usable_from.getTime() > nowMs ? row.usable_from.toISOString() : null,
    frozen_at: row?.frozen_at?.toISOString() ?? null,
  };
}

export const payoutDetailsRead = implementQuery(readPayoutDetails, ({ tx, actor, nowMs }) =>
  findPayoutDetails(tx, actor.uid ?? '', nowMs),
);
