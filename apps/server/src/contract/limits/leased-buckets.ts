import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { Database } from '../../db';
import { type Bucket, type Limit, takeFromBucket } from './rate-limit';

/** Tokens leased at once; a burst of a thousand does not miss them. */
const LEASE = 20;
/** Renewed in the background when so few are left. */
const FEW = 5;
/** Unused tokens expire; the bucket has refilled since. */
const LEASE_MS = 30 * SECOND_MS;
const MAX_LEASES = 20_000;

interface Lease {
  left: number;
  readonly untilMs: number;
}

/**
 * Leases tokens from the database's buckets, so that most requests need no round trip. Every
 * process takes tokens from the shared bucket first, so nobody gets more than it holds.
 */
export function createLeasedBuckets(db: Database, nowMs = () => performance.now()) {
  const leases = new Map<string, Lease>();
  const asked = new Map<string, Promise<void>>();

  function keep(name: string, left: number): void {
    leases.delete(name);
    leases.set(name, { left, untilMs: nowMs() + LEASE_MS });
    const [oldest] = leases.keys();
    if (leases.size > MAX_LEASES && oldest !== undefined) leases.delete(oldest);
  }

  function leftOf(name: string): number {
    const lease = leases.get(name);
    return lease && lease.untilMs > nowMs() ? lease.left : 0;
  }

  /** One request at a time per bucket; a waiting caller uses the new lease or asks again. */
  function ask(name: string, limit: Limit): Promise<void> {
    const known = asked.get(name);
    if (known) return known;
    const asking = takeFromBucket(db, name, limit, LEASE)
      .then(() => keep(name, leftOf(name) + LEASE))
      .finally(() => asked.delete(name));
    asked.set(name, asking);
    return asking;
  }

  async function takeAlone(name: string, limit: Limit, cost: number): Promise<void> {
    try {
      if (cost < LEASE) await ask(name, limit);
    } catch (error) {
      if (!(error instanceof ChowkError) || error.code !== 'RATE_LIMITED') throw error;
    }
    if (leftOf(name) >= cost) return use(name, limit, cost);
    // Too few for a lease, or a batch larger than one.
    await takeFromBucket(db, name, limit, cost);
  }

  function use(name: string, limit: Limit, cost: number): void {
    const left = leftOf(name) - cost;
    const lease = leases.get(name);
    if (lease) lease.left = left;
    if (left <= FEW) ask(name, limit).catch(() => undefined);
  }

  return {
    take: async ({ name, limit }: Bucket, cost: number): Promise<void> => {
      if (leftOf(name) >= cost) use(name, limit, cost);
      else await takeAlone(name, limit, cost);
    },
  };
}

export type LeasedBuckets = ReturnType<typeof createLeasedBuckets>;
