/** Where there are no locks (an unsafe address) there is one tab's own line; keys keep doubles away. */
const lines = new Map<string, Promise<unknown>>();

function inLine<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  lines.set(name, mine);
  return mine;
}

/**
 * One at a time among all tabs and the service worker. Whoever waits gets its turn, also after the
 * one before it was killed: the browser lets go of a lock together with its owner.
 */
export function oneAtATime<Result>(
  name: string,
  work: () => Promise<Result>,
  /** Ends the waiting, not the work. */
  signal?: AbortSignal,
): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return inLine(name, work);
  return locks.request(name, signal ? { signal } : {}, () => work()) as Promise<Result>;
}
