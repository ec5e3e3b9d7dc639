import type { DBCore, Middleware } from 'dexie';

/** Only what shows a brand reads it, so hardly any reading waits for a write. */
const HELD_BY_EVERY_WRITE = 'brands';

/**
 * One write at a time, whatever it touches. Chromium lets two go on beside each other when they touch
 * different tables; killed in the midst of both, it finds their locks at odds on the next start, calls
 * the store corrupt and deletes all of it, the queue with it (decision 0030).
 */
export const ONE_WRITER: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'one-writer',
  // Next to the store itself: everything else sees the tables that were asked for.
  level: -1,
  create: (core) => ({
    ...core,
    transaction: (tables, mode, options) => {
      const isWrite = mode === 'readwrite' && !tables.includes(HELD_BY_EVERY_WRITE);
      return core.transaction(isWrite ? [...tables, HELD_BY_EVERY_WRITE] : tables, mode, options);
    },
  }),
};
