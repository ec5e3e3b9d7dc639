import type { DaySpan } from '@chowk/domain/ad-spaces';
import { ANONYMOUS, addDays, DAY_MS, istDay, rupees } from '@chowk/domain/kernel';
import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { defineSystemStep, type Tx, withSystem } from '../db';
import { adSpacePhotos, adSpaces } from '../db/schema/ad-spaces';
import { brands, shops } from '../db/schema/businesses';
import { claimSeed } from '../db/seed/claim-seed';
import {
  changeBooking,
  closeHold,
  openBooking,
  priceSpace,
  type SpaceRow,
} from '../features/ad-spaces';
import { lockCampaign, type SystemWork } from '../features/campaigns';
import { findDemoPerson } from './find-demo-person';
import { type DemoSpace, demoSpacePath, OTHER_SPACES, OWN_SPACES } from './rows/spaces';

export const fillDemoSpaces = defineSystemStep(
  'seed.demo-spaces',
  'A demo needs spaces to book and bookings on their way before anybody has signed in.',
);

type DemoPorts = Pick<Ports, 'db' | 'newId' | 'nowMs'>;
type Keeper = { readonly shopId: string; readonly ownerId: string };

/** The store's own shop, and some no bizman looks after: nothing is due at those on anybody's round. */
async function findKeepers(tx: Tx, ownerId: string): Promise<readonly [Keeper[], Keeper[]]> {
  const { id: shopId, owner_id, salesperson_id } = shops;
  const find = async (which: SQL | undefined): Promise<Keeper[]> => {
    const rows = await tx
      .select({ shopId, ownerId: owner_id })
      .from(shops)
      .where(which)
      .orderBy(asc(shopId))
      .limit(OTHER_SPACES.length);
    return rows.flatMap((row) => (row.ownerId ? [{ ...row, ownerId: row.ownerId }] : []));
  };
  return [
    await find(eq(owner_id, ownerId)),
    await find(and(ne(owner_id, ownerId), isNull(salesperson_id))),
  ];
}

async function addSpace({ tx, newId }: SystemWork, keeper: Keeper, demo: DemoSpace) {
  const { kind, title, description, width, height, rates } = demo;
  const [day, week, month] = rates;
  const [row] = await tx
    .insert(adSpaces)
    .values({
      id: newId(),
      shop_id: keeper.shopId,
      kind,
      title,
      description,
      width_cm: width,
      height_cm: height,
      price_per_day_paise: rupees(day),
      price_per_week_paise: week === null ? null : rupees(week),
      price_per_month_paise: month === null ? null : rupees(month),
    })
    .returning();
  if (!row) throw new Error('No demo space');
  const path = demoSpacePath(keeper.ownerId, row.id, kind);
  const photo = { id: newId(), space_id: row.id, path, uploaded_by: keeper.ownerId };
  await tx.insert(adSpacePhotos).values(photo);
  return { row, path };
}

interface Wish {
  readonly space: SpaceRow | undefined;
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  readonly brief: string;
  readonly answer?: 'accepted' | 'declined';
}

/** Asked for three days ago; one that should have begun by now, the job begins. */
async function book(
  work: SystemWork,
  { brandId, ownerId }: { readonly brandId: string; readonly ownerId: string },
  { space, from, to, brief, answer }: Wish,
): Promise<void> {
  if (!space) return;
  const { tx, newId, nowMs } = work;
  const today = istDay(nowMs);
  const span: DaySpan = { starts_on: addDays(today, from), ends_on: addDays(today, to) };
  const asked = { ...work, nowMs: answer ? nowMs - 4 * DAY_MS : nowMs };
  const price = await priceSpace(tx, { space, brandId, span }, nowMs);
  const wanted = { id: newId(), space, brandId, span, brief, price, requestedBy: ownerId };
  const { id, campaign_id } = await openBooking(asked, wanted);
  if (answer === undefined) return;
  const answered_at = new Date(nowMs - 3 * DAY_MS);
  if (answer === 'accepted') {
    await changeBooking(work, id, { status: answer, answered_at });
    return;
  }
  const campaign = await lockCampaign(tx, campaign_id);
  const refunded_paise = await closeHold(work, campaign, 'campaign_cancel', null);
  const reason = 'The wall is being painted that week.';
  const ended_at = answered_at;
  await changeBooking(work, id, { status: answer, answered_at, ended_at, reason, refunded_paise });
}

async function addSpaces(
  work: SystemWork,
  keepers: readonly Keeper[],
  demos: readonly DemoSpace[],
) {
  const made = [];
  for (const [i, demo] of demos.entries()) {
    const keeper = keepers[i];
    if (keeper) made.push(await addSpace(work, keeper, demo));
  }
  return made;
}

type Made = Awaited<ReturnType<typeof addSpaces>>;

async function askForSome(work: SystemWork, mine: Made, theirs: Made): Promise<void> {
  const ownerId = await findDemoPerson(work.tx, 'brand');
  if (!ownerId) return;
  const [brand] = await work.tx
    .select({ id: brands.id })
    .from(brands)
    .where(eq(brands.owner_id, ownerId));
  if (!brand) return;
  const wishes: readonly Wish[] = [
    { space: mine[0]?.row, from: 5, to: 18, brief: 'Festival banner, we bring and hang it.' },
    { space: mine[1]?.row, from: 10, to: 39, brief: 'A tea stand.', answer: 'accepted' },
    { space: theirs[0]?.row, from: -2, to: 11, brief: 'Our new name.', answer: 'accepted' },
    { space: theirs[5]?.row, from: 3, to: 9, brief: 'A painted wall.', answer: 'declined' },
  ];
  for (const wish of wishes) await book(work, { brandId: brand.id, ownerId }, wish);
}

/** Once per database, after the market: the photos that are still to be drawn. */
export function seedDemoSpaces({ db, newId, nowMs }: DemoPorts): Promise<readonly string[]> {
  return withSystem(db, ANONYMOUS, fillDemoSpaces, async (tx) => {
    const isNew = await claimSeed(tx, 'demo-spaces');
    const storeOwner = await findDemoPerson(tx, 'retailer');
    if (!isNew || !storeOwner) return [];
    const work = { tx, newId, nowMs: nowMs() };
    const [own, others] = await findKeepers(tx, storeOwner);
    const keepers = OWN_SPACES.flatMap(() => own.slice(0, 1));
    const mine = await addSpaces(work, keepers, OWN_SPACES);
    const theirs = await addSpaces(work, others, OTHER_SPACES);
    await askForSome(work, mine, theirs);
    return [...mine, ...theirs].map(({ path }) => path);
  });
}
