import type { Paise } from '../kernel';
import type { Earning } from './contract';
import type { EarningState } from './rules';

/** Money that reaches somebody together. */
export interface Payout {
  readonly state: 'sending' | 'ready' | 'pending';
  /** YYYY-MM-DD: the last day, for money that is pending. */
  readonly day: string | null;
  readonly netPaise: Paise;
  readonly count: number;
}

type Counted = Pick<Earning, 'status' | 'payable_on' | 'net_paise'>;

const STATES: Readonly<Partial<Record<EarningState, Payout['state']>>> = {
  in_payout: 'sending',
  payable: 'ready',
  // A transfer the bank refused goes out again with the next payout.
  failed: 'ready',
  pending: 'pending',
};
const ORDER: readonly Payout['state'][] = ['sending', 'ready', 'pending'];

/** What is on its way to somebody, the nearest first: money of one day is one payout. */
export function comingPayouts(earnings: readonly Counted[]): Payout[] {
  const payouts = new Map<string, Payout>();
  for (const { status, payable_on, net_paise } of earnings) {
    const state = STATES[status];
    if (!state || net_paise <= 0) continue;
    const day = state === 'pending' ? payable_on : null;
    const key = `${ORDER.indexOf(state)} ${day ?? ''}`;
    const known = payouts.get(key) ?? { state, day, netPaise: 0, count: 0 };
    payouts.set(key, { ...known, netPaise: known.netPaise + net_paise, count: known.count + 1 });
  }
  return [...payouts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, payout]) => payout);
}
