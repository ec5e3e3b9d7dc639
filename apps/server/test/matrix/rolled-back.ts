import { type Database, runnerOf } from '../../src/db';

const TAKEN_BACK = new Error('Taken back on purpose');

/**
 * The same database, on which every transaction runs to its end, checks of the commit included, and
 * is then rolled back: what is allowed can be tried a thousand times on one world.
 */
export function rollingBack(db: Database): Database {
  return {
    ...db,
    transaction: async (access, preamble, work) => {
      if (access === 'read') return db.transaction(access, preamble, work);
      const done: Awaited<ReturnType<typeof work>>[] = [];
      try {
        await db.transaction(access, preamble, async (tx) => {
          const result = await work(tx);
          const runner = runnerOf(tx);
          runner.settle();
          runner.ahead('set constraints all immediate');
          await runner.answered();
          done.push(result);
          throw TAKEN_BACK;
        });
      } catch (error) {
        if (error !== TAKEN_BACK) throw error;
      }
      return done[0] as Awaited<ReturnType<typeof work>>;
    },
  };
}
