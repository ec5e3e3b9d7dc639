import { MINUTE_MS } from '@chowk/domain/kernel';
import type { Rate } from '../../limits';

/** Callers remembered at once; a few megabytes at about a hundred bytes each. */
const MAX_KEYS = 50_000;

/**
 * The algorithm of the database's buckets, in memory, for limits that must cost no round trip: each
 * process counts for itself. Returns the seconds to wait, or undefined.
 */
export function createMemoryLimit(nowMs: () => number, maxKeys = MAX_KEYS) {
  const emptyAt = new Map<string, number>();

  /** First those that are full again, then the oldest. */
  function makeRoom(now: number): void {
    for (const [key, at] of emptyAt) if (at <= now) emptyAt.delete(key);
    for (const key of emptyAt.keys()) {
      if (emptyAt.size < maxKeys) return;
      emptyAt.delete(key);
    }
  }

  return {
    take: (key: string, { burst, perMinute }: Rate): number | undefined => {
      const now = nowMs();
      const costMs = MINUTE_MS / perMinute;
      const known = emptyAt.get(key);
      const next = Math.max(known ?? 0, now) + costMs;
      const overMs = next - (now + costMs * burst);
      if (overMs > 0) return Math.max(1, Math.ceil(overMs / 1000));
      if (known === undefined && emptyAt.size >= maxKeys) makeRoom(now);
      emptyAt.set(key, next);
      return undefined;
    },
    size: () => emptyAt.size,
  };
}
