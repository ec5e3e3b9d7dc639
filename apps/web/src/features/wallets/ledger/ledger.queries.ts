import type { ParamsOf } from '@chowk/domain/kernel';
import type {
  confirmTopup,
  listLedger,
  listTopups,
  readLedgerTotals,
  rejectTopup,
} from '@chowk/domain/wallets';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import { listTopupsRef } from '@/features/wallets/wallets.queries';

export const listLedgerRef = queryRef<typeof listLedger>('ledger_list', '/ledger');
export const readLedgerTotalsRef = queryRef<typeof readLedgerTotals>(
  'ledger_totals_read',
  '/ledger_totals',
);
export const confirmTopupRef = commandRef<typeof confirmTopup>('wallet_topup_confirm');
export const rejectTopupRef = commandRef<typeof rejectTopup>('wallet_topup_reject');

/** Money moves while the page is open, so it is asked for anew whenever it is looked at. */
const FRESH = { staleTime: 0 } as const;

export function ledgerOptions(params: ParamsOf<typeof listLedger>) {
  return { ...queryOptionsFor(listLedgerRef, params), ...FRESH };
}

export const ledgerTotalsOptions = () => ({
  ...queryOptionsFor(readLedgerTotalsRef, {}),
  ...FRESH,
});

/** Of every brand: what an admin works through. */
export function allTopupsOptions(params: ParamsOf<typeof listTopups>) {
  return { ...queryOptionsFor(listTopupsRef, params), ...FRESH };
}
