import type { Tx } from '../database';
import { seeds } from '../schema/system/runner';

/** As the system: whether this seed is still to be run, once in a database's life. */
export async function claimSeed(tx: Tx, name: string): Promise<boolean> {
  const claimed = await tx
    .insert(seeds)
    .values({ name, version: 1 })
    .onConflictDoNothing()
    .returning({ name: seeds.name });
  return claimed.length > 0;
}
