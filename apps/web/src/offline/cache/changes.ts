import type { QueryClient } from '@tanstack/react-query';
import { storedSession } from '@/api/session/stored-session';
import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { findDatabase } from '@/offline/store/database';
import { snapshotKey } from './snapshot-key';

type Done = Pick<PendingUpload, 'type' | 'data' | 'actor' | 'timestamp'>;

function queryChangesOf({ type, data, actor, timestamp: doneMs }: Done) {
  return (findKind(type)?.changesQueries ?? []).map(({ queryKey, apply }) => ({
    queryKey: queryKey(data, actor),
    // Without a snapshot there is nothing to update.
    apply: (content: unknown, savedAt: number): unknown =>
      content ? apply(content, data, { doneMs, savedAt }) : undefined,
  }));
}

/** The effects of commands on query snapshots. */
export function changesOf(item: Done) {
  return queryChangesOf(item).map(({ queryKey, apply }) => ({ key: snapshotKey(queryKey), apply }));
}

/** A response with the pending commands of this device applied to it. */
export async function withPending<Answer>(key: string, answer: Answer): Promise<Answer> {
  const database = await findDatabase(storedSession()?.userId);
  const waiting = (await database?.getAllFromIndex('pendingUploads', 'seq')) ?? [];
  // A refused command did not happen, and one being edited is not submitted yet.
  const pending = waiting.filter(({ state }) => state === 'queued' || state === 'sending');
  const changes = pending.flatMap(changesOf).filter((each) => each.key === key);
  const { savedAt = Date.now() } = answer as { readonly savedAt?: number };
  return changes.reduce((shown, { apply }) => apply(shown, savedAt) as Answer, answer);
}

/** Shows the effect on screen at once. */
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
