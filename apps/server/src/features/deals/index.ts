import type { Feature } from '../../contract/implement';
import { acceptDeal } from './acceptance/accept-deal';
import { dealRead, dealsList } from './deals.queries';
import { syncDeals } from './deals.sync';
import { cancelDeal, declineDeal, withdrawDeal } from './give-back-deal';
import { offerDeal } from './offers/offer-deal';
import { overrideDeal } from './override-deal';
import { payoutTermsRead } from './payout-terms.queries';
import { DEAL_STEPS } from './system-steps';

export { bookDeal } from './book-deal';
export {
  changeDeal,
  type DealRow,
  lockDeal,
  NO_DEAL,
  requireOwnDeal,
  slotChange,
} from './deal-rows';
export { dealJobs } from './deals.jobs';
export { dealEvents, findParties } from './notify-parties';
export { offerAllCampaigns } from './offers/make-offers';

export const dealsFeature: Feature = {
  name: 'deals',
  commands: [offerDeal, acceptDeal, declineDeal, cancelDeal, withdrawDeal, overrideDeal],
  queries: [dealsList, dealRead, payoutTermsRead],
  systemSteps: DEAL_STEPS,
  syncSources: [syncDeals],
};
