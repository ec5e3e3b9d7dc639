import { NetworkError, OfflineError } from '@/api/errors/errors';

export interface TimeLimits {
  readonly timeoutMs: number;
  /** Any of these ends the work. Older phones have no `AbortSignal.any`. */
  readonly signals?: readonly (AbortSignal | undefined)[] | undefined;
}

function isDeviceOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

function asNetworkError(cause: unknown): unknown {
  if (cause instanceof NetworkError) return cause;
  return isDeviceOffline()
    ? new OfflineError({ cause })
    : new NetworkError('unreachable', { cause });
}

/**
 * Runs network work, including the token and the whole body, within a time limit: on a weak network
 * headers may arrive without a body. The caller's abort passes through; every other failure becomes
 * one of ours.
 */
export async function withinTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, signals = [] }: TimeLimits,
): Promise<Result> {
  const controller = new AbortController();
  const timeout = new NetworkError('timeout');
  const timer = setTimeout(() => controller.abort(timeout), timeoutMs);
  const ended = () => signals.find((signal) => signal?.aborted);
  const cancel = () => controller.abort(ended()?.reason);
  if (ended()) cancel();
  for (const signal of signals) signal?.addEventListener('abort', cancel, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([work(controller.signal), aborted]);
  } catch (cause) {
    if (ended()) throw ended()?.reason;
    if (controller.signal.aborted) throw timeout;
    throw asNetworkError(cause);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal?.removeEventListener('abort', cancel);
  }
}
