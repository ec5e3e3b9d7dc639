import { ChowkError, MINUTE_MS } from '@chowk/domain/kernel';
import { type Limit, takeFromBucket } from '../../../../contract/limits/rate-limit';
import type { Database } from '../../../../db';
import { tryAgain } from '../../auth-error';

/** Every tab of a busy day together stays far below this. */
const REFRESHES: Limit = { burst: 120, perMinute: 60 };
/** A session refreshes once an hour; only one that comes more often than this is worth counting. */
const UNCOUNTED_PER_MINUTE = 5;
const MAX_REMEMBERED = 100_000;

export interface RefreshLimit {
  readonly take: (sessionId: string) => Promise<void>;
}

/** A 429 here would sign an honest person out, so the answer is "try again". */
async function takeOrPutOff(db: Database, sessionId: string): Promise<void> {
  try {
    await takeFromBucket(db, `auth:refresh:${sessionId}`, REFRESHES, 1);
  } catch (error) {
    if (!(error instanceof ChowkError)) throw error;
    throw tryAgain(undefined, error.details?.retryAfterS);
  }
}

/**
 * Limits by session, not by address. The count is kept in the database, but each process lets the
 * first few a minute pass: an ordinary refresh then costs one transaction, and made-up session ids
 * leave no rows behind.
 */
export function createRefreshLimit(db: Database): RefreshLimit {
  const recent = new Map<string, number>();
  let clearedAtMs = performance.now();

  return {
    take: async (sessionId) => {
      const isOver = performance.now() - clearedAtMs > MINUTE_MS;
      if (isOver || recent.size >= MAX_REMEMBERED) {
        recent.clear();
        clearedAtMs = performance.now();
      }
      const seen = recent.get(sessionId) ?? 0;
      recent.set(sessionId, seen + 1);
      if (seen >= UNCOUNTED_PER_MINUTE) await takeOrPutOff(db, sessionId);
    },
  };
}
