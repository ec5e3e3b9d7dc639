import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLetting } from '../../../test/world/ad-spaces';
import type { BrandSide, Store } from '../../../test/world/market';

let t: Awaited<ReturnType<typeof startLetting>>;
let side: BrandSide;
let store: Store;
beforeAll(async () => {
  t = await startLetting();
  [side, store] = [await t.brand(), await t.store()];
});
afterAll(() => t.close());

async function booked(by: Store, dayPaise: number): Promise<void> {
  const space = await t.space(by, { price_per_day_paise: dayPaise, price_per_week_paise: null });
  const { id } = await t.asked(side, space, [3, 4]);
  const { status } = await t.command('booking_accept', { id }, { actor: by.owner });
  expect(status).toBe(200);
}

async function hint(by: Store, actor: Store['owner'] = by.owner, kind = 'wall') {
  const path = `/rest/v1/ad_space_price_hint?shop_id=${by.shopId}&kind=${kind}`;
  return (await t.get(path, { actor })).body;
}

describe('what a space brings nearby', () => {
  it('is told once three other shops were booked, and of none of them alone', async () => {
    const [one, two, three] = await t.stores(3);
    const far = await t.store({ lat: 28.6139, lng: 77.209 });
    if (!one || !two || !three) throw new Error('No stores');
    await booked(store, 90_000);
    await booked(far, 80_000);
    await booked(one, 4_000);
    await booked(two, 6_000);
    expect(await hint(store)).toEqual({ hint: null });
    await booked(three, 8_000);
    expect(await hint(store)).toEqual({
      hint: { low_paise: 6_000, high_paise: 8_000, bookings: 3 },
    });
    expect(await hint(store, store.owner, 'shelf')).toEqual({ hint: null });
    expect(await hint(far)).toEqual({ hint: null });
  });

  it('is for the shop’s own person, and says nothing to others', async () => {
    const another = await t.store();
    expect((await hint(store, another.owner)).code).toBe('PGRST116');
    expect((await hint(store, side.owner)).code).toBe('FORBIDDEN');
    const bizman = await t.person('bizman');
    expect((await hint(store, bizman)).code).toBe('FORBIDDEN');
  });
});
