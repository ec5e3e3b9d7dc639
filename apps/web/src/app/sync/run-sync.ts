import { isRole, type Role } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import type { QueryClient } from '@tanstack/react-query';
import { runLive } from '@/app/live/run-live';
import { prefetchSoon } from '@/app/prefetch/prefetch-soon';
import { followBadge } from '@/app/pwa/app-badge';
import { persistStorage } from '@/app/pwa/persist-storage';
import { renewPushSoon } from '@/app/pwa/renew-push';
import { answerWorker } from '@/app/pwa/worker/answer-worker';
import { ensureEngine, pullFor, stopEngine } from '@/offline/send/own-engine';
import { hasDatabase } from '@/offline/store/stores';
import { followSync } from './sync-events';

/** What each role works with away from a network, besides what they were told. */
const COLLECTIONS: Partial<Record<Role, readonly SyncCollection[]>> = {
  retailer: ['deals', 'campaigns', 'shops', 'earnings', 'orders', 'bookings', 'carts'],
  brand: ['campaigns', 'brands', 'bookings'],
  bizman: ['shops', 'shopLeads', 'earnings'],
};

function collectionsFor(roles: readonly string[]): SyncCollection[] {
  const known = roles.filter((role) => isRole(role));
  const named = known.flatMap((role) => COLLECTIONS[role] ?? []);
  return known.length > 0 ? [...new Set<SyncCollection>([...named, 'notifications'])] : [];
}

export interface SyncHooks {
  /** The worker wants an address shown. */
  readonly openPath: (path: string) => void;
  /** Something went well: a good time to ask about notifications. */
  readonly onMoment: () => void;
}

/** Sends what waits and keeps the local rows current, as long as this person is signed in here. */
export function runSync(
  personId: string,
  roles: readonly string[],
  queryClient: QueryClient,
  { openPath, onMoment }: SyncHooks,
): () => void {
  const stops = [
    followSync(queryClient),
    stopEngine,
    persistStorage(),
    runLive(personId, queryClient, onMoment),
    followBadge(queryClient),
    answerWorker(openPath),
    renewPushSoon(personId),
  ];
  let isStopped = false;
  const collections = collectionsFor(roles);
  if (collections.length > 0) {
    stops.push(prefetchSoon(personId, roles, queryClient));
  }

  async function start(): Promise<void> {
    // Whoever keeps nothing here need not fetch the local store for it.
    if (collections.length === 0 && !(await hasDatabase(personId))) return;
    const engine = await ensureEngine(personId);
    if (collections.length > 0) stops.push(await pullFor(personId, collections));
    if (isStopped) for (const stop of stops) stop();
    else await engine.sendNow();
  }

  void start().catch(() => undefined);
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
