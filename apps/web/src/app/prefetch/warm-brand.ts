import type { QueryClient } from '@tanstack/react-query';
import { ownBrandOptions } from '@/features/accounts/brand/brands.queries';
import {
  campaignDealsOptions,
  campaignsOptions,
  moneyOptions,
} from '@/features/campaigns/campaigns.queries';
import {
  approvedProofsName,
  approvedProofsOptions,
} from '@/features/campaigns/page/approved-proofs';
import { brandFiguresOptions, keptFiguresName } from '@/features/figures/figures.queries';
import { brandOrdersOptions } from '@/features/orders/brand/brand-orders.queries';
import { productsOptions } from '@/features/products/products.queries';
import { statementOptions, topupsOptions, walletOptions } from '@/features/wallets/wallets.queries';
import { presetRange } from '@/ui/calendar/date-range-rules';
import type { Warm, WarmPages } from './warm';

/** Of those that run: an older one is opened rarely enough to wait for a network. */
const CAMPAIGNS_AHEAD = 3;

/** Nothing filtered, nothing searched for, the first page: as each list opens. */
const AS_OPENED = { status: undefined, search: '', cursor: undefined } as const;

/** Money and figures of a brand. */
export async function warmBrand(warm: Warm): Promise<void> {
  await warm(walletOptions());
  await warm(statementOptions(undefined));
  await warm(topupsOptions());
  const days = presetRange('last30Days', Date.now());
  await warm(brandFiguresOptions(days), keptFiguresName(days));
}

/** The lists a brand opens, and what its newest campaigns show of themselves. */
export async function warmBrandLists(
  warm: Warm,
  warmPages: WarmPages,
  queryClient: QueryClient,
): Promise<void> {
  await warm(ownBrandOptions());
  const onSale = { ...AS_OPENED, status: 'active', category: undefined, isLow: false } as const;
  await warm(productsOptions(onSale));
  await warm(brandOrdersOptions({ ...AS_OPENED, payment: undefined }));
  // The home has asked for these already.
  const { items } = await queryClient.ensureQueryData(campaignsOptions(AS_OPENED));
  const running = items.filter(({ launched_at }) => launched_at !== null);
  for (const { id } of running.slice(0, CAMPAIGNS_AHEAD)) {
    await warm(moneyOptions(id));
    await warm(campaignDealsOptions(id, { tab: undefined, search: '', cursor: undefined }));
    await warmPages(approvedProofsOptions(id), approvedProofsName(id));
  }
}
