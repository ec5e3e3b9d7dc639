import { listBatches, listPayouts, type PayoutState, payoutReference } from '@chowk/domain/payouts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { asSystem } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { earnings, payoutBatches, payouts } from '../../db/schema/money/earnings';
import { findWithheld, presentWithheld } from '../../db/withheld';
import { presentBatch, selectBatches } from './present-batch';
import { readPayoutHolds } from './system-steps';

const isBeforeAnswer = (status: PayoutState) => status === 'gathered' || status === 'sent';

export const batchesList = implementQuery(listBatches, async ({ tx }, params) => {
  const { status, cursor, limit } = params;
  const rows = await selectBatches(tx)
    .where(
      and(
        status === undefined ? undefined : eq(payoutBatches.status, status),
        afterCursor(cursor, [payoutBatches.id], 'desc'),
      ),
    )
    .orderBy(desc(payoutBatches.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ batch }) => [batch.id], presentBatch);
});

export const payoutsList = implementQuery(listPayouts, async ({ tx, nowMs }, params) => {
  const { batch_id, status, cursor, limit } = params;
  const rows = await tx
    .select({
      payout: payouts,
      payee_name: profiles.full_name,
      earnings: sql<number>`(select count(*)::int from ${earnings} where ${earnings.payout_id} = ${payouts.id})`,
    })
    .from(payouts)
    .innerJoin(profiles, eq(profiles.id, payouts.payee_id))
    .where(
      and(
        eq(payouts.batch_id, batch_id),
        status === undefined ? undefined : eq(payouts.status, status),
        afterCursor(cursor, [payouts.id]),
      ),
    )
    .orderBy(asc(payouts.id))
    .limit(limit + 1);
  const open = rows.filter(({ payout }) => isBeforeAnswer(payout.status));
  const withheld = await asSystem(tx, readPayoutHolds, () =>
    findWithheld(
      tx,
      open.map(({ payout }) => payout.payee_id),
      nowMs,
    ),
  );
  return pageFrom(
    rows,
    limit,
    ({ payout }) => [payout.id],
    ({ payout, ...rest }) => ({
      id: payout.id,
      batch_id,
      reference: payoutReference(payout.id),
      payee_id: payout.payee_id,
      upi_id: payout.upi_masked,
      amount_paise: payout.amount_paise,
      status: payout.status,
      bank_reference: payout.bank_reference,
      failure: payout.failure,
      withheld: isBeforeAnswer(payout.status)
        ? (withheld.get(payout.payee_id) ?? null)
        : presentWithheld(payout.withheld_reason, null),
      ...rest,
    }),
  );
});
