import { SECOND_MS } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { atMost } from '@/api/network/at-most';
import { actingFor, dropActing } from '@/api/session/acting';
import { allWritten } from '@/api/storage/durable-storage';
import { startActingRef, stopActingRef } from './acting.queries';
import { keepActing } from './acting-state';
import { sayEnded } from './ended-elsewhere';

/** Nobody waits for the trail to be written before they are themselves again. */
const STOP_LIMIT_MS = 3 * SECOND_MS;

/** The app is opened anew as the shop: nothing the bizman had on screen or in memory goes along. */
export async function beginActing(shopId: string, to = '/dashboard'): Promise<void> {
  const self = { asSelf: true };
  const { shop, owner_name } = await contractClient.runCommand(
    startActingRef,
    { shop_id: shopId },
    self,
  );
  keepActing({
    shopId,
    shopName: shop.shop_name,
    as: {
      id: shop.owner_id ?? '',
      full_name: owner_name,
      email: null,
      phone: null,
      roles: ['retailer'],
      unread_notifications: 0,
      owes_consent: false,
    },
  });
  // On the disk before the page goes, so that also a kill right after is no end of it.
  await allWritten();
  window.location.assign(to);
}

/** Whoever does not act for a shop has no use for what was kept of it. */
async function forgetRows(shopId: string): Promise<void> {
  const { deleteActingStore } = await import('@/offline/store/delete-database');
  await deleteActingStore(shopId);
}

/** Also without a network: each thing done is judged on its own, so ending needs nobody's leave. */
export async function endActing(): Promise<void> {
  const shopId = actingFor()?.shopId;
  if (shopId && navigator.onLine) {
    const limits = { asSelf: true, timeoutMs: STOP_LIMIT_MS };
    await contractClient
      .runCommand(stopActingRef, { shop_id: shopId }, limits)
      .catch(() => undefined);
  }
  if (shopId) {
    sayEnded(shopId);
    await atMost(forgetRows(shopId), STOP_LIMIT_MS).catch(() => undefined);
  }
  dropActing();
  await allWritten();
  window.location.assign('/dashboard');
}
