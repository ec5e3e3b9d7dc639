import { ChowkError, requireStep } from '@chowk/domain/kernel';
import {
  confirmTopup as confirmContract,
  rejectTopup as rejectContract,
  type Topup,
  topupStates,
} from '@chowk/domain/wallets';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { databaseErrorOf } from '../../contract/run/database-errors';
import { walletTopups } from '../../db/schema/money/earnings';
import { notifyPeople } from '../notifications';
import { postToLedger } from './ledger';
import { lockTopup, presentTopup, requireTopup } from './present-topup';
import { decideTopup } from './system-steps';

type TopupRow = typeof walletTopups.$inferSelect;
type Changes = Partial<Pick<TopupRow, 'amount_paise' | 'bank_reference' | 'reason'>>;

/** One line of the bank's statement fills one wallet, once. */
function referenceUsed(error: unknown): never {
  const isUsed = databaseErrorOf(error)?.constraint === 'wallet_topups_bank_key';
  throw isUsed ? new ChowkError('REFERENCE_USED') : error;
}

interface Decision {
  readonly id: string;
  readonly via: 'wallet_topup_confirm' | 'wallet_topup_reject';
  readonly changes: Changes;
  readonly afterwards?: (topup: TopupRow) => Promise<unknown>;
}

async function decide(context: CommandContext, decision: Decision): Promise<Topup> {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const { id, via, changes, afterwards } = decision;
  const before = await asSystem(decideTopup, async () => {
    const topup = await lockTopup(tx, id);
    const status = requireStep(topupStates, topup.status, via, actor);
    const [row] = await tx
      .update(walletTopups)
      .set({ ...changes, status, decided_by: actor.uid, decided_at: new Date(nowMs) })
      .where(eq(walletTopups.id, id))
      .returning()
      .catch(referenceUsed);
    await afterwards?.(requireRow(row));
    return topup;
  });
  const after = await requireTopup(tx, id);
  record(id, {
    before: { status: before.status, amount_paise: before.amount_paise },
    after: { status: after.topup.status, ...changes },
  });
  const isConfirmed = after.topup.status === 'confirmed';
  await asSystem(decideTopup, () =>
    notifyPeople(context, [
      {
        profileId: after.owner_id,
        type: isConfirmed ? 'topup_confirmed' : 'topup_rejected',
        payload: { topup_id: id, amount_paise: after.topup.amount_paise },
      },
    ]),
  );
  const type = isConfirmed ? 'topup.confirmed' : 'topup.rejected';
  for (const audience of [`person:${after.owner_id}`, 'role:admin'] as const) {
    emit({ type, audience, entityId: id, payload: {} });
  }
  return presentTopup(after);
}

export const confirmTopup = implementCommand(
  confirmContract,
  (context, { id, bank_reference, amount_paise }) =>
    decide(context, {
      id,
      via: 'wallet_topup_confirm',
      changes: { bank_reference, ...(amount_paise === undefined ? {} : { amount_paise }) },
      afterwards: (topup) =>
        postToLedger(context, {
          kind: 'topup',
          key: `topup:${id}`,
          referenceId: id,
          memo: bank_reference,
          createdBy: context.actor.uid,
          lines: [
            { account: { kind: 'bank' }, amountPaise: -topup.amount_paise },
            {
              account: { kind: 'brand_wallet', ownerId: topup.brand_id },
              amountPaise: topup.amount_paise,
            },
          ],
        }),
    }),
);

export const rejectTopup = implementCommand(rejectContract, (context, { id, reason }) =>
  decide(context, { id, via: 'wallet_topup_reject', changes: { reason } }),
);
