import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Leads, startLeads } from '../../../test/world/leads';

let t: Leads;
let ravi: Awaited<ReturnType<Leads['person']>>;
beforeAll(async () => {
  t = await startLeads();
  ravi = await t.person('bizman');
  const bandra = { shop_name: 'Bandra Stores', area: 'Bandra West', pin_code: '400050' };
  await t.store({ ...bandra, lat: 19.06, lng: 72.83 });
  await t.store({ ...bandra, area: 'Khar', pin_code: '400052', lat: 19.07, lng: 72.835 });
  await t.store({ ...bandra, area: 'No code', pin_code: null, lat: 19.0601, lng: 72.8301 });
});
afterAll(() => t.close());

const near = async (lat: number, lng: number, actor?: typeof ravi) =>
  (await t.get(`/rest/v1/near_place?lat=${lat}&lng=${lng}`, actor ? { actor } : {})).body;

it('is what the nearest shop with a PIN code calls it, and nothing of the shop', async () => {
  expect(await near(19.0601, 72.8301, ravi)).toEqual({ pin_code: '400050', area: 'Bandra West' });
  expect(await near(19.0705, 72.835, ravi)).toEqual({ pin_code: '400052', area: 'Khar' });
  expect(await near(19.2, 72.97, ravi)).toEqual({ pin_code: null, area: null });
});

it('is told to nobody who is not signed in', async () => {
  expect((await near(19.06, 72.83)).code).toBe('UNAUTHENTICATED');
});

it('is where brands find a shop whose lead had no PIN code', async () => {
  const admin = await t.person('admin');
  const brand = await t.brand();
  const onboard = async (shop_name: string, position: object) => {
    const lead = await t.requested(ravi, { shop_name, position });
    const { body } = await t.get('/rest/v1/activation_requests?limit=100', { actor: admin });
    const asked = body.items as { id: string; lead: { id: string } }[];
    const id = asked.find((each) => each.lead.id === lead.id)?.id;
    await t.command('activation_approve', { id }, { actor: admin });
  };
  await onboard('Without a code', { lat: 19.0602, lng: 72.83 });
  await onboard('Far from any', { lat: 19.3, lng: 72.9 });
  const path = '/rest/v1/shop_directory?search=400050';
  const { body } = await t.get(path, { actor: brand.owner });
  const names = (body.items as { shop_name: string }[]).map(({ shop_name }) => shop_name);
  expect(names.sort()).toEqual(['Bandra Stores', 'Without a code']);
});
