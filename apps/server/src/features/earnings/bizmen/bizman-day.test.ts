import { DAY_MS, rupees } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateShops } from '../../../../test/world/activated';
import { type Market, type Store, startMarket } from '../../../../test/world/market';
import { payBizmen } from './pay-bizmen';

let t: Market;
let ravi: Store['owner'];
let meena: Store['owner'];
let shop: Store;

const START = Date.parse('2026-11-03T15:00:00+05:30');
const GROSS = rupees(500);
const TAX = rupees(100);

async function read(path: string, actor = ravi) {
  return (await t.get(`/rest/v1/${path}`, { actor })).body;
}

const countOf = async (path: string, actor = ravi) =>
  ((await read(path, actor)) as { items: unknown[] }).items.length;

beforeAll(async () => {
  t = await startMarket();
  ravi = await t.person('bizman');
  meena = await t.person('bizman');
  t.clock.ms = START;
  [shop] = (await activateShops(t, ravi, 1, START)) as [Store];
  await payBizmen(t.ports);
});
afterAll(() => t.close());

describe('the pay of a bizman without a PAN', () => {
  it('is summed for the day and the month in India, with the tax that was withheld', async () => {
    const totals = await read('earning_totals');
    expect(totals).toMatchObject({
      today: { day: '2026-11-03', net_paise: GROSS - TAX },
      no_pan_bps: 2000,
    });
    expect((totals.months as unknown[]).at(-1)).toEqual({
      month: '2026-11',
      gross_paise: GROSS,
      tax_paise: TAX,
      net_paise: GROSS - TAX,
    });
    t.clock.ms = START + DAY_MS;
    expect((await read('earning_totals')).today).toEqual({ day: '2026-11-04', net_paise: 0 });
    t.clock.ms = START;
  });

  it('is listed by the month it was earned in, to nobody else', async () => {
    expect(await countOf('earnings?month=2026-11')).toBe(1);
    expect(await countOf('earnings?month=2026-10')).toBe(0);
    expect(await countOf('earnings?month=2026-11', meena)).toBe(0);
    expect((await read('earnings?month=2026-13')).code).toBe('VALIDATION_FAILED');
  });

  it('needs no reminder once there is a PAN, and a shop gets none', async () => {
    expect((await read('earning_totals', shop.owner)).no_pan_bps).toBeNull();
    const change = { pan: 'ABCPE1234F', upi_id: 'ravi@okaxis' };
    const { status } = await t.command('payout_details_update', change, { actor: ravi });
    expect(status).toBe(200);
    expect((await read('earning_totals')).no_pan_bps).toBeNull();
  });
});

it('keeps live shops apart from the leads still to be won', async () => {
  expect(await countOf('leads?live=yes')).toBe(1);
  expect(await countOf('leads?live=no')).toBe(0);
  expect(await countOf('leads?live=yes', meena)).toBe(0);
});
