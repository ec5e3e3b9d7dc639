import { ANONYMOUS, addDays, ChowkError, istDay, type Role } from '@chowk/domain/kernel';
import { defineSystemStep, withSystem } from '../../src/db';
import { earnings } from '../../src/db/schema/money/earnings';
import { postToLedger } from '../../src/features/wallets';
import { newId } from '../../src/new-id';
import type { AuthServer } from '../auth-server';
import type { Side } from './sides';

const earn = defineSystemStep('test.matrix-earn', 'A payout begins with money somebody earned.');
const EARNED_PAISE = 25_000;

/** Runs a command as one of this side and answers what it answered. */
function commandsOf({ runner }: AuthServer, { people }: Side) {
  return async (role: Role, name: string, input: unknown): Promise<Record<string, unknown>> => {
    const uid = people[role];
    const actor = { ...ANONYMOUS, uid, actorId: uid, roles: [role], authenticatedAtMs: Date.now() };
    const call = {
      name,
      key: newId(),
      input,
      actor,
      actingForShopId: undefined,
      requestId: 'test',
    };
    return (await runner.run(call)).output as Record<string, unknown>;
  };
}

async function addEarning({ ports }: AuthServer, payeeId: string): Promise<void> {
  await withSystem(ports.db, ANONYMOUS, earn, async (tx) => {
    const ledger_transaction_id = await postToLedger(
      { tx, newId },
      {
        kind: 'bonus',
        key: newId(),
        referenceId: payeeId,
        memo: 'Test',
        createdBy: null,
        lines: [
          { account: { kind: 'platform_expense' }, amountPaise: -EARNED_PAISE },
          { account: { kind: 'payee', ownerId: payeeId }, amountPaise: EARNED_PAISE },
        ],
      },
    );
    await tx.insert(earnings).values({
      id: newId(),
      kind: 'placement',
      payee_id: payeeId,
      gross_paise: EARNED_PAISE,
      net_paise: EARNED_PAISE,
      status: 'payable',
      payable_on: istDay(Date.now()),
      ledger_transaction_id,
    });
  });
}

/** Refused with the price that holds, which is then the one to book at. */
async function priceOf(asking: Promise<unknown>): Promise<unknown> {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ChowkError ? error.details?.fields?.[0]?.params?.total_paise : undefined;
}

/** What moves money is made by its own commands, so that the books are right from the start. */
export async function addMoneyRows(server: AuthServer, side: Side): Promise<void> {
  const command = commandsOf(server, side);
  const { ids, people } = side;
  const [booking, refund, batch] = [newId(), newId(), newId()];
  const inDays = (days: number) => addDays(istDay(Date.now()), days);
  const asked = {
    id: booking,
    space_id: ids.ad_spaces,
    starts_on: inDays(5),
    ends_on: inDays(8),
    brief: side.label,
  };
  const total_paise = await priceOf(
    command('brand', 'booking_request', { ...asked, total_paise: 1 }),
  );
  await command('brand', 'booking_request', { ...asked, total_paise });
  await command('brand', 'wallet_refund_request', { id: refund, amount_paise: 10_000 });
  await command('retailer', 'payout_details_update', { upi_id: 'asha@okbank' });
  await addEarning(server, people.retailer);
  await command('admin', 'payout_batch_create', { id: batch });
  const [payout] = await server.db.execute('select id from payouts where batch_id = $1', [batch]);
  Object.assign(ids, {
    ad_space_bookings: booking,
    wallet_refunds: refund,
    payout_batches: batch,
    payouts: String(payout?.id),
  });
}
