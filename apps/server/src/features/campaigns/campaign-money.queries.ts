import { readCampaignMoney } from '@chowk/domain/campaigns';
import { and, eq, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem } from '../../db';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/money/ledger';
import { requireManagedCampaign } from './campaign-rows';
import { readCampaignLedger } from './system-steps';

/** Added up from the entries of the campaign's own account, so that it cannot disagree with them. */
export const campaignMoneyRead = implementQuery(
  readCampaignMoney,
  async ({ tx, actor }, { id }) => {
    await requireManagedCampaign(tx, actor, id);
    const rows = await asSystem(tx, readCampaignLedger, () =>
      tx
        .select({
          kind: ledgerTransactions.kind,
          sum: sql<string>`sum(${ledgerEntries.amount_paise})`,
        })
        .from(ledgerEntries)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
        .where(and(eq(ledgerAccounts.kind, 'campaign_hold'), eq(ledgerAccounts.owner_id, id)))
        .groupBy(ledgerTransactions.kind),
    );
    const sumOf = (...kinds: string[]) =>
      rows
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((sum, row) => sum + Number(row.sum), 0);
    // Plus zero, because nothing is never less than nothing.
    return {
      held_paise: sumOf('hold'),
      reserved_paise: rows.reduce((sum, row) => sum + Number(row.sum), 0),
      earned_paise: 0 - sumOf('earning', 'reversal'),
      refunded_paise: 0 - sumOf('release'),
    };
  },
);
