import { findKind } from '@/offline/commands';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { answerKey } from '@/offline/read/answer-key';
import { snapshotKey } from './snapshot-key';

type Done = Pick<PendingUpload, 'type' | 'data' | 'actor' | 'timestamp'>;

/** What a command does to the answers of queries. */
export function queryChangesOf({ type, data, actor, timestamp: doneMs }: Done) {
  return (findKind(type)?.changesQueries ?? []).map(({ queryKey, apply }) => ({
    queryKey: queryKey(data, actor),
    // Where nothing was ever heard, there is nothing to change.
    apply: (content: unknown, savedAt: number): unknown =>
      content ? apply(content, data, { doneMs, savedAt }) : undefined,
  }));
}

interface SnapshotChange {
  readonly key: string;
  readonly apply: (content: unknown, savedAt: number) => unknown;
}

/** The same for what is stored of them. */
export function changesOf(item: Done): SnapshotChange[] {
  const changes = queryChangesOf(item).map(({ queryKey, apply }) => ({
    key: snapshotKey(queryKey),
    apply,
  }));
  const own = findKind(item.type)?.changesAnswer;
  if (!own) return changes;
  const key = answerKey(own.name(item.data, item.actor));
  return [...changes, { key, apply: (content) => own.apply(content, item.data) }];
}
