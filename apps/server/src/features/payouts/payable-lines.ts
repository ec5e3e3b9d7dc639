import { maskUpiId } from '@chowk/domain/accounts';
import type { Paise } from '@chowk/domain/kernel';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { earnings } from '../../db/schema/money/earnings';
import { payoutDetails } from '../../db/schema/own-settings';
import { withheldReason } from '../../db/withheld';
import { openDetail } from '../accounts';
import { sealForLine } from './sealed-line';

export interface PayableLine {
  readonly id: string;
  readonly payeeId: string;
  readonly amountPaise: Paise;
  readonly earningIds: readonly string[];
  readonly upiSealed: Uint8Array;
  readonly upiMasked: string;
}

interface Gathering {
  readonly tx: Tx;
  readonly ports: Pick<Ports, 'sealerFor'>;
  readonly newId: () => string;
  readonly nowMs: number;
}

const isPayable = eq(earnings.status, 'payable');

/** How many people's money is payable and not sent. */
export async function countWithheld(tx: Tx, nowMs: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(distinct ${earnings.payee_id})::int` })
    .from(earnings)
    .innerJoin(profiles, eq(profiles.id, earnings.payee_id))
    .leftJoin(payoutDetails, eq(payoutDetails.profile_id, earnings.payee_id))
    .where(and(isPayable, isNotNull(withheldReason(nowMs))));
  return row?.count ?? 0;
}

/** Of those who can be paid, who has waited longest comes first. */
async function listPayees(tx: Tx, limit: number, nowMs: number) {
  return tx
    .select({ id: earnings.payee_id, upi: payoutDetails.upi_sealed })
    .from(earnings)
    .innerJoin(profiles, eq(profiles.id, earnings.payee_id))
    .innerJoin(payoutDetails, eq(payoutDetails.profile_id, earnings.payee_id))
    .where(and(isPayable, isNull(withheldReason(nowMs))))
    .groupBy(earnings.payee_id, payoutDetails.upi_sealed)
    .orderBy(asc(sql`min(${earnings.payable_on})`), asc(earnings.payee_id))
    .limit(limit);
}

/** One line per person with everything due now, except what is in another batch. */
export async function gatherLines(
  { tx, ports, newId, nowMs }: Gathering,
  limit: number,
): Promise<PayableLine[]> {
  const payees = await listPayees(tx, limit, nowMs);
  if (payees.length === 0) return [];
  const due = await tx
    .select({
      id: earnings.id,
      payeeId: earnings.payee_id,
      netPaise: earnings.net_paise,
      spentPaise: earnings.spent_paise,
    })
    .from(earnings)
    .where(
      and(
        isPayable,
        inArray(
          earnings.payee_id,
          payees.map(({ id }) => id),
        ),
      ),
    )
    .for('update', { skipLocked: true });
  return payees.flatMap(({ id: payeeId, upi }) => {
    const own = due.filter((earning) => earning.payeeId === payeeId);
    const upiId = upi ? openDetail(ports, payeeId, 'upi', upi) : undefined;
    if (own.length === 0 || upiId === undefined) return [];
    const id = newId();
    return [
      {
        id,
        payeeId,
        amountPaise: own.reduce((sum, { netPaise, spentPaise }) => sum + netPaise - spentPaise, 0),
        earningIds: own.map((earning) => earning.id),
        upiSealed: sealForLine(ports, id, upiId),
        upiMasked: maskUpiId(upiId),
      },
    ];
  });
}
