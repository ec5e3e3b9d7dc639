import { defineSystemStep } from '../../db';

export const nameBrand = defineSystemStep(
  'campaigns.name-brand',
  'A store may know the name and the card of the brand whose placement it was offered, not its row.',
);

export const findShop = defineSystemStep(
  'campaigns.find-shop',
  'A brand names one shop for a campaign without being able to look shops up.',
);

export const moveCampaign = defineSystemStep(
  'campaigns.move-campaign',
  'A campaign that left its draft holds money and places; only its commands move it.',
);

export const readCampaignLedger = defineSystemStep(
  'campaigns.read-ledger',
  'What a campaign costs depends on the month’s spend and on figures only admins see.',
);

export const countShops = defineSystemStep(
  'campaigns.count-shops',
  'A brand is told how many shops match, never which.',
);

export const closeCampaign = defineSystemStep(
  'campaigns.close-campaign',
  'A campaign past its end closes by itself and gives back what nobody earned.',
);

export const CAMPAIGN_STEPS = [
  nameBrand,
  findShop,
  moveCampaign,
  readCampaignLedger,
  countShops,
  closeCampaign,
];
