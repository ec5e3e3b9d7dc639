/**
 * Asked by many at once, done once: whoever comes while it is under way gets the same answer. Nothing
 * is kept afterwards, so no answer is older than its question by more than the work takes.
 */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** The same for each thing asked about. */
export function sharedBy<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const begun = work(key).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
