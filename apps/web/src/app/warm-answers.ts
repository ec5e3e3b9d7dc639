import { DAY_MS } from '@chowk/domain/kernel';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { actingFor } from '@/api/acting';
import { profileOptions } from '@/features/accounts/profile-options';
import { consentsOptions } from '@/features/accounts/settings.queries';
import { cmsPageOptions } from '@/features/cms/cms.queries';
import { currentLanguage } from '@/i18n';
import { rememberedAnswer } from '@/offline/recalled-answers';
import { answerName } from '@/offline/synced-options';
import { followShop, warmShop } from './warm-shop';

/** Somebody who starts the app ten times a day asks for these once. */
const YOUNG_MS = DAY_MS;

/** Tells, among other things, what to do without a network. */
const HELP_PAGE = 'help';

type AnswerKey = readonly [string, unknown];

async function isYoung([name, params]: AnswerKey): Promise<boolean> {
  const kept = await rememberedAnswer(answerName({ name }, params));
  return kept !== undefined && Date.now() - kept.savedAt < YOUNG_MS;
}

/** What a person may need without a network before they ever opened the page that shows it. */
export async function warmAnswers(personId: string, queryClient: QueryClient): Promise<void> {
  const warm = async <Data, Key extends AnswerKey>(
    options: FetchQueryOptions<Data, Error, Data, Key> & { readonly queryKey: Key },
  ) => {
    if (!(await isYoung(options.queryKey))) await queryClient.prefetchQuery(options);
  };
  await warm(consentsOptions());
  // What is answered to somebody who acts is kept for that shop alone.
  const shopId = actingFor()?.shopId;
  if (shopId) {
    const ofShop = () => warmShop(shopId, warm);
    followShop(shopId, ofShop);
    return ofShop();
  }
  await warm(profileOptions(personId));
  await warm(cmsPageOptions(HELP_PAGE, currentLanguage()));
}
