import type { QueryClient } from '@tanstack/react-query';
import { drawerStore } from '@/features/sync/drawer-store';
import { whatWords } from '@/features/sync/what-words';
import { currentLanguage } from '@/i18n';
import { formatMessage } from '@/i18n/format-message';
import { messagesOf } from '@/i18n/store';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { changedSoFar } from '@/offline/read/read-collection';
import { isAwaited, onSyncEvent, type SyncEvent } from '@/offline/store/events';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { debounce } from './debounce';
import { readersOf, touchedBy } from './refresh-map';

/** Long enough for a batch to settle: a hundred rows refresh a list once. */
const GATHER_MS = 250;

async function tellRefused(item: PendingUpload): Promise<void> {
  const language = currentLanguage();
  const words = await messagesOf(language, 'sync');
  const say = (key: string, params?: Record<string, string>) =>
    formatMessage(language, words, key, params);
  showToast({
    title: say('arrived.refused', { what: whatWords(say, item.type) }),
    ...(item.subject ? { description: item.subject } : {}),
    tone: 'danger',
    action: { label: say('arrived.show'), onClick: () => drawerStore.set(true) },
  });
}

/** Turns events of the engine into refreshed queries and messages. */
export function followSync(queryClient: QueryClient): () => void {
  const stale = new Set<string>();
  const refresh = debounce(() => {
    for (const name of stale) void queryClient.invalidateQueries({ queryKey: [name] });
    stale.clear();
  }, GATHER_MS);

  function refreshLater(names: readonly string[]): void {
    for (const name of names) stale.add(name);
    refresh.soon();
  }

  function follow(event: SyncEvent): void {
    if (event.type === 'rows.changed') refreshLater(readersOf(event.collection));
    // A refused or discarded command undoes its optimistic update.
    if ('item' in event) refreshLater(touchedBy(event.item.type).queries);
    if (event.type === 'item.refused' && !isAwaited(event.item.id)) void tellRefused(event.item);
  }

  const stop = onSyncEvent(follow);
  // A screen may have pulled before this subscribed.
  for (const collection of changedSoFar()) refreshLater(readersOf(collection));
  return () => {
    refresh.stop();
    stop();
  };
}
