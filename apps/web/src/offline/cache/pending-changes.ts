import type { QueryClient } from '@tanstack/react-query';
import { storedSession } from '@/api/session/stored-session';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { offlineDatabase } from '@/offline/store/database';
import { hasDatabase } from '@/offline/store/has-database';
import { changesOf, queryChangesOf } from './changes';

/** An answer with what was done on this device and has not arrived at the server yet. */
export async function withPending<Answer>(key: string, answer: Answer): Promise<Answer> {
  const personId = storedSession()?.userId;
  if (!personId || !(await hasDatabase(personId))) return answer;
  const { pendingUploads } = await offlineDatabase(personId);
  // What was refused did not happen.
  const pending = pendingUploads.orderBy('seq').filter(({ state }) => state !== 'needs_attention');
  const changes = (await pending.toArray()).flatMap(changesOf).filter((each) => each.key === key);
  const { savedAt = Date.now() } = answer as { readonly savedAt?: number };
  return changes.reduce((shown, { apply }) => apply(shown, savedAt) as Answer, answer);
}

/** What is on the screen shows at once what was just done. */
export function showChange(
  queryClient: QueryClient,
  done: Pick<PendingUpload, 'type' | 'data'>,
): void {
  const item = { ...done, actor: storedSession()?.userId ?? '', timestamp: Date.now() };
  for (const { queryKey, apply } of queryChangesOf(item)) {
    queryClient.setQueryData<{ readonly savedAt?: number }>(
      queryKey,
      (shown) => shown && (apply(shown, shown.savedAt ?? Date.now()) as object),
    );
  }
}
