import { maskUpiId } from '@chowk/domain/accounts';
import { payoutDetails } from '../db/schema/own-settings';
import { sealDetail } from '../features/accounts';
import type { DemoPast } from './past';

/** Where the money of these people goes. */
export async function addUpiIds(
  { tx, ports }: Pick<DemoPast, 'tx' | 'ports'>,
  personIds: readonly string[],
): Promise<void> {
  await tx
    .insert(payoutDetails)
    .values(
      personIds.map((profile_id, i) => {
        const upiId = `demo${i + 1}@chowk`;
        return {
          profile_id,
          upi_sealed: sealDetail(ports, profile_id, 'upi', upiId),
          upi_masked: maskUpiId(upiId),
        };
      }),
    )
    .onConflictDoNothing();
}
