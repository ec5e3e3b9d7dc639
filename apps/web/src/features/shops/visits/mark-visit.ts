import { distanceM } from '@chowk/domain/kernel';
import type { Shop } from '@chowk/domain/shops';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '@/api/client/contract-client';
import { sendCommand } from '@/commands/send-command';
import { markVisitRef, readSummaryRef } from '@/features/shops/assigned/my-shops.queries';
import type { PositionFix } from './find-position';

interface MarkedVisit {
  readonly kind: 'done' | 'waiting';
  /** From the shop, where both places are known. */
  readonly distanceM: number | null;
}

/** Kept on this device first: where there is no network, it goes on by itself. */
export async function markVisit(
  queryClient: QueryClient,
  shop: Pick<Shop, 'id' | 'shop_name' | 'position'>,
  fix: PositionFix | undefined,
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
  const { showChange } = await import('@/offline/cache/changes');
  showChange(queryClient, { type: markVisitRef.name, data: input });
  if (outcome.kind === 'done') {
    void queryClient.invalidateQueries({ queryKey: [readSummaryRef.name] });
  }
  return { kind: outcome.kind, distanceM: away };
}
