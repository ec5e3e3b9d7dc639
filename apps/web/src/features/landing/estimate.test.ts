import { CONFIG } from '@chowk/domain/platform';
import { expect, it } from 'vitest';
import { estimateBizman, estimateBrand, estimateStore } from './estimate';

const FIGURES = {
  fee_tiers: [...CONFIG.fee_tiers.initial],
  gst_bps: CONFIG.gst_bps.initial,
  payable_days: CONFIG.payable_days.initial,
  bizman_activation_paise: CONFIG.bizman_activation_paise.initial,
  bizman_first_proof_paise: CONFIG.bizman_first_proof_paise.initial,
  bizman_day_60_paise: CONFIG.bizman_day_60_paise.initial,
  bizman_bonus_tiers: [...CONFIG.bizman_bonus_tiers.initial],
};

const totalOf = (lines: { paise: number; isTotal?: boolean }[]) =>
  lines.find(({ isTotal }) => isTotal)?.paise;

it('a brand pays payouts, the fee of the tier it reaches, and the tax on the fee', () => {
  // 100 × ₹500 = ₹50,000; 12% of it; 18% of that.
  expect(totalOf(estimateBrand(FIGURES, 100, 500))).toBe(50_000_00 + 6_000_00 + 1_080_00);
  // 400 × ₹500 = ₹2,00,000 reaches the tier of 10%.
  expect(totalOf(estimateBrand(FIGURES, 400, 500))).toBe(2_00_000_00 + 20_000_00 + 3_600_00);
});

it('there is no line of tax while the platform is not registered', () => {
  const lines = estimateBrand({ ...FIGURES, gst_bps: 0 }, 100, 500);
  expect(totalOf(lines)).toBe(50_000_00 + 6_000_00);
  expect(lines.map(({ name }) => name)).not.toContain('calc.gst');
});

it('a store gets what its deals pay', () => {
  expect(totalOf(estimateStore(12, 450))).toBe(5_400_00);
});

it('a bizman earns per shop, and a bonus from ten', () => {
  expect(totalOf(estimateBizman(FIGURES, 9))).toBe(9 * 2_000_00);
  expect(totalOf(estimateBizman(FIGURES, 10))).toBe(10 * 2_000_00 + 1_000_00);
});
