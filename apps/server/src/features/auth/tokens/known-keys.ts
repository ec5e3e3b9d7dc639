/** A fleet of phones; some ten megabytes. */
const MAX_KNOWN = 50_000;

/** The keys of sessions this process has refreshed. A session keeps its key as long as it lives. */
export interface KnownKeys {
  readonly find: (sessionId: string) => Buffer | undefined;
  readonly remember: (sessionId: string, key: Buffer) => void;
}

export function createKnownKeys(max = MAX_KNOWN): KnownKeys {
  const keys = new Map<string, Buffer>();
  return {
    find: (sessionId) => keys.get(sessionId),
    remember: (sessionId, key) => {
      keys.set(sessionId, key);
      if (keys.size <= max) return;
      // The one remembered longest ago; its next refresh reads it again.
      for (const oldest of keys.keys()) {
        keys.delete(oldest);
        return;
      }
    },
  };
}
