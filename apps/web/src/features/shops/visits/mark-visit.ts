import { distanceM, istDay } from '@chowk/domain/kernel';
import type { Shop, ShopHealth } from '@chowk/domain/shops';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '@/api/client/contract-client';
import { sendCommand } from '@/commands/send-command';
import {
  type BizmanSummary,
  markVisitRef,
  readShopDayRef,
  readSummaryRef,
  type ShopDay,
  shopDayOptions,
  shopHealthOptions,
  summaryOptions,
} from '@/features/shops/assigned/my-shops.queries';
import { answerName } from '@/offline/read/synced-options';
import { type Aged, recall } from '@/offline/read/synced-read';
import type { HereFix } from './find-here';

/** When the server last told what the day is like, whichever way it came here. */
function savedAtOf(queryClient: QueryClient): number | undefined {
  const { data, dataUpdatedAt } =
    queryClient.getQueryState<Aged<ShopDay>>(shopDayOptions().queryKey) ?? {};
  return data?.savedAt ?? dataUpdatedAt;
}

/** Shown as done at once; without a network the day is kept as it looks now. */
async function showVisited(
  queryClient: QueryClient,
  shopId: string,
  visited: Pick<ShopHealth, 'last_visited_at' | 'last_visit_m'>,
) {
  const { queryKey } = shopDayOptions();
  const heardAt = savedAtOf(queryClient);
  queryClient.setQueryData<ShopDay>(
    queryKey,
    (day) =>
      day && {
        ...day,
        items: day.items.map((item) => (item.shop.id === shopId ? { ...item, ...visited } : item)),
      },
  );
  queryClient.setQueryData(
    shopHealthOptions(shopId).queryKey,
    (health: object | undefined) => health && { ...health, ...visited },
  );
  const day = queryClient.getQueryData<ShopDay>(queryKey);
  if (day) {
    const { rememberAnswer } = await import('@/offline/read/remembered-answers');
    await rememberAnswer(answerName(readShopDayRef, {}), day, heardAt).catch(() => undefined);
  }
}

/** The home counts it too, though the server has not heard of it; a count of yesterday begins anew. */
async function countVisit(queryClient: QueryClient): Promise<void> {
  const name = answerName(readSummaryRef, {});
  const kept = await recall<BizmanSummary>(name);
  if (!kept) return;
  const { content, savedAt } = kept;
  const isOfToday = istDay(savedAt) === istDay(Date.now());
  const visited_today = (isOfToday ? content.visited_today : 0) + 1;
  queryClient.setQueryData<BizmanSummary>(
    summaryOptions().queryKey,
    (summary) => summary && { ...summary, visited_today },
  );
  const { rememberAnswer } = await import('@/offline/read/remembered-answers');
  await rememberAnswer(name, { ...content, visited_today }, savedAt);
}

interface MarkedVisit {
  readonly kind: 'done' | 'waiting';
  /** From the shop, where both places are known. */
  readonly distanceM: number | null;
}

/** Kept on this device first: where there is no network, it goes on by itself. */
export async function markVisit(
  queryClient: QueryClient,
  shop: Pick<Shop, 'id' | 'shop_name' | 'position'>,
  fix: HereFix | undefined,
): Promise<MarkedVisit> {
  const away = fix && shop.position ? Math.round(distanceM(fix, shop.position)) : null;
  const visitedAt = new Date().toISOString();
  const input = {
    id: newId(),
    shop_id: shop.id,
    visited_at: visitedAt,
    position: fix ? { lat: fix.lat, lng: fix.lng } : null,
    accuracy_m: fix ? Math.round(fix.accuracy_m) : null,
  };
  const outcome = await sendCommand(markVisitRef, input, {
    queue: { subject: shop.shop_name },
  });
  if (outcome.kind === 'refused') throw outcome.error;
  await showVisited(queryClient, shop.id, { last_visited_at: visitedAt, last_visit_m: away });
  if (outcome.kind === 'done') {
    void queryClient.invalidateQueries({ queryKey: [readSummaryRef.name] });
  } else {
    await countVisit(queryClient).catch(() => undefined);
  }
  return { kind: outcome.kind, distanceM: away };
}
