import type { Feature } from '../../contract/implement';
import { campaignMoneyRead } from './campaign-money.queries';
import { campaignBrandRead, campaignRead, campaignsList } from './campaigns.queries';
import { syncCampaigns } from './campaigns.sync';
import { createCampaign } from './drafts/create-campaign';
import { updateCampaign } from './drafts/update-campaign';
import { feasibilityRead } from './feasibility.queries';
import { cancelCampaign } from './lifecycle/cancel-campaign';
import { launchCampaign } from './lifecycle/launch-campaign';
import { pauseCampaign, resumeCampaign } from './lifecycle/pause-campaign';
import { CAMPAIGN_STEPS } from './system-steps';

export { type CampaignRow, lockCampaign, ownBrandIds } from './campaign-rows';
export { campaignJobs } from './campaigns.jobs';
export { OFFER_JOB } from './job-names';

export { isAimedAt } from './matching-shops';
export { type PriceRates, ratesUnder, readPriceRates } from './price-rates';
export {
  countDone,
  freeSlot,
  type SystemWork,
  takeSlotAnyway,
  takingLiveSlot,
} from './slots';

export const campaignsFeature: Feature = {
  name: 'campaigns',
  commands: [
    createCampaign,
    updateCampaign,
    launchCampaign,
    pauseCampaign,
    resumeCampaign,
    cancelCampaign,
  ],
  queries: [campaignRead, campaignBrandRead, campaignsList, campaignMoneyRead, feasibilityRead],
  systemSteps: CAMPAIGN_STEPS,
  syncSources: [syncCampaigns],
};
