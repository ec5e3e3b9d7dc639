import { DAY_MS } from '@chowk/domain/kernel';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { actingFor } from '@/api/acting';
import { profileOptions } from '@/features/accounts/profile-options';
import { consentsOptions, payoutDetailsOptions } from '@/features/accounts/settings.queries';
import {
  ownShopsOptions,
  consentsOptions as shopConsentsOptions,
} from '@/features/acting/acting.queries';
import { cmsPageOptions } from '@/features/cms/cms.queries';
import { brandFiguresOptions, keptFiguresName } from '@/features/figures/figures.queries';
import { statementOptions, topupsOptions, walletOptions } from '@/features/wallets/wallets.queries';
import { currentLanguage } from '@/i18n';
import { rememberedAnswer } from '@/offline/recalled-answers';
import { answerName } from '@/offline/synced-options';
import { presetRange } from '@/ui/date-range-rules';
import { followShop, warmShop } from './warm-shop';

/** Somebody who starts the app ten times a day asks for these once. */
const YOUNG_MS = DAY_MS;

/** Tells, among other things, what to do without a network. */
const HELP_PAGE = 'help';

type AnswerKey = readonly [string, unknown];

interface Asked<Data, Key extends AnswerKey> extends FetchQueryOptions<Data, Error, Data, Key> {
  readonly queryKey: Key;
}

type Warm = <Data, Key extends AnswerKey>(
  options: Asked<Data, Key>,
  keptAs?: string,
) => Promise<void>;

async function isYoung(name: string): Promise<boolean> {
  const kept = await rememberedAnswer(name);
  return kept !== undefined && Date.now() - kept.savedAt < YOUNG_MS;
}

async function warmBrand(warm: Warm): Promise<void> {
  await warm(walletOptions());
  await warm(statementOptions(undefined));
  await warm(topupsOptions());
  const days = presetRange('last30Days', Date.now());
  await warm(brandFiguresOptions(days), keptFiguresName(days));
}

/** Who may act for the shops somebody owns. */
async function warmManager(personId: string, warm: Warm, queryClient: QueryClient): Promise<void> {
  const { items } = await queryClient.ensureQueryData(ownShopsOptions());
  for (const { id, owner_id } of items) {
    if (owner_id === personId) await warm(shopConsentsOptions(id));
  }
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
    if (!(await isYoung(keptAs))) await queryClient.prefetchQuery(options);
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
  await warm(payoutDetailsOptions());
  if (roles.includes('brand')) await warmBrand(warm);
  if (roles.includes('retailer')) await warmManager(personId, warm, queryClient);
}
