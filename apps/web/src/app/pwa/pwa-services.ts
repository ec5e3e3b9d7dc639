import { findPushWish } from '@/features/notifications/push/push-wish';
import { asPageRequest } from '@/sw/messages';
import { isInstalled } from '@/ui/device/is-installed';
import { onInstallChange, wasInstalledJustNow } from './install/install-event';

async function askToKeep(): Promise<void> {
  const { storage } = navigator;
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}

/** An installed app asks the browser not to evict its storage. */
export function persistStorage(): () => void {
  const askWhenInstalled = () => {
    if (isInstalled() || wasInstalledJustNow()) void askToKeep().catch(() => undefined);
  };
  askWhenInstalled();
  return onInstallChange(askWhenInstalled);
}

/** Late enough that the first screen has the network to itself. */
const AFTER_MS = 6_000;

/** Renews the push subscription after a sign-in or an update. */
export function renewPushSoon(personId: string): () => void {
  if (findPushWish()?.personId !== personId) return () => undefined;
  const keep = async () => {
    const { keepPush } = await import('@/features/notifications/push/push-device');
    await keepPush(personId);
  };
  // A failure is retried at the next start.
  const timer = setTimeout(() => void keep().catch(() => undefined), AFTER_MS);
  return () => clearTimeout(timer);
}

/** Opens a page when the worker asks for it after a notification was pressed. */
export function openForWorker(openPath: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const onMessage = ({ data, ports }: MessageEvent) => {
    const request = asPageRequest(data);
    if (!request) return;
    ports[0]?.postMessage('OPENED');
    openPath(request.path);
  };
  serviceWorker.addEventListener('message', onMessage);
  // Earlier messages are held back until this call.
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', onMessage);
}
