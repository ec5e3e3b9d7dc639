/**
 * Without the Web Locks API (an insecure address) there is a queue per tab; idempotency keys
 * prevent duplicates.
 */
const queues = new Map<string, Promise<unknown>>();

function inQueue<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(name, mine);
  return mine;
}

/**
 * A mutex across all tabs and the service worker. The browser releases the lock of a killed holder.
 */
export function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  /** Aborts the waiting, not the work. */
  signal?: AbortSignal,
): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return inQueue(name, work);
  return locks.request(name, signal ? { signal } : {}, () => work()) as Promise<Result>;
}
