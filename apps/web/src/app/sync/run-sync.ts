import { isRole, type Role } from '@chowk/domain/kernel';
import type { SyncCollection } from '@chowk/domain/sync';
import type { QueryClient } from '@tanstack/react-query';
import { runLive } from '@/app/live/run-live';
import { followBadge } from '@/app/pwa/app-badge';
import { openForWorker, persistStorage, renewPushSoon } from '@/app/pwa/pwa-services';
import { ensureEngine, pullFor, stopEngine } from '@/offline/send/own-engine';
import { hasDatabase } from '@/offline/store/stores';
import { followSync } from './sync-events';

/** The collections each role needs without a network, besides notifications. */
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

/** Late enough that the first screen has the network to itself. */
const PREFETCH_AFTER_MS = 6_000;

/** Prefetches the data of this person's pages. */
function prefetchSoon(
  personId: string,
  roles: readonly string[],
  queryClient: QueryClient,
): () => void {
  const start = async () => {
    // Waits for a network.
    if (!navigator.onLine) return addEventListener('online', plan, { once: true });
    const { prefetch } = await import('@/app/prefetch/prefetch');
    await prefetch(personId, roles, queryClient);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    timer = setTimeout(() => void start().catch(() => undefined), PREFETCH_AFTER_MS);
  };
  plan();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', plan);
  };
}

export interface SyncHooks {
  /** The worker asks to show a path. */
  readonly openPath: (path: string) => void;
  /** A success, which is a good time to ask about notifications. */
  readonly onMoment: () => void;
}

/** Sends the outbox and keeps the local rows up to date while this person is signed in. */
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
    openForWorker(openPath),
    renewPushSoon(personId),
  ];
  let isStopped = false;
  const collections = collectionsFor(roles);
  if (collections.length > 0) {
    stops.push(prefetchSoon(personId, roles, queryClient));
  }

  async function start(): Promise<void> {
    // Somebody with nothing stored here need not load the local store.
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
