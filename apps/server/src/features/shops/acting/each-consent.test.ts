import {
  ACTABLE_COMMANDS,
  ACTING_KINDS,
  actingKindOf,
  USUAL_ORDER_LIMITS,
} from '@chowk/domain/shops';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, type Store, startMarket } from '../../../../test/world/market';

let t: Market;
let ravi: Store['owner'];
let store: Store;
beforeAll(async () => {
  t = await startMarket();
  ravi = await t.person('bizman');
  store = await t.store({ salesperson_id: ravi.uid });
});
afterAll(() => t.close());

const limits = { profile: {}, orders: USUAL_ORDER_LIMITS, deals: { limit_paise: 100_000 } };

async function allowOnly(kinds: readonly string[]): Promise<void> {
  for (const kind of ACTING_KINDS) {
    const is_granted = kinds.includes(kind);
    const given = is_granted ? limits[kind] : {};
    const { status } = await t.command(
      'shop_consent_update',
      { shop_id: store.shopId, kind, is_granted, ...given },
      { actor: store.owner },
    );
    expect(status).toBe(200);
  }
}

const refusalOf = async (name: string) => {
  const acting = { actor: ravi, headers: { 'x-acting-shop': store.shopId } };
  const { body } = await t.command(name, {}, acting);
  return body.code === 'ACTING_REFUSED' ? body.details : undefined;
};

it.each(ACTING_KINDS)(
  'without “%s” ticked the server refuses each thing it is for, and no other',
  async (kind) => {
    await allowOnly(ACTING_KINDS.filter((each) => each !== kind));
    for (const name of ACTABLE_COMMANDS) {
      const isRefused = actingKindOf(name) === kind;
      const refusal = isRefused ? { reason: 'no_consent', kind } : undefined;
      expect([name, await refusalOf(name)]).toEqual([name, refusal]);
    }
  },
);

it('with all of them ticked the server refuses none of these for want of a consent', async () => {
  await allowOnly(ACTING_KINDS);
  for (const name of ACTABLE_COMMANDS) {
    expect([name, await refusalOf(name)]).toEqual([name, undefined]);
  }
});
