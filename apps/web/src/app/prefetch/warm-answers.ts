import { DAY_MS } from '@chowk/domain/kernel';
import type { QueryClient } from '@tanstack/react-query';
import { actingFor } from '@/api/session/acting';
import { profileOptions } from '@/features/accounts/profile/profile-options';
import { consentsOptions, payoutDetailsOptions } from '@/features/accounts/settings.queries';
import { cmsPageOptions } from '@/features/cms/cms.queries';
import { currentLanguage } from '@/i18n';
import { CALM_MS, whenNotStill } from '@/offline/pull/keep-still';
import { rememberedAnswer } from '@/offline/read/recalled-answers';
import { answerName } from '@/offline/read/synced-options';
import type { Warm, WarmPages } from './warm';
import { warmBizmanLists } from './warm-bizman';
import { warmBrand, warmBrandLists } from './warm-brand';
import { mayWarmNow } from './warm-screens';
import { warmManager, warmStoreLists } from './warm-store';

/** Somebody who starts the app ten times a day asks for these once. */
const YOUNG_MS = DAY_MS;

/** Tells, among other things, what to do without a network. */
const HELP_PAGE = 'help';

async function isYoung(name: string): Promise<boolean> {
  const kept = await rememberedAnswer(name);
  return kept !== undefined && Date.now() - kept.savedAt < YOUNG_MS;
}

/** What a person may need without a network before they ever opened the page that shows it. */
export async function warmAnswers(
  personId: string,
  roles: readonly string[],
  queryClient: QueryClient,
): Promise<void> {
  const warm: Warm = async (
    options,
    keptAs = answerName({ name: options.queryKey[0] }, options.queryKey[1]),
  ) => {
    await whenNotStill(CALM_MS);
    if (!(await isYoung(keptAs))) await queryClient.prefetchQuery(options);
  };
  const warmPages: WarmPages = async (options, keptAs) => {
    await whenNotStill(CALM_MS);
    if (!(await isYoung(keptAs))) await queryClient.prefetchInfiniteQuery(options);
  };
  await warm(consentsOptions());
  // What is answered to somebody who acts is kept for that shop alone.
  if (actingFor()) return;
  await warm(profileOptions(personId));
  await warm(cmsPageOptions(HELP_PAGE, currentLanguage()));
  await warm(payoutDetailsOptions());
  if (roles.includes('brand')) await warmBrand(warm);
  if (roles.includes('retailer')) await warmManager(personId, warm, queryClient);
  // Lists are longer than what stands above: whoever saves data opens them first.
  if (!mayWarmNow()) return;
  if (roles.includes('bizman')) await warmBizmanLists(warm, warmPages);
  if (roles.includes('retailer')) await warmStoreLists(personId, warm, warmPages, queryClient);
  if (roles.includes('brand')) await warmBrandLists(warm, warmPages, queryClient);
}
