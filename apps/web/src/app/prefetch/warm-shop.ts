import { type Deal, TAB_STATES } from '@chowk/domain/deals';
import { ChowkError, MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import { actingFor } from '@/api/session/acting';
import { dealCampaignOptions } from '@/features/deals/deals.queries';
import { keepShopDeals } from '@/features/deals/keep-shop-deals';
import { forgetShop } from '@/offline/read/forget-shop';
import { onSyncEvent } from '@/offline/store/events';

/** As often as a person's own rows are fetched (`offline/puller.ts`). */
const AGAIN_AFTER_MS = 5 * MINUTE_MS;
const AFTER_SENDING_MS = 3 * SECOND_MS;

/** What the brand asks for is read before the photos, not after. */
const AHEAD_OF_PHOTOS: readonly string[] = [...TAB_STATES.offered, ...TAB_STATES.accepted];
const MOST_CAMPAIGNS = 50;

type WarmCampaign = (options: ReturnType<typeof dealCampaignOptions>) => Promise<void>;

function campaignsAhead(deals: readonly Deal[]): readonly Pick<Deal, 'campaign_id'>[] {
  const ahead = deals.filter(({ status }) => AHEAD_OF_PHOTOS.includes(status));
  const ids = new Set(ahead.map(({ campaign_id }) => campaign_id));
  return [...ids].slice(0, MOST_CAMPAIGNS).map((campaign_id) => ({ campaign_id }));
}

/** What the person needs of the shop they act for, before they opened any of it. */
export async function warmShop(shopId: string, warmCampaign: WarmCampaign): Promise<void> {
  try {
    const deals = await keepShopDeals();
    for (const campaign of campaignsAhead(deals)) await warmCampaign(dealCampaignOptions(campaign));
  } catch (error) {
    // The right has ended: what was kept while it was there goes.
    const isOver = error instanceof ChowkError && error.code === 'ACTING_REFUSED';
    if (isOver) await forgetShop(shopId);
  }
}

/** Keeps it current for as long as they act. */
export function followShop(shopId: string, warm: () => Promise<void>): void {
  const warmNow = () => {
    if (actingFor()?.shopId !== shopId) stop();
    else if (navigator.onLine && document.visibilityState !== 'hidden') void warm();
  };
  const again = setInterval(warmNow, AGAIN_AFTER_MS);
  let soon: ReturnType<typeof setTimeout> | undefined;
  const warmSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(warmNow, AFTER_SENDING_MS);
  };
  const stopHearing = onSyncEvent(({ type }) => {
    if (type === 'item.sent') warmSoon();
  });
  addEventListener('online', warmSoon);

  function stop(): void {
    clearInterval(again);
    clearTimeout(soon);
    stopHearing();
    removeEventListener('online', warmSoon);
  }
}
