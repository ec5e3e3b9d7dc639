import { defineSystemStep } from '../../db';

export const matureEarningsStep = defineSystemStep(
  'earnings.mature',
  'A day has come on which people may be paid; no person does this.',
);

export const nameCampaigns = defineSystemStep(
  'earnings.name-campaigns',
  'Whoever was paid may know the names of the campaign and brand, not their rows.',
);

export const payBizmenStep = defineSystemStep(
  'earnings.pay-bizmen',
  'What bizmen earn with their shops is booked by a job; no person does this.',
);

export const EARNINGS_STEPS = [matureEarningsStep, nameCampaigns, payBizmenStep];
