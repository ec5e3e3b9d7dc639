import type { subscribePush } from '@chowk/domain/notifications';
import { APPLICATION_NAME } from '@/api/client/application';
import { createContractClient } from '@/api/client/contract-client';
import { commandRef } from '@/api/client/contract-ref';
import { openStores } from './local-store';

const subscribeRef = commandRef<typeof subscribePush>('push_subscribe');

/** Somebody signed out: their notifications and badge are removed. */
export async function forgetPush(registration: ServiceWorkerRegistration): Promise<void> {
  const shown = await registration.getNotifications();
  for (const notification of shown) notification.close();
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  // The badge is cleared only if this worker set it; otherwise the page has done so.
  await navigator.clearAppBadge?.();
}

async function freshToken(): Promise<string | undefined> {
  const stores = await openStores();
  const access = stores.map((store) => store.access).find((note) => note !== undefined);
  for (const store of stores) store.close();
  return access && access.expiresAtMs > Date.now() ? access.token : undefined;
}

/**
 * The push subscription changed. Without a session the worker cannot report it; the next page does.
 */
export async function renewPush(
  registration: ServiceWorkerRegistration,
  old: PushSubscription | null | undefined,
): Promise<void> {
  const key = old?.options.applicationServerKey;
  const token = await freshToken();
  if (!key || !token) return;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const client = createContractClient({
    baseUrl: '',
    applicationName: APPLICATION_NAME,
    getToken: () => token,
  });
  const { p256dh = '', auth = '' } = keys;
  await client.runCommand(subscribeRef, { endpoint, keys: { p256dh, auth } });
}
