import { defineSystemStep } from '../../db';

export const matureEarningsStep = defineSystemStep(
  'earnings.mature',
  'A day has come on which people may be paid; no person does this.',
);

export const nameCampaigns = defineSystemStep(
  'earnings.name-campaigns',
  'Whoever was paid may know the names of the campaign and brand, or of the shop, not their rows.',
);

export const payBizmenStep = defineSystemStep(
  'earnings.pay-bizmen',
  'What bizmen earn with their shops is booked by a job; no person does this.',
);

export const showBizmanPay = defineSystemStep(
  'earnings.show-bizman-pay',
  'A bizman sees by which figures they are paid, and how many shops others who take part have activated.',
);

export const EARNINGS_STEPS = [matureEarningsStep, nameCampaigns, payBizmenStep, showBizmanPay];
