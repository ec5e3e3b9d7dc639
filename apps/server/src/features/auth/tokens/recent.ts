/** Answers kept for a moment: one question at a time per key, the least recently asked dropped. */
export interface Recent<T> {
  readonly get: (key: string, ask: () => Promise<T>) => Promise<T>;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly askedAtMs: number;
}

/** Age is counted from the question, on a clock that nobody can set back. */
export function createRecent<T>(maxEntries: number, maxAgeMs: number): Recent<T> {
  const entries = new Map<string, Entry<T>>();

  function remember(key: string, answer: Promise<T>): void {
    const entry = { answer, askedAtMs: performance.now() };
    entries.set(key, entry);
    // A failure is the answer to this question only, never to the next one.
    answer.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    if (entries.size <= maxEntries) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  }

  return {
    get: (key, ask) => {
      const known = entries.get(key);
      entries.delete(key);
      if (known && performance.now() - known.askedAtMs < maxAgeMs) {
        entries.set(key, known);
        return known.answer;
      }
      const answer = ask();
      remember(key, answer);
      return answer;
    },
  };
}
