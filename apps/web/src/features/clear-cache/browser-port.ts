import { clearCachedRows } from '@/offline/store/clean-up';
import type { ClearPort } from './clear-caches';

/** Public figures the front page keeps for five minutes. */
const NOTES = ['chowk.landing-stats'];

async function forgetWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

export const browserPort: ClearPort = {
  // Caches exist only on https and localhost; elsewhere there is nothing to clear.
  listCaches: async () => ('caches' in window ? window.caches.keys() : []),
  deleteCache: (name) => window.caches.delete(name),
  clearCachedRows: () => clearCachedRows(),
  forgetWorker,
  forgetNotes: () => {
    for (const key of NOTES) localStorage.removeItem(key);
  },
};
