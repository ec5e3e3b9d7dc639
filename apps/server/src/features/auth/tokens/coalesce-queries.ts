/** As many as one statement takes without others waiting for it. */
const MAX_AT_ONCE = 500;

interface Waiting<T> {
  readonly resolve: (answer: T | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Coalesces queries of the same turn: two thousand open streams that check their sessions cost as
 * many statements as a few.
 */
export function coalesceQueries<T>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let gathered = new Map<string, Waiting<T>[]>();

  async function answerAll(): Promise<void> {
    const asked = gathered;
    gathered = new Map();
    try {
      const answers = await ask([...asked.keys()]);
      for (const [key, waiting] of asked) {
        for (const { resolve } of waiting) resolve(answers.get(key));
      }
    } catch (error) {
      for (const waiting of asked.values()) for (const { reject } of waiting) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (gathered.size === 0) {
        const mine = gathered;
        // After this turn's input was read, so that its queries are included.
        setImmediate(() => {
          if (gathered === mine) void answerAll();
        });
      }
      gathered.set(key, [...(gathered.get(key) ?? []), { resolve, reject }]);
      if (gathered.size >= MAX_AT_ONCE) void answerAll();
    });
}
