import { SECOND_MS } from '@chowk/domain/kernel';
import type {
  claimTopup,
  listStatement,
  listTopups,
  readWallet,
  requestTopup,
} from '@chowk/domain/wallets';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Prefetch } from '@/offline/cache/prefetch';

export const readWalletRef = queryRef<typeof readWallet>('wallet_read', '/wallet');
export const listTopupsRef = queryRef<typeof listTopups>('wallet_topups_list', '/wallet_topups');
export const listStatementRef = queryRef<typeof listStatement>(
  'wallet_statement_list',
  '/wallet_statement',
);
export const requestTopupRef = commandRef<typeof requestTopup>('wallet_topup_request');
export const claimTopupRef = commandRef<typeof claimTopup>('wallet_topup_claim');

const TOPUPS_SHOWN = 10;
const PAYMENT_POLL_MS = 20 * SECOND_MS;

/** An admin confirms while the page is open, so money is asked for anew whenever it is looked at. */
const FRESH = { staleTime: 0 } as const;

/** Without a network: what this device heard of last, with its age. */
export const walletOptions = () => ({
  ...cachedOptions(readWalletRef, {}, { offline: 'prefetch' }),
  ...FRESH,
});
export const topupsOptions = () => ({
  ...cachedOptions(listTopupsRef, { limit: TOPUPS_SHOWN }, { offline: 'prefetch' }),
  ...FRESH,
  // Somebody who has just paid watches for the money.
  refetchInterval: PAYMENT_POLL_MS,
});
export function statementOptions(cursor: string | undefined) {
  return {
    ...cachedOptions(listStatementRef, cursor ? { cursor } : {}, { offline: 'prefetch' }),
    ...FRESH,
    ...WHEN_BACK,
  };
}

export const walletPrefetch: Prefetch = {
  roles: ['brand'],
  run: async ({ query }) => {
    await query(walletOptions());
    await query(statementOptions(undefined));
    await query(topupsOptions());
  },
};
