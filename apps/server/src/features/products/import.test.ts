import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from '../../../test/database';
import { type BrandSide, type Market, startMarket } from '../../../test/world/market';
import { newId } from '../../new-id';

const HEAD = 'name,category,hsn,gst_percent,pack_size,mrp,trade_price,stock';
/** As many as may come at once; the embedded database says as much with fewer. */
const MANY = isPostgres ? 10_000 : 1_000;
/** Ten thousand rows in and out; on a busy machine they take their time. */
const LIMIT_MS = 2 * MINUTE_MS;

let t: Market;
let side: BrandSide;
let other: BrandSide;
beforeAll(async () => {
  t = await startMarket();
  [side, other] = [await t.brand(), await t.brand()];
});
afterAll(() => t.close());

const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');
const good = (name: string) => `${name},staples,0910,5,1 kg,50,40,7`;

async function send(bytes: string | Uint8Array, values: Record<string, unknown> = {}, by = side) {
  const input = {
    id: newId(),
    file_name: 'table.csv',
    file_base64: Buffer.from(bytes).toString('base64'),
    step: 'preview',
    ...values,
  };
  const { body, status } = await t.command('product_import', input, { actor: by.owner });
  return { id: input.id, status, body };
}

const countOf = async (by: BrandSide) => {
  const rows = await t.db.execute('select count(*)::int as n from products where brand_id = $1', [
    by.brandId,
  ]);
  return Number(rows[0]?.n);
};

it(
  'looks first, then puts a whole table in as one batch, and takes it out again',
  async () => {
    const things = Array.from({ length: MANY }, (_, i) => good(`Thing number ${i}`));
    const few = csv(...things.slice(0, 300));
    const looked = await send(few);
    expect(looked.body).toMatchObject({ lines: 300, products: 300, bad_lines: 0, batch: null });
    expect(await countOf(side)).toBe(0);
    const put = await send(csv(...things), { step: 'commit' });
    expect(put.body.batch).toMatchObject({ products: MANY, variants: MANY, undone_at: null });
    expect(await countOf(side)).toBe(MANY);
    const again = await send(few, { step: 'commit' });
    expect(again.body).toMatchObject({ bad_lines: 300, batch: null });
    expect(again.body.problems).toHaveLength(200);
    const undo = (by: BrandSide) =>
      t.command('product_import_undo', { id: put.id }, { actor: by.owner });
    expect((await undo(other)).body.code).toBe('PGRST116');
    expect((await undo(side)).body).toMatchObject({ removed: MANY, archived: 0 });
    expect((await undo(side)).body.code).toBe('WRONG_STATE');
    expect(await countOf(side)).toBe(0);
    const imports = async (by: BrandSide) =>
      (await t.get('/rest/v1/product_imports', { actor: by.owner })).body.items;
    expect(await imports(side)).toMatchObject([{ id: put.id, undone_at: expect.any(String) }]);
    expect(await imports(other)).toEqual([]);
  },
  LIMIT_MS,
);

it('puts nothing in while a line is wrong, unless told to leave such lines out', async () => {
  const table = csv(good('Salt'), '=cmd|calc,staples,0910,5,1 kg,50,40,7', good('Sugar'));
  const refused = await send(table, { step: 'commit' }, other);
  expect(refused.body).toMatchObject({
    bad_lines: 1,
    batch: null,
    problems: [{ line: 3, column: 'name', rule: 'formula' }],
  });
  expect(await countOf(other)).toBe(0);
  const put = await send(table, { step: 'commit', skip_bad: true }, other);
  expect(put.body.batch).toMatchObject({ products: 2 });
  expect(await countOf(other)).toBe(2);
});

it('reads what spreadsheets write and refuses letters it would have to guess', async () => {
  const hindi = csv(good('धनिया'));
  const wide = Buffer.from(`\ufeff${hindi}`, 'utf16le');
  expect((await send(wide)).body).toMatchObject({ products: 1, bad_lines: 0 });
  expect((await send(`\ufeff${hindi}`)).body).toMatchObject({ products: 1, bad_lines: 0 });
  const fields = async (bytes: string | Uint8Array) =>
    ((await send(bytes)).body.details as { fields: { rule: string }[] }).fields[0]?.rule;
  expect(await fields(Buffer.from(csv(good('Café')), 'latin1'))).toBe('encoding');
  expect(await fields(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 1]))).toBe('encoding');
  expect(await fields(HEAD)).toBe('required');
  const tooMany = csv(...Array.from({ length: 10_001 }, (_, i) => `a${i},,,,,,,`));
  expect(await fields(tooMany)).toBe('max_array');
});

it('refuses a file that is too heavy before reading it, and whoever is no brand', async () => {
  const heavy = await send('x'.repeat(3_100_000));
  expect([heavy.status, heavy.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  const store = await t.store();
  const input = { id: newId(), file_name: 'a', file_base64: 'YQ==', step: 'commit' };
  const refused = await t.command('product_import', input, { actor: store.owner });
  expect(refused.body.code).toBe('FORBIDDEN');
});
