import { randomFillSync } from 'node:crypto';
import { uuidV7 } from '@chowk/domain/kernel';

const RANDOM_BYTES = 10;
/** Getting random bytes is slow, so they are fetched for many ids at once. */
const POOL_BYTES = RANDOM_BYTES * 256;
/** Twelve bits of an id follow its millisecond; half of them are a counter. */
const MAX_COUNT = 0xfff;
const FIRST_COUNTS = 0x7ff;

function chancePool(): () => Uint8Array {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return () => {
    if (used === POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    used += RANDOM_BYTES;
    return pool.subarray(used - RANDOM_BYTES, used);
  };
}

const chance = chancePool();

/** An id for a past moment, because lists are sorted by id. */
export function newIdAt(ms: number): string {
  return uuidV7(Math.round(ms), chance());
}

/** Ids of one process sort in creation order, also within a millisecond. */
function orderedIds(): () => string {
  let lastMs = 0;
  let count = 0;
  return () => {
    const random = chance();
    const nowMs = Date.now();
    if (nowMs > lastMs) {
      lastMs = nowMs;
      count = (((random[0] ?? 0) << 8) | (random[1] ?? 0)) & FIRST_COUNTS;
    } else if (count === MAX_COUNT) {
      lastMs += 1;
      count = 0;
    } else {
      count += 1;
    }
    random[0] = count >> 8;
    random[1] = count & 0xff;
    return uuidV7(lastMs, random);
  };
}

export const newId = orderedIds();
