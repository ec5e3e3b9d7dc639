import { ChowkError } from '@chowk/domain/kernel';
import type { Limits } from '../../limits';

/** Of one request, from its first byte until nothing needs the bytes any more. */
export interface BodyHold {
  /** Throws when there is no room: nothing may be kept that was not taken. */
  readonly take: (bytes: number) => void;
  /** Called when others need the room and nothing came here for a while. */
  readonly onGiveWay: (giveWay: () => void) => void;
  readonly release: () => void;
}

export interface BodyBudget {
  readonly limits: Limits['bodies'];
  readonly hold: (who: string) => BodyHold;
  readonly usedBytes: () => number;
}

const RETRY_AFTER_S = 5;
/** A sender with nothing to send for this long lets others go first. */
const IDLE_MS = 2000;

interface Holding {
  bytes: number;
  movedAt: number;
  giveWay: (() => void) | undefined;
}

/**
 * How many bytes of request bodies this process holds at once. Room is taken as the bytes come, so
 * that announcing much costs others nothing; when there is none, whoever stalled longest gives way.
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
          // It gave way while it was read.
          if (!holdings.has(own)) throw new ChowkError('UNAVAILABLE', { details });
          if (theirs > limits.each) throw new ChowkError('RATE_LIMITED', { details });
          // Something came, so it is others that stall: whoever gives way to itself is counted for ever.
          own.movedAt = nowMs();
          if (used + bytes > limits.total) evictStalled(nowMs());
          if (used + bytes > limits.total) throw new ChowkError('UNAVAILABLE', { details });
          own.bytes += bytes;
          used += bytes;
          // Another of theirs may have given way.
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
