import type { ShopConsents } from '@chowk/domain/shops';
import { listShopConsentsRef } from '@/features/shops/acting/acting.queries';
import { answerName } from '@/offline/read/synced-options';

/** So that without a network nobody is told that what they took back still stands. */
export async function keepShopConsents(after: ShopConsents): Promise<void> {
  const { rememberAnswer } = await import('@/offline/read/remembered-answers');
  await rememberAnswer(answerName(listShopConsentsRef, { id: after.shop_id }), after);
}
