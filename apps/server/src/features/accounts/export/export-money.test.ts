import { type Actor, rupees } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { moneyWorld } from '../../../../test/world/money-world';
import { registerPlatform } from '../../../../test/world/supplier';
import { newId } from '../../../new-id';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

async function partsOf(actor: Actor): Promise<Record<string, unknown>> {
  const { body } = await t.get('/rest/v1/data_export', { actor });
  return body.parts as Record<string, unknown>;
}

it('everybody takes the money of their own along, and nobody else’s', async () => {
  const world = moneyWorld(t);
  const brand = await world.brand(rupees(5_000));
  const store = await world.store({ pan: 'ABCPE1234F' });
  await world.earn(await world.campaign(brand), store);
  const input = { id: newId(), amount_paise: rupees(700) };
  await registerPlatform(t.db);
  await t.command('wallet_topup_request', input, { actor: brand.actor });
  const back = { id: newId(), amount_paise: rupees(100) };
  await t.command('wallet_refund_request', back, { actor: brand.actor });

  expect(await partsOf(brand.actor)).toMatchObject({
    wallet: [
      { kind: 'topup', amount_paise: rupees(5_000) },
      { kind: 'hold' },
      { kind: 'refund_requested', amount_paise: -rupees(100) },
    ],
    wallet_refunds: [{ amount_paise: rupees(100), status: 'requested' }],
    wallet_topups: [{ amount_paise: rupees(700), status: 'requested' }],
    earnings: [],
    payouts: [],
    invoices: [],
  });
  expect(await partsOf(store.actor)).toMatchObject({
    earnings: [{ kind: 'placement', net_paise: 20_000 }],
    wallet: [],
    wallet_topups: [],
  });
  const nothing = {
    wallet_refunds: [],
    shop_photos: [],
    earnings: [],
    payouts: [],
    wallet: [],
    wallet_topups: [],
    invoices: [],
  };
  for (const other of [await world.brand(), await world.store()]) {
    expect(await partsOf(other.actor)).toMatchObject(nothing);
  }
  expect(await partsOf(await t.person('admin'))).toMatchObject(nothing);
});
