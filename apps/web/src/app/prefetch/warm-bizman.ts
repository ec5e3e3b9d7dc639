import {
  leaderboardOptions,
  targetOptions,
  vestingName,
  vestingOptions,
} from '@/features/earnings/bizman-pay/bizpay.queries';
import { myShopsName, myShopsOptions } from '@/features/shops/assigned/my-shops.queries';
import type { Warm, WarmPages } from './warm';

/** How a bizman's shops do, and what they bring. */
export async function warmBizmanLists(warm: Warm, warmPages: WarmPages): Promise<void> {
  await warmPages(myShopsOptions(''), myShopsName());
  await warm(targetOptions());
  await warmPages(vestingOptions(), vestingName());
  await warm(leaderboardOptions(undefined));
}
