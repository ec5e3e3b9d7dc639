import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrandSide, type Market, type Store, startMarket } from '../../../test/world/market';
import { newId } from '../../new-id';

let t: Market;
let side: BrandSide;
let other: BrandSide;
let store: Store;
beforeAll(async () => {
  t = await startMarket();
  [side, other, store] = [await t.brand(), await t.brand(), await t.store()];
});
afterAll(() => t.close());

type Person = Store['owner'];
interface Shown {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly variants: readonly { readonly id: string; readonly stock: number }[];
}

const pack = (values: Record<string, unknown> = {}) => ({
  id: newId(),
  pack_size: '1 kg',
  mrp_paise: 10_000,
  trade_paise: 8_000,
  stock: 50,
  ...values,
});

const draft = (values: Record<string, unknown> = {}) => ({
  id: newId(),
  name: `Product ${newId().slice(-8)}`,
  category: 'staples',
  hsn: '1001',
  gst_bps: 500,
  variants: [pack()],
  ...values,
});

const run = (name: string, input: unknown, actor: Person) => t.command(name, input, { actor });
const save = (input: unknown, actor: Person = side.owner) => run('product_save', input, actor);
async function list(path: string, actor: Person) {
  const { body } = await t.get(`/rest/v1/${path}`, { actor });
  return body as { items: Shown[]; nextCursor: string | null; code?: string };
}
const namesOf = async (path: string, actor: Person = store.owner) =>
  (await list(path, actor)).items.map(({ name }) => name);

describe('a product', () => {
  it('is made once, changed with the version seen, and by its own brand only', async () => {
    const input = draft({ name: 'Haldi powder', areas: ['Bandra'] });
    const made = await save(input);
    expect(made.body).toMatchObject({ name: 'Haldi powder', version: 1, margin_bps: 1_600 });
    expect((await save(input)).body.version).toBe(1);
    expect((await save(input, other.owner)).body.code).toBe('ALREADY_EXISTS');
    expect((await save(input, store.owner)).body.code).toBe('FORBIDDEN');
    const twin = draft({ name: ' HALDI  Powder' });
    expect((await save(twin)).body.code).toBe('ALREADY_EXISTS');
    const changed = { ...input, version: 1, name: 'Haldi' };
    expect((await save(changed, other.owner)).body.code).toBe('PGRST116');
    expect((await save(changed)).body).toMatchObject({ name: 'Haldi', version: 2 });
    const late = await save({ ...input, version: 1 });
    expect(late.body.code).toBe('STALE_VERSION');
    expect(late.body.details).toMatchObject({ current: { name: 'Haldi' }, yours: { version: 1 } });
  });

  it('refuses prices and packs that contradict each other, fractions and giants', async () => {
    const rule = async (values: Record<string, unknown>, first: Record<string, unknown> = {}) => {
      const { body } = await save(draft({ variants: [pack(first)], ...values }));
      return (body.details as { fields: { rule: string }[] } | undefined)?.fields[0]?.rule;
    };
    expect(await rule({}, { trade_paise: 9_900 })).toBe('over_mrp');
    expect(await rule({}, { trade_paise: 0 })).toBe('min_number');
    expect(await rule({}, { trade_paise: 10.5 })).toBe('int');
    expect(await rule({}, { stock: -1 })).toBe('min_number');
    expect(await rule({}, { mrp_paise: 1e15 })).toBe('max_number');
    expect(await rule({}, { tiers: [{ min_quantity: 5, price_paise: 8_500 }] })).toBe('tier_order');
    expect(await rule({ variants: [pack(), pack()] })).toBe('twice');
    expect(await rule({ variants: [] })).toBe('min_array');
    expect(await rule({ hsn: '12' })).toBe('hsn');
    expect(await rule({ image_paths: [`${other.owner.uid}/a.jpg`] })).toBe('not_uploaded');
    expect(await rule({ image_paths: [`${side.owner.uid}/a.jpg`] })).toBeUndefined();
  });

  it('keeps what was sold since it was shown, and packs left out are sold no more', async () => {
    const [small, large] = [pack({ pack_size: '100 g', stock: 10 }), pack()];
    const input = draft({ variants: [small, large] });
    await save(input);
    await t.db.execute('update product_variants set stock = stock - 3 where id = $1', [small.id]);
    const refilled = { ...small, stock: 30, stock_seen: 10 };
    const after = (await save({ ...input, version: 1, variants: [refilled] })).body;
    expect(after.variants).toMatchObject([{ id: small.id, stock: 27 }]);
    const emptied = { ...small, stock: 0, stock_seen: 30 };
    const again = (await save({ ...input, version: 2, variants: [emptied, large] })).body;
    expect(again.variants).toMatchObject([{ stock: 0 }, { id: large.id, stock: 50 }]);
  });

  it('is archived and restored by its brand, many at once or none', async () => {
    const [a, b] = [draft(), draft()];
    await save(a);
    await save(b, other.owner);
    const archive = (ids: string[], actor = side.owner) => run('product_archive', { ids }, actor);
    expect((await archive([a.id, b.id])).body.code).toBe('PGRST116');
    expect((await archive([a.id])).body).toEqual({ changed: 1 });
    expect((await archive([a.id])).body).toEqual({ changed: 0 });
    const read = async (actor: Person) =>
      (await t.get(`/rest/v1/products/${a.id}`, { actor })).status;
    expect([await read(store.owner), await read(side.owner), await read(other.owner)]).toEqual([
      404, 200, 404,
    ]);
    expect(await namesOf('products?status=archived', side.owner)).toEqual([a.name]);
    expect((await run('product_restore', { ids: [a.id] }, side.owner)).body).toEqual({
      changed: 1,
    });
    expect([await read(store.owner), await read(other.owner)]).toEqual([200, 404]);
  });
});

describe('the market', () => {
  let brand: BrandSide;
  beforeAll(async () => {
    brand = await t.brand();
    const rows = [
      draft({ name: 'Nagpur Namkeen', category: 'snacks', areas: ['Bandra'] }),
      draft({ name: 'हल्दी पाउडर', variants: [pack({ trade_paise: 5_000 })] }),
      draft({ name: 'Jeera whole', areas: ['Andheri'], variants: [pack({ stock: 0 })] }),
      draft({
        name: 'Glucose Biscuit',
        category: 'biscuits',
        variants: [pack({ trade_paise: 9_000 })],
      }),
    ];
    for (const row of rows) expect((await save(row, brand.owner)).status).toBe(200);
  });
  const market = (query: string, actor?: Person) =>
    namesOf(`market_products?brand_id=${brand.brandId}&${query}`, actor);

  it.each([
    ['namkin', ['Nagpur Namkeen']],
    ['नमकीन', ['Nagpur Namkeen']],
    ['haldee', ['हल्दी पाउडर']],
    ['zeera', ['Jeera whole']],
    ['glucos biskit', ['Glucose Biscuit']],
    ['%', []],
    ['tractor', []],
  ])('finds %s however it is spelled', async (search, names) => {
    expect(await market(`search=${encodeURIComponent(search)}`)).toEqual(names);
  });

  it('is filtered by category, area and stock, and sorted by margin, page by page', async () => {
    expect(await market('category=snacks')).toEqual(['Nagpur Namkeen']);
    expect(await market(`shop_id=${store.shopId}`)).not.toContain('Jeera whole');
    expect(await market('in_stock=true')).not.toContain('Jeera whole');
    expect(await market('')).toHaveLength(4);
    const first = await list(
      `market_products?brand_id=${brand.brandId}&sort=margin&limit=3`,
      store.owner,
    );
    expect(first.items[0]?.name).toBe('हल्दी पाउडर');
    const rest = await market(`sort=margin&limit=3&cursor=${first.nextCursor}`);
    expect(rest).toEqual(['Glucose Biscuit']);
    const found = await list(`market_products?search=Brand&limit=2`, store.owner);
    const more = await namesOf(`market_products?search=Brand&limit=2&cursor=${found.nextCursor}`);
    expect(more.some((name) => found.items.some((item) => item.name === name))).toBe(false);
    expect(more.length).toBeGreaterThan(0);
    expect((await list('market_products?search=a&cursor=WyJ4Il0', store.owner)).code).toBe(
      'BAD_CURSOR',
    );
  });

  it('is open to shops and bizmen, for shops that are theirs, and to no brand', async () => {
    const bizman = await t.person('bizman');
    expect(await market('', bizman)).toHaveLength(4);
    expect((await list('market_products', brand.owner)).code).toBe('FORBIDDEN');
    expect((await list('products', store.owner)).code).toBe('FORBIDDEN');
    const strange = await t.store();
    const path = `market_products?shop_id=${strange.shopId}`;
    expect((await list(path, store.owner)).code).toBe('PGRST116');
    const looked = await t.store({ salesperson_id: bizman.uid, area: 'Andheri' });
    const acting = { actor: bizman, headers: { 'x-acting-shop': looked.shopId } };
    const { body } = await t.get(`/rest/v1/market_products?brand_id=${brand.brandId}`, acting);
    expect((body.items as Shown[]).map(({ name }) => name)).toContain('Jeera whole');
    const refused = await t.get(`/rest/v1/${path}`, acting);
    expect(refused.body.code).toBe('PGRST116');
  });

  it('shows the brands there are, and those a shop has deals with', async () => {
    const { body } = await t.get('/rest/v1/market_brands', { actor: store.owner });
    const ids = (body.items as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain(brand.brandId);
    const idle = await t.brand();
    expect(ids).not.toContain(idle.brandId);
    const refused = await t.get('/rest/v1/market_brands', { actor: brand.owner });
    expect(refused.body.code).toBe('FORBIDDEN');
    const mine = () => market(`shop_id=${store.shopId}&from_deals=true`);
    expect(await mine()).toEqual([]);
    const [deal = ''] = await t.offer((await t.launch(brand)).id, brand, [store]);
    expect(await mine()).toHaveLength(3);
    await run('deal_decline', { id: deal, reason: 'payout' }, store.owner);
    expect(await mine()).toEqual([]);
    expect((await list('market_products?from_deals=true', store.owner)).code).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('gives the brand its list with filters, and a table that can be read back', async () => {
    expect(await namesOf('products?search=jira', brand.owner)).toEqual(['Jeera whole']);
    expect(await namesOf('products?category=biscuits', brand.owner)).toEqual(['Glucose Biscuit']);
    expect(await namesOf('products?search=jira', other.owner)).toEqual([]);
    const { body } = await t.get('/rest/v1/products_export', { actor: brand.owner });
    expect(String(body.csv)).toContain(
      'Nagpur Namkeen,snacks,,1001,5.00,Bandra,1 kg,,100.00,80.00',
    );
    const file_base64 = Buffer.from(String(body.csv)).toString('base64');
    const input = { id: newId(), file_name: 'back.csv', file_base64, step: 'preview' };
    const back = await run('product_import', input, other.owner);
    expect(back.body).toMatchObject({ lines: 4, products: 4, bad_lines: 0, batch: null });
  });

  it('knows the least a brand takes an order for', async () => {
    const terms = { min_order_paise: 50_000 };
    expect((await run('trade_terms_save', terms, brand.owner)).body).toEqual(terms);
    expect((await t.get('/rest/v1/trade_terms', { actor: brand.owner })).body).toEqual(terms);
    expect((await t.get('/rest/v1/trade_terms', { actor: other.owner })).body.min_order_paise).toBe(
      0,
    );
    const sold = await save(draft(), brand.owner);
    const seen = await t.get(`/rest/v1/products/${sold.body.id}`, { actor: store.owner });
    expect(seen.body).toMatchObject(terms);
    expect((await save(draft())).body.min_order_paise).toBe(0);
    expect((await run('trade_terms_save', { min_order_paise: -1 }, brand.owner)).status).toBe(400);
  });
});
