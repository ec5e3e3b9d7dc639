import { ChowkError } from '@chowk/domain/kernel';
import type { Limits } from '../../limits';

/** One request's share, from its first byte until nothing needs its bytes. */
export interface BodyHold {
  /** Throws when there is no room, before anything is kept. */
  readonly take: (bytes: number) => void;
  /** Called to evict this body when others need room and nothing has arrived for a while. */
  readonly onGiveWay: (giveWay: () => void) => void;
  readonly release: () => void;
}

export interface BodyBudget {
  readonly limits: Limits['bodies'];
  readonly hold: (who: string) => BodyHold;
  readonly usedBytes: () => number;
}

const RETRY_AFTER_S = 5;
/** A sender stalled for this long gives way to others. */
const IDLE_MS = 2000;

interface Holding {
  bytes: number;
  movedAt: number;
  giveWay: (() => void) | undefined;
}

/**
 * Limits the bytes of request bodies in this process. Room is taken as bytes arrive, so announcing
 * a large body costs others nothing; when it runs out, the longest stalled body is evicted.
 */
export function createBodyBudget(
  limits: Limits['bodies'],
  nowMs: () => number = () => performance.now(),
): BodyBudget {
  const holdings = new Set<Holding>();
  const byPerson = new Map<string, number>();
  let used = 0;

  function evictStalled(now: number): void {
    let stalled: Holding | undefined;
    for (const each of holdings) {
      const isIdle = each.giveWay !== undefined && now - each.movedAt > IDLE_MS;
      if (isIdle && each.movedAt < (stalled?.movedAt ?? Number.POSITIVE_INFINITY)) stalled = each;
    }
    const { giveWay } = stalled ?? {};
    if (stalled) stalled.giveWay = undefined;
    giveWay?.();
  }

  return {
    limits,
    usedBytes: () => used,
    hold: (who) => {
      const own: Holding = { bytes: 0, movedAt: nowMs(), giveWay: undefined };
      holdings.add(own);
      return {
        take: (bytes) => {
          const theirs = (byPerson.get(who) ?? 0) + bytes;
          const details = { retryAfterS: RETRY_AFTER_S };
          // It was evicted while being read.
          if (!holdings.has(own)) throw new ChowkError('UNAVAILABLE', { details });
          if (theirs > limits.each) throw new ChowkError('RATE_LIMITED', { details });
          // Bytes have arrived, so this one is not stalled; evicting itself would leak its count.
          own.movedAt = nowMs();
          if (used + bytes > limits.total) evictStalled(nowMs());
          if (used + bytes > limits.total) throw new ChowkError('UNAVAILABLE', { details });
          own.bytes += bytes;
          used += bytes;
          // Another body of the same sender may have been evicted.
          byPerson.set(who, (byPerson.get(who) ?? 0) + bytes);
        },
        onGiveWay: (giveWay) => {
          own.giveWay = giveWay;
        },
        release: () => {
          if (!holdings.delete(own)) return;
          used -= own.bytes;
          const theirs = (byPerson.get(who) ?? 0) - own.bytes;
          if (theirs > 0) byPerson.set(who, theirs);
          else byPerson.delete(who);
        },
      };
    },
  };
}
