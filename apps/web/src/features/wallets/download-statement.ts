import { csvText, istDay, PAISE_PER_RUPEE } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import type { Translate } from '@/i18n';
import { listAll } from '@/lists/list-all';
import { saveFile } from '@/ui/table/save-file';
import { listStatementRef } from './wallets.queries';

/** Rupees as plain numbers, so that a spreadsheet adds them up. */
export async function downloadStatement(t: Translate<'wallets'>): Promise<void> {
  const lines = await listAll((page) => contractClient.runQuery(listStatementRef, page));
  const header = [
    'statement.when',
    'statement.what',
    'statement.memo',
    'statement.amount',
  ] as const;
  const rows = lines.map((line) => [
    line.created_at,
    t(`kind.${line.kind}`),
    line.memo,
    line.amount_paise / PAISE_PER_RUPEE,
  ]);
  const text = csvText(
    header.map((key) => t(key)),
    rows,
  );
  saveFile(`chowk-wallet-${istDay(Date.now())}.csv`, text);
}
