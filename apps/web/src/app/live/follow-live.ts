import type { SyncCollection } from '@chowk/domain/sync';
import type { QueryClient } from '@tanstack/react-query';
import { storedSession } from '@/api/session/stored-session';
import { gather } from '@/app/sync/debounce';
import { isTouched, touchedBy } from '@/app/sync/refresh-map';
import { emit } from '@/offline/store/events';
import type { LiveEvent, LiveNews } from './live-message';

/** A launch is a dozen events in a moment, and one look at the list. */
const GATHER_MS = 120;

/** Turns news into fresh lists on this tab, and the listening tab has the device's rows fetched. */
export function followLive(queryClient: QueryClient) {
  let events: LiveEvent[] = [];
  let isReset = false;
  const stale = new Set<SyncCollection>();

  const refresh = gather(() => {
    const touching = events;
    const isAll = isReset;
    events = [];
    isReset = false;
    // Signed out in another tab: these screens are about to go, and would only be refused.
    if (!storedSession()) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isAll || touching.some((event) => isTouched(queryKey, event)),
    });
    if (stale.size > 0 || isAll) emit({ type: 'rows.stale' });
    stale.clear();
  }, GATHER_MS);

  function onNews(news: LiveNews, isListener: boolean): void {
    if (news.kind === 'reset') isReset = true;
    else {
      const { queries, collections = [] } = touchedBy(news.type);
      if (queries.length === 0) return;
      events.push(news);
      if (isListener) for (const collection of collections) stale.add(collection);
    }
    refresh.soon();
  }

  return { onNews, stop: refresh.stop };
}
