import { addDays, istDay } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { adSpaceBookings } from '../../src/db/schema/ad-spaces';
import { runBookings } from '../../src/features/ad-spaces/bookings/run-bookings';
import { shelfPhoto } from '../../src/images/test/scenes';
import { newId } from '../../src/new-id';
import { type BrandSide, type Store, startMarket } from './market';

/** ₹100 a day, ₹500 a week. */
export const RATES = { price_per_day_paise: 10_000, price_per_week_paise: 50_000 };

/** A market with spaces to let, and short ways to have them. */
export async function startLetting() {
  const t = await startMarket();
  const today = () => istDay(t.clock.ms);
  const inDays = (days: number) => addDays(today(), days);

  async function space(store: Store, values: Record<string, unknown> = {}): Promise<string> {
    const id = newId();
    const described = { kind: 'wall', title: 'Side wall', width_cm: 300, height_cm: 200 };
    const input = { id, shop_id: store.shopId, ...described, ...RATES, ...values };
    const made = await t.command('ad_space_create', input, { actor: store.owner });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return id;
  }

  async function photo(store: Store, spaceId: string) {
    const path = `${store.owner.uid}/space_${Date.now()}_wall.jpg`;
    await t.request(`/storage/v1/object/shop_photos/${path}`, {
      method: 'POST',
      body: new Uint8Array(await shelfPhoto(7, 320, 240)),
      actor: store.owner,
    });
    const input = { id: newId(), space_id: spaceId, path };
    return { path, ...(await t.command('ad_space_photo_add', input, { actor: store.owner })) };
  }

  const quote = ({ owner }: BrandSide, spaceId: string, from: number, to: number) =>
    t.get(`/rest/v1/ad_spaces/${spaceId}/quote?starts_on=${inDays(from)}&ends_on=${inDays(to)}`, {
      actor: owner,
    });

  /** At the price the brand is shown. */
  async function ask(
    side: BrandSide,
    spaceId: string,
    [from, to]: readonly [number, number],
    values: Record<string, unknown> = {},
  ) {
    const shown = await quote(side, spaceId, from, to);
    const input = {
      id: newId(),
      space_id: spaceId,
      starts_on: inDays(from),
      ends_on: inDays(to),
      brief: 'Our Diwali poster',
      total_paise: shown.body.total_paise ?? 1,
      ...values,
    };
    const answer = await t.command('booking_request', input, { actor: side.owner });
    return { ...answer, id: input.id, totalPaise: Number(input.total_paise) };
  }

  async function asked(side: BrandSide, spaceId: string, days: readonly [number, number]) {
    const made = await ask(side, spaceId, days);
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return made;
  }

  const run = () => runBookings(t.ports);

  async function bookingRow(id: string) {
    const [row] = await t.asSystem((tx) =>
      tx.select().from(adSpaceBookings).where(eq(adSpaceBookings.id, id)),
    );
    if (!row) throw new Error('No booking');
    return row;
  }

  return { ...t, today, inDays, space, photo, quote, ask, asked, run, bookingRow };
}

export type Letting = Awaited<ReturnType<typeof startLetting>>;
