import { expect, it } from 'vitest';
import { comingPayouts } from './coming-payouts';
import type { EarningState } from './rules';

const earning = (status: EarningState, payable_on: string, net_paise: number) => ({
  status,
  payable_on,
  net_paise,
});

it('adds money of one day up, the nearest payout first', () => {
  expect(
    comingPayouts([
      earning('pending', '2026-11-24', 10_000),
      earning('pending', '2026-11-22', 33_250),
      earning('pending', '2026-11-24', 5_000),
      earning('payable', '2026-11-10', 40_000),
      earning('failed', '2026-11-09', 2_750),
      earning('in_payout', '2026-11-08', 7_000),
    ]),
  ).toEqual([
    { state: 'sending', day: null, netPaise: 7_000, count: 1 },
    { state: 'ready', day: null, netPaise: 42_750, count: 2 },
    { state: 'pending', day: '2026-11-22', netPaise: 33_250, count: 1 },
    { state: 'pending', day: '2026-11-24', netPaise: 15_000, count: 2 },
  ]);
});

it('counts nothing that came already, was spent, or was taken back', () => {
  const over = (['paid', 'spent', 'reversed'] as const).map((state) =>
    earning(state, '2026-11-22', 10_000),
  );
  expect(comingPayouts(over)).toEqual([]);
});
