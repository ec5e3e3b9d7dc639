import { requireStep } from '@chowk/domain/kernel';
import { claimTopup as claimContract, topupStates } from '@chowk/domain/wallets';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { walletTopups } from '../../db/schema/money/earnings';
import { lockTopup, presentTopup, requireTopup } from './present-topup';
import { announceTopup } from './system-steps';

export const claimTopup = implementCommand(
  claimContract,
  async ({ tx, actor, asSystem, record, emit }, { id, claimed_reference }) => {
    const { topup: before } = await requireTopup(tx, id);
    await asSystem(announceTopup, async () => {
      const { status } = await lockTopup(tx, id);
      requireStep(topupStates, status, 'wallet_topup_claim', actor);
      await tx.update(walletTopups).set({ claimed_reference }).where(eq(walletTopups.id, id));
    });
    record(id, {
      before: { claimed_reference: before.claimed_reference },
      after: { claimed_reference },
    });
    emit({ type: 'topup.claimed', audience: 'role:admin', entityId: id, payload: {} });
    return presentTopup(await requireTopup(tx, id));
  },
);
