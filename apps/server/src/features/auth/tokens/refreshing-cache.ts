/** Answers kept for a moment: one question at a time per key, the least recently asked dropped. */
export interface RefreshingCache<T> {
  readonly get: (key: string, ask: () => Promise<T>) => Promise<T>;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly askedAtMs: number;
  isAskedAgain: boolean;
}

/**
 * Ages are measured on a monotonic clock from the start of the query. From `askAgainMs` on it is
 * refreshed in the background, so that frequent callers never wait.
 */
export function createRefreshingCache<T>(
  maxEntries: number,
  maxAgeMs: number,
  askAgainMs = maxAgeMs,
): RefreshingCache<T> {
  const entries = new Map<string, Entry<T>>();

  function remember(key: string, answer: Promise<T>): void {
    const entry = { answer, askedAtMs: performance.now(), isAskedAgain: false };
    entries.set(key, entry);
    // A failure is the answer to this question only, never to the next one.
    answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    if (entries.size <= maxEntries) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  }

  /** Replaces the old value, unless a newer one is there. */
  function askBeside(key: string, known: Entry<T>, ask: () => Promise<T>): void {
    known.isAskedAgain = true;
    const askedAtMs = performance.now();
    ask().then(
      (answer) => {
        if (entries.get(key) !== known) return;
        entries.set(key, { answer: Promise.resolve(answer), askedAtMs, isAskedAgain: false });
      },
      // The old value is valid until it expires; then callers get the failure.
      () => undefined,
    );
  }

  return {
    get: (key, ask) => {
      const known = entries.get(key);
      entries.delete(key);
      const ageMs = known ? performance.now() - known.askedAtMs : 0;
      if (known && ageMs < maxAgeMs) {
        entries.set(key, known);
        if (ageMs >= askAgainMs && !known.isAskedAgain) askBeside(key, known, ask);
        return known.answer;
      }
      const answer = ask();
      remember(key, answer);
      return answer;
    },
  };
}
