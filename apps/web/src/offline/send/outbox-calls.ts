import { SECOND_MS } from '@chowk/domain/kernel';
import type { BatchCall, BatchResult, PulledRows, SyncCollection } from '@chowk/domain/sync';
import { type Call, type CallerOptions, createCaller } from '@/api/client/caller';
import { queryUrl } from '@/api/client/contract-client';
import { NetworkError } from '@/api/errors/errors';
import { type PhotoToSend, uploadInPieces } from '@/photos/upload-in-pieces';

/** A batch of a hundred commands takes longer than one. */
const BATCH_TIMEOUT_MS = 45 * SECOND_MS;

export type Cursors = Partial<Record<SyncCollection, string>>;
export type Pulled = Partial<Record<SyncCollection, PulledRows>>;

/** The engine's requests to the server, the same in a page and in the worker. */
export interface OutboxCalls {
  readonly sendBatch: (commands: readonly BatchCall[]) => Promise<readonly BatchResult[]>;
  readonly uploadPhoto: (photo: PhotoToSend) => Promise<unknown>;
  /** Which of these ids the server has processed. */
  readonly listReceipts: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Of the person, or of a shop they act for. */
  readonly pull: (cursors: Cursors, limit: number, shopId?: string) => Promise<Pulled>;
}

interface ReceiptsAnswer {
  readonly items?: readonly { readonly id: string }[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The shape of `batchAnswer`, without a validator that every phone would have to load. */
export function isBatchResult(value: unknown): value is BatchResult {
  if (!isRecord(value) || typeof value.id !== 'string') return false;
  if (value.status === 200 && !('error' in value)) return typeof value.replayed === 'boolean';
  const { error } = value;
  return typeof value.status === 'number' && isRecord(error) && typeof error.code === 'string';
}

function isBatchAnswer(body: unknown): body is { readonly results: readonly BatchResult[] } {
  return isRecord(body) && Array.isArray(body.results) && body.results.every(isBatchResult);
}

export interface OutboxCallsOptions extends CallerOptions {
  /** Aborts everything silently when the session it was requested in ends. */
  readonly sessionSignal?: () => AbortSignal;
}

/** Every request ends with the session, or earlier with its own timeout. */
function withinSession(options: OutboxCallsOptions): Call {
  const call = createCaller(options);
  return (path, init, limits = {}) => {
    const signal = options.sessionSignal?.();
    return call(path, init, signal ? { ...limits, signal } : limits);
  };
}

export function createOutboxCalls(options: OutboxCallsOptions): OutboxCalls {
  const call = withinSession(options);
  return {
    async sendBatch(commands) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ commands }),
      };
      const body = await call('/functions/v1/batch', init, { timeoutMs: BATCH_TIMEOUT_MS });
      // A response changed by a proxy is not a receipt.
      if (!isBatchAnswer(body)) throw new NetworkError('foreign_answer');
      return body.results;
    },
    uploadPhoto: (photo) => uploadInPieces(call, photo),
    async listReceipts(ids) {
      const path = `/rest/v1${queryUrl('/receipts', { ids: ids.join(',') })}`;
      const { items } = await call<ReceiptsAnswer>(path, {});
      if (!Array.isArray(items)) throw new NetworkError('foreign_answer');
      return new Set(items.map(({ id }) => id));
    },
    async pull(cursors, limit, shopId) {
      const path = `/rest/v1${queryUrl('/sync', { ...cursors, limit })}`;
      const init = shopId ? { headers: { 'x-acting-shop': shopId } } : {};
      const pulled = await call<Pulled>(path, init);
      const isOurs = Object.values(pulled).every((part) => typeof part?.cursor === 'string');
      if (!isOurs) throw new NetworkError('foreign_answer');
      return pulled;
    },
  };
}
