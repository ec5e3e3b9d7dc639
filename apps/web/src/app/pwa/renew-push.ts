import { findPushWish } from '@/features/notifications/push/push-wish';

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
