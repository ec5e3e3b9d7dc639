/** Remembers ids for between `keepMs` and twice that, using two sets. */
export interface SeenIds {
  readonly has: (id: string) => boolean;
  readonly add: (id: string) => void;
}

export function createSeenIds(keepMs: number, nowMs: () => number = Date.now): SeenIds {
  let older = new Set<string>();
  let newer = new Set<string>();
  let turnedMs = nowMs();
  return {
    has: (id) => newer.has(id) || older.has(id),
    add: (id) => {
      if (nowMs() - turnedMs >= keepMs) {
        older = newer;
        newer = new Set();
        turnedMs = nowMs();
      }
      newer.add(id);
    },
  };
}
