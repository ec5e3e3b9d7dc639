import { ChowkError, requireStep } from '@chowk/domain/kernel';
import {
  confirmRefund as confirmContract,
  type LedgerKind,
  type Refund,
  refundStates,
  rejectRefund as rejectContract,
  requestRefund as requestContract,
} from '@chowk/domain/wallets';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { databaseErrorOf } from '../../contract/run/database-errors';
import { brands } from '../../db/schema/businesses';
import { walletRefunds } from '../../db/schema/money/wallet-refunds';
import { findHeld } from '../../db/withheld';
import { tellChange } from '../auth';
import { notifyPeople } from '../notifications';
import { requireFeature } from '../platform';
import { type LedgerLine, postToLedger } from './ledger';
import { requireOwnBrand } from './own-brand';
import { presentRefund, requireRefund } from './refunds.queries';
import { moveRefund } from './system-steps';

type RefundRow = typeof walletRefunds.$inferSelect;

/** From one account to the other, once for every step of a refund. */
function move(
  context: CommandContext,
  { id, amount_paise }: RefundRow,
  kind: LedgerKind,
  accounts: { readonly from: LedgerLine['account']; readonly to: LedgerLine['account'] },
  memo: string,
) {
  return postToLedger(context, {
    kind,
    key: `${kind}:${id}`,
    referenceId: id,
    memo,
    createdBy: context.actor.uid,
    lines: [
      { account: accounts.from, amountPaise: -amount_paise },
      { account: accounts.to, amountPaise: amount_paise },
    ],
  });
}

const wallet = ({ brand_id }: RefundRow) => ({ kind: 'brand_wallet', ownerId: brand_id }) as const;
const ON_ITS_WAY = { kind: 'in_transit' } as const;

/** As the system: no refund while the owner or the team has frozen payouts. */
async function requireNoHold({ tx }: CommandContext, { brand_id }: RefundRow): Promise<void> {
  const [brand] = await tx
    .select({ ownerId: brands.owner_id })
    .from(brands)
    .where(eq(brands.id, brand_id));
  const { ownerId } = requireRow(brand);
  const reason = (await findHeld(tx, [ownerId])).get(ownerId);
  if (reason) throw new ChowkError('PAYOUTS_ON_HOLD', { details: { reason } });
}

export const requestRefund = implementCommand(requestContract, async (context, input) => {
  const { tx, actor, asSystem, record, emit } = context;
  const { id, amount_paise } = input;
  await requireFeature(tx, 'wallet_refund');
  const brand = await requireOwnBrand(tx, actor);
  await asSystem(moveRefund, async () => {
    const values = { id, brand_id: brand.id, amount_paise };
    const [row] = await tx.insert(walletRefunds).values(values).returning();
    const refund = requireRow(row);
    await requireNoHold(context, refund);
    const accounts = { from: wallet(refund), to: ON_ITS_WAY };
    await move(context, refund, 'refund_requested', accounts, brand.name);
  });
  record(id, { after: { amount_paise } });
  await tellChange(context, { kind: 'withdrawal-requested', userId: actor.uid ?? '' });
  emit({ type: 'refund.requested', audience: 'role:admin', entityId: id, payload: {} });
  return presentRefund(await requireRefund(tx, id));
});

/** One payment of the bank answers one refund. */
function referenceUsed(error: unknown): never {
  const isUsed = databaseErrorOf(error)?.constraint === 'wallet_refunds_bank_key';
  throw isUsed ? new ChowkError('REFERENCE_USED') : error;
}

interface Decision {
  readonly id: string;
  readonly via: 'wallet_refund_confirm' | 'wallet_refund_reject';
  readonly changes: Partial<Pick<RefundRow, 'bank_reference' | 'reason'>>;
}

async function decide(context: CommandContext, { id, via, changes }: Decision): Promise<Refund> {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const isPaid = via === 'wallet_refund_confirm';
  await asSystem(moveRefund, async () => {
    const isIt = eq(walletRefunds.id, id);
    const [found] = await tx.select().from(walletRefunds).where(isIt).for('update');
    const refund = requireRow(found);
    const status = requireStep(refundStates, refund.status, via, actor);
    if (isPaid) await requireNoHold(context, refund);
    await tx
      .update(walletRefunds)
      .set({ ...changes, status, decided_by: actor.uid, decided_at: new Date(nowMs) })
      .where(isIt)
      .catch(referenceUsed);
    const accounts = {
      from: ON_ITS_WAY,
      to: isPaid ? ({ kind: 'bank' } as const) : wallet(refund),
    };
    const memo = changes.bank_reference ?? changes.reason ?? '';
    await move(context, refund, isPaid ? 'refund_paid' : 'refund_returned', accounts, memo);
  });
  const after = await requireRefund(tx, id);
  const { amount_paise, status } = after.refund;
  await asSystem(moveRefund, () =>
    notifyPeople(context, [
      {
        profileId: after.owner_id,
        type: isPaid ? 'refund_paid' : 'refund_rejected',
        payload: { refund_id: id, amount_paise, ...changes },
      },
    ]),
  );
  record(id, { before: { status: 'requested' }, after: { status, ...changes } });
  const type = isPaid ? 'refund.paid' : 'refund.rejected';
  emit({ type, audience: `person:${after.owner_id}`, entityId: id, payload: {} });
  return presentRefund(after);
}

export const confirmRefund = implementCommand(confirmContract, (context, input) => {
  const { id, bank_reference } = input;
  return decide(context, { id, via: 'wallet_refund_confirm', changes: { bank_reference } });
});

export const rejectRefund = implementCommand(rejectContract, (context, { id, reason }) =>
  decide(context, { id, via: 'wallet_refund_reject', changes: { reason } }),
);
