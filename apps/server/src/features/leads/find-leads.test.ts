import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Leads, newPhone, startLeads } from '../../../test/world/leads';

let t: Leads;
let ravi: Awaited<ReturnType<Leads['person']>>;
let meena: typeof ravi;
beforeAll(async () => {
  t = await startLeads();
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
});
afterAll(() => t.close());

it('lists one’s own by state and words, page by page, and as a table', async () => {
  const asha = await t.person('bizman');
  const phones = [newPhone(), newPhone(), newPhone()];
  for (const [i, phone] of phones.entries()) {
    await t.create(asha, { phone, shop_name: `Gupta ${i}`, owner_name: '=Owner' });
  }
  const read = async (query: string) =>
    (await t.get(`/rest/v1/leads?${query}`, { actor: asha })).body as {
      items: { shop_name: string }[];
      nextCursor: string;
    };
  const first = await read('limit=2');
  const rest = await read(`limit=2&cursor=${first.nextCursor}`);
  const names = [...first.items, ...rest.items].map((lead) => lead.shop_name);
  expect(names).toEqual(['Gupta 2', 'Gupta 1', 'Gupta 0']);
  expect((await read('status=converted')).items).toEqual([]);
  const number = `${phones[1]?.slice(3, 8)}%20${phones[1]?.slice(8)}`;
  expect((await read(`search=${number}`)).items).toMatchObject([{ shop_name: 'Gupta 1' }]);
  const { body } = await t.get('/rest/v1/leads_export?search=gupta', { actor: asha });
  expect(String(body.csv).trim().split('\r\n')).toHaveLength(4);
  expect(body.csv).toContain("'=Owner");
  expect(body.csv).toContain('Phone not verified');
  const hindi = await t.get('/rest/v1/leads_export?language=hi', { actor: asha });
  expect(hindi.body.csv).toContain('फ़ोन सत्यापित नहीं');
  const theirs = await t.get('/rest/v1/leads?search=gupta', { actor: meena });
  expect(theirs.body.items).toEqual([]);
  const pulled = async (actor: typeof asha) =>
    ((await t.get('/rest/v1/sync?shopLeads=', { actor })).body.shopLeads as { rows: unknown[] })
      .rows;
  expect(await pulled(asha)).toHaveLength(3);
  expect(await pulled(await t.person('bizman'))).toEqual([]);
});

it('shows what looks the same by number, name and area, or place, and not whose it is', async () => {
  const at = { lat: 12.9716, lng: 77.5946 };
  const shop = await t.store({ shop_name: 'Lakshmi Provision', area: 'Jayanagar', ...at });
  const lead = await t.create(meena, { shop_name: 'Balaji Traders', area: 'Koramangala' });
  const look = async (query: Record<string, string>) =>
    (await t.get(`/rest/v1/lead_duplicates?${new URLSearchParams(query)}`, { actor: ravi })).body
      .items;
  expect(await look({ shop_name: 'Laxmi Provisions', area: 'Jaynagar' })).toEqual([
    {
      kind: 'shop',
      id: shop.shopId,
      shop_name: 'Lakshmi Provision',
      area: 'Jayanagar',
      is_own: false,
      same_phone: false,
      distance_m: null,
    },
  ]);
  expect(await look({ shop_name: 'Lakshmi Provision', area: 'Andheri' })).toEqual([]);
  expect(await look({ lat: '12.97165', lng: '77.5946' })).toMatchObject([
    { id: shop.shopId, distance_m: 6 },
  ]);
  expect(await look({ phone: lead.phone })).toMatchObject([{ id: lead.id, same_phone: true }]);
  expect(await look({ phone: lead.phone, id: lead.id })).toEqual([]);
  const denied = await t.get('/rest/v1/lead_duplicates', { actor: shop.owner });
  expect(denied.status).toBe(403);
});
