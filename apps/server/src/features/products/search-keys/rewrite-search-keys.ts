import { createHash } from 'node:crypto';
import { ANONYMOUS } from '@chowk/domain/kernel';
import { SHOP_WORDS } from '@chowk/domain/products';
import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { products, productVariants } from '../../../db/schema/trade/products';
import { claimSeed } from '../../../db/seed/claim-seed';
import { defineJob, type Job } from '../../../jobs';
import { searchKeyOf } from '../product-rows';
import { rewriteKeys } from '../system-steps';

const SEARCH_KEYS_JOB = 'products.rewrite-search-keys';

type JobPorts = Pick<Ports, 'db' | 'jobs'>;

/** So many products a transaction. */
const AT_ONCE = 500;
const HASH_LENGTH = 16;

/** Of another list of shop words every product is to be found by those: told once a list. */
export async function askForSearchKeys({ db, jobs }: JobPorts): Promise<void> {
  const list = createHash('sha256').update(JSON.stringify(SHOP_WORDS)).digest('hex');
  await withSystem(db, ANONYMOUS, rewriteKeys, async (tx) => {
    const isNew = await claimSeed(tx, `shop-words-${list.slice(0, HASH_LENGTH)}`);
    if (isNew) await jobs.enqueueIn(tx, SEARCH_KEYS_JOB, {});
  });
}

/** A stretch of the products, and the next one as a job of its own. */
export async function rewriteSearchKeys(
  { db, jobs }: JobPorts,
  after: string | undefined,
): Promise<void> {
  await withSystem(db, ANONYMOUS, rewriteKeys, async (tx) => {
    const rows = await tx
      .select()
      .from(products)
      .where(after === undefined ? undefined : gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(AT_ONCE)
      .for('update');
    const ids = rows.map(({ id }) => id);
    const packs = await tx
      .select()
      .from(productVariants)
      .where(inArray(productVariants.product_id, ids));
    for (const row of rows) {
      const variants = packs.filter(({ product_id }) => product_id === row.id);
      const search_key = searchKeyOf({ ...row, variants });
      if (search_key === row.search_key) continue;
      await tx.update(products).set({ search_key }).where(eq(products.id, row.id));
    }
    const last = ids.at(-1);
    if (ids.length === AT_ONCE) await jobs.enqueueIn(tx, SEARCH_KEYS_JOB, { after: last });
  });
}

export function productJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: SEARCH_KEYS_JOB,
      handler: async () => {
        return ({ data }) =>
          rewriteSearchKeys(ports, typeof data.after === 'string' ? data.after : undefined);
      },
    }),
  ];
}
