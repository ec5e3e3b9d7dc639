import { type PayoutDetails, readPayoutDetails } from '@chowk/domain/accounts';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import type { Tx } from '../../db';
import { payoutDetails } from '../../db/schema/own-settings';

/** The masks alone: nothing here can open what is sealed. */
export async function findPayoutDetails(tx: Tx, personId: string): Promise<PayoutDetails> {
  const [row] = await tx
    .select({
      upi_masked: payoutDetails.upi_masked,
      pan_masked: payoutDetails.pan_masked,
      updated_at: payoutDetails.updated_at,
    })
    .from(payoutDetails)
    .where(eq(payoutDetails.profile_id, personId));
  return {
    upi_masked: row?.upi_masked ?? null,
    pan_masked: row?.pan_masked ?? null,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

export const payoutDetailsRead = implementQuery(readPayoutDetails, ({ tx, actor }) =>
  findPayoutDetails(tx, actor.uid ?? ''),
);
