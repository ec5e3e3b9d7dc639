import { MINUTE_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from '../../../../test/database';
import { type Market, startMarket } from '../../../../test/world/market';
import { deals } from '../../../db/schema/deals';

/** The embedded database has one connection, so there is no race on it to be lost. */
const STORES = isPostgres ? 1_000 : 120;
const SLOTS = isPostgres ? 50 : 10;
/** A thousand commands; on a busy machine they take their time. */
const LIMIT_MS = 2 * MINUTE_MS;

let t: Market;
beforeAll(async () => {
  t = await startMarket();
});
afterAll(() => t.close());

it(
  `gives ${SLOTS} places to exactly ${SLOTS} of ${STORES} shops that want one at once`,
  async () => {
    const side = await t.brand();
    const { id, holdPaise } = await t.launch(side, { slots: SLOTS });
    const stores = await t.stores(STORES);
    const offers = await t.offer(id, side, stores);
    const answers = await Promise.all(
      stores.map(({ owner }, i) => t.command('deal_accept', { id: offers[i] }, { actor: owner })),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'accepted' : body.code));
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(SLOTS);
    expect(codes.filter((code) => code === 'CAMPAIGN_FULL')).toHaveLength(STORES - SLOTS);
    const rows = await t.asSystem((tx) =>
      tx.select({ status: deals.status }).from(deals).where(eq(deals.campaign_id, id)),
    );
    expect(rows.filter(({ status }) => status === 'accepted')).toHaveLength(SLOTS);
    expect((await t.campaignRow(id)).slots_taken).toBe(SLOTS);
    expect(await t.holdOf(id)).toBe(holdPaise);
  },
  LIMIT_MS,
);
