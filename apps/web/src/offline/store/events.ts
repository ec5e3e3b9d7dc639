import type { SyncCollection } from '@chowk/domain/sync';
import type { PendingUpload, QueueProblem } from '@/offline/outbox/queue-row';

/** Events of the engine, received by every tab of the browser. */
export type SyncEvent =
  /** There is something new to send. */
  | { readonly type: 'item.queued' }
  /** An item was queued, sent, refused, discarded or started being sent. */
  | { readonly type: 'queue.changed' }
  | { readonly type: 'item.sent'; readonly item: PendingUpload; readonly output: unknown }
  /** The person discarded it, or took it back into its form. */
  | { readonly type: 'item.dropped'; readonly item: PendingUpload }
  | { readonly type: 'item.refused'; readonly item: PendingUpload; readonly problem: QueueProblem }
  /** It failed and will be retried. */
  | {
      readonly type: 'item.delayed';
      readonly ids: readonly string[];
      readonly problem: QueueProblem;
    }
  | { readonly type: 'rows.changed'; readonly collection: SyncCollection }
  /** The server has newer rows than this device. */
  | { readonly type: 'rows.stale' };

type Listener = (event: SyncEvent) => void;

const CHANNEL_NAME = 'chowk-sync';
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function dispatch(event: SyncEvent): void {
  for (const listener of listeners) listener(event);
}

/** Opened with the first use, so that importing this module opens nothing. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }: MessageEvent<SyncEvent>) => dispatch(data);
  return channel;
}

export function emit(event: SyncEvent): void {
  dispatch(event);
  openChannel()?.postMessage(event);
}

export function onSyncEvent(listener: Listener): () => void {
  listeners.add(listener);
  openChannel();
  return () => listeners.delete(listener);
}

const awaited = new Set<string>();

/** A screen waits for this item and shows its outcome itself. */
export function awaitItem(id: string): () => void {
  awaited.add(id);
  return () => awaited.delete(id);
}

export function isAwaited(id: string): boolean {
  return awaited.has(id);
}
