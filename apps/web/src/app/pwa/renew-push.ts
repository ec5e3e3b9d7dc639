import { findPushWish } from '@/features/notifications/push/push-wish';

/** The screen in front of the person has the line to itself first. */
const AFTER_MS = 6_000;

/** Whoever wants notifications here goes on getting them, after a sign-in and after an update. */
export function renewPushSoon(personId: string): () => void {
  if (findPushWish()?.personId !== personId) return () => undefined;
  const keep = async () => {
    const { keepPush } = await import('@/features/notifications/push/push-device');
    await keepPush(personId);
  };
  // Without a network, or where the browser refuses, the next start tries again.
  const timer = setTimeout(() => void keep().catch(() => undefined), AFTER_MS);
  return () => clearTimeout(timer);
}
