import { rupees } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configure } from '../../../test/world/supplier';
import { startTrade, type Trade } from '../../../test/world/trade';
import { newId } from '../../new-id';

let t: Trade;
beforeAll(async () => {
  t = await startTrade();
  await configure(t.db, 'upi_id', undefined);
});
afterAll(() => t.close());

it('without a configured UPI ID nothing is announced, and nobody is shown where to pay', async () => {
  const side = await t.brand(0);
  const input = { id: newId(), amount_paise: rupees(500) };
  const asked = await t.command('wallet_topup_request', input, { actor: side.owner });
  expect([asked.status, asked.body.code]).toEqual([409, 'UPI_NOT_SET']);
  expect(asked.body.message).toMatch(/UPI ID/);
  expect((await t.get('/rest/v1/wallet_topups', { actor: side.owner })).body.items).toEqual([]);
  expect((await t.get('/rest/v1/wallet', { actor: side.owner })).body.upi_id).toBeNull();
  const store = await t.store();
  const sold = await t.sell(await t.seller());
  const placed = await t.place(store, [t.line(sold)], { payment: 'upi' });
  const [order] = placed.body.orders as [{ id: string }];
  const how = await t.get(`/rest/v1/orders/${order.id}/payment`, { actor: store.owner });
  expect(how.body.code).toBe('UPI_NOT_SET');
  const admin = await t.person('admin');
  const { config } = (await t.get('/rest/v1/platform_config', { actor: admin })).body;
  expect(config).toMatchObject({ upi_id: null });

  await configure(t.db, 'upi_id', 'chowk@okbank');
  const again = await t.command('wallet_topup_request', input, { actor: side.owner });
  expect(again.body).toMatchObject({ upi_id: 'chowk@okbank' });
  const paid = await t.get(`/rest/v1/orders/${order.id}/payment`, { actor: store.owner });
  expect(paid.body.upi_id).toBe('chowk@okbank');
});
