import { defineSystemStep } from '../../db';

export const matureEarningsStep = defineSystemStep(
  'earnings.mature',
  'A day has come on which people may be paid; no person does this.',
);

export const EARNINGS_STEPS = [matureEarningsStep];
