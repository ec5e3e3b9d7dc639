import type { SyncCollection } from '@chowk/domain/sync';
import type { QueryClient } from '@tanstack/react-query';
import { storedSession } from '@/api/session/stored-session';
import { debounce } from '@/app/sync/debounce';
import { isTouched, touchedBy } from '@/app/sync/refresh-map';
import { emit } from '@/offline/store/events';
import type { LiveEvent, LiveUpdate } from './live-message';

/** A campaign launch is a dozen events at once, and one refresh of the list. */
const GATHER_MS = 120;

/** Refreshes this tab's queries on events; the listening tab also pulls the device's rows. */
export function followLive(queryClient: QueryClient) {
  let events: LiveEvent[] = [];
  let isReset = false;
  const stale = new Set<SyncCollection>();

  const refresh = debounce(() => {
    const touching = events;
    const isAll = isReset;
    events = [];
    isReset = false;
    // Signed out in another tab: requests would only be refused.
    if (!storedSession()) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isAll || touching.some((event) => isTouched(queryKey, event)),
    });
    if (stale.size > 0 || isAll) emit({ type: 'rows.stale' });
    stale.clear();
  }, GATHER_MS);

  function onNews(news: LiveUpdate, isListener: boolean): void {
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
