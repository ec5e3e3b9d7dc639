import { listWithheld } from '@chowk/domain/payouts';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { asSystem } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { earnings } from '../../../db/schema/money/earnings';
import { payoutDetails } from '../../../db/schema/own-settings';
import { presentWithheld, withheldReason } from '../../../db/withheld';
import { readPayoutHolds } from '../system-steps';

export const withheldList = implementQuery(listWithheld, async (context, { cursor, limit }) => {
  const { tx, nowMs } = context;
  const reason = withheldReason(nowMs);
  const rows = await asSystem(tx, readPayoutHolds, () =>
    tx
      .select({
        payee_id: earnings.payee_id,
        payee_name: profiles.full_name,
        amount: sql<string>`sum(${earnings.net_paise} - ${earnings.spent_paise})`,
        earnings: sql<number>`count(*)::int`,
        reason,
        usableFrom: payoutDetails.usable_from,
      })
      .from(earnings)
      .innerJoin(profiles, eq(profiles.id, earnings.payee_id))
      .leftJoin(payoutDetails, eq(payoutDetails.profile_id, earnings.payee_id))
      .where(
        and(
          inArray(earnings.status, ['payable', 'failed']),
          isNotNull(reason),
          afterCursor(cursor, [earnings.payee_id]),
        ),
      )
      .groupBy(earnings.payee_id, profiles.id, payoutDetails.profile_id)
      .orderBy(asc(earnings.payee_id))
      .limit(limit + 1),
  );
  return pageFrom(
    rows,
    limit,
    ({ payee_id }) => [payee_id],
    ({ amount, usableFrom, reason: why, ...rest }) => {
      const { until } = presentWithheld(why, usableFrom) ?? { until: null };
      return { ...rest, amount_paise: Number(amount), reason: why ?? 'no_details', until };
    },
  );
});
