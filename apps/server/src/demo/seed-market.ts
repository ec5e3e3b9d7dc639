import { holdPaise, placementPrice } from '@chowk/domain/campaigns';
import { ANONYMOUS, DAY_MS, HOUR_MS, rupees } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { defineSystemStep, type Tx, withSystem } from '../db';
import { profiles, userRoles } from '../db/schema/accounts';
import { brands, shops } from '../db/schema/businesses';
import { campaigns } from '../db/schema/campaigns';
import { deals } from '../db/schema/deals';
import { claimSeed } from '../db/seed/claim-seed';
import { ratesUnder } from '../features/campaigns';
import { readPlatformConfig } from '../features/platform';
import { holdCampaignMoney } from '../features/wallets';
import { newIdAt } from '../new-id';
import { findDemoPerson } from './find-demo-person';
import { demoPicturePath } from './rows/catalogue';
import { ACTIVATIONS } from './rows/history';
import { AREAS, madeUpShops } from './rows/made-up-shops';
import { phoneOf } from './rows/phones';
import { addDemoHistory } from './seed-history';
import type { DemoShop } from './seed-placements';
import { addTopup } from './seed-topup';
import { addWaiting, LAUNCHED_BEFORE_MS, type LiveCampaign } from './seed-waiting';

export const fillDemoMarket = defineSystemStep(
  'seed.demo-market',
  'A demo needs shops, a filled wallet and offers before anybody has signed in.',
);

type DemoPorts = Pick<Ports, 'db' | 'newId' | 'nowMs' | 'sealerFor'>;
type DemoContext = { readonly tx: Tx; readonly newId: () => string; readonly nowMs: number };

const SEED = 2026;
const SHOPS = 40;
/** One a day, the last of them so long ago. */
const LAST_JOINED_DAYS = 31;
const TOPUP_PAISE = rupees(50_000);
const [HOME] = AREAS;

const CAMPAIGNS = [
  {
    title: 'Festival counter display',
    brief:
      'Place the display beside the till, facing the customer. The photo shows the whole display and the counter.',
    placement_type: 'counter',
    pictured: 'glucose-biscuits',
    areas: ['Bandra West', 'Dadar', 'Andheri East'],
    payout_paise: rupees(350),
    slots: 12,
    days: 30,
    launchedBeforeMs: 0,
  },
  {
    title: 'Winter tea shelf',
    brief:
      'Two rows at eye level, nothing in front. The photo shows the shelf from two steps away.',
    placement_type: 'shelf',
    pictured: 'masala-tea',
    areas: [],
    payout_paise: rupees(500),
    slots: 8,
    days: 45,
    launchedBeforeMs: LAUNCHED_BEFORE_MS,
  },
] as const;

/** When the shops came, those of the bizman on days of their own. */
function joinedMs(i: number, nowMs: number): number {
  return nowMs - (ACTIVATIONS[i] ?? SHOPS - 1 - i + LAST_JOINED_DAYS) * DAY_MS;
}

/** Shops with owners nobody can sign in as: they are there to be found, offered to and counted. */
async function addShops(
  { tx, nowMs }: DemoContext,
  bizmanId: string | undefined,
): Promise<DemoShop[]> {
  const made = madeUpShops(SHOPS, SEED).map((shop, i) => {
    const joined = joinedMs(i, nowMs);
    return {
      ...shop,
      id: newIdAt(joined),
      ownerId: newIdAt(joined),
      bizmanId: i < ACTIVATIONS.length ? (bizmanId ?? null) : null,
      joinedMs: joined,
    };
  });
  await tx.insert(profiles).values(
    made.map(({ ownerId, owner_name, area, bizmanId: broughtBy, joinedMs }, i) => ({
      id: ownerId,
      full_name: owner_name,
      // The number their bizman proved; of the others none is known.
      phone: broughtBy && phoneOf(i),
      area,
      created_at: new Date(joinedMs),
    })),
  );
  await tx.insert(userRoles).values(
    made.map(({ ownerId, joinedMs }) => ({
      id: newIdAt(joinedMs),
      user_id: ownerId,
      role: 'retailer' as const,
      created_at: new Date(joinedMs),
    })),
  );
  await tx.insert(shops).values(
    made.map(({ ownerId, owner_name: _, bizmanId: salesperson_id, joinedMs, ...shop }) => ({
      ...shop,
      owner_id: ownerId,
      salesperson_id,
      created_at: new Date(joinedMs),
    })),
  );
  return made;
}

async function furnishOwnShop(
  { tx, nowMs }: DemoContext,
  ownerId: string,
  bizmanId: string | undefined,
): Promise<string | undefined> {
  const [row] = await tx
    .update(shops)
    .set({
      shop_type: 'kirana',
      area: HOME.name,
      address: `12 Hill Road, ${HOME.name}, ${HOME.city}`,
      pin_code: HOME.pin,
      lat: HOME.lat,
      lng: HOME.lng,
      salesperson_id: bizmanId ?? null,
      created_at: new Date(joinedMs(0, nowMs)),
    })
    .where(eq(shops.owner_id, ownerId))
    .returning({ id: shops.id });
  return row?.id;
}

interface LaunchParties {
  readonly brandId: string;
  readonly brandOwnerId: string;
  readonly shopId: string | undefined;
}

/** Live with its money held, and offered to the demo store first; the job offers it to the others. */
async function launch(
  context: DemoContext,
  wanted: (typeof CAMPAIGNS)[number],
  { brandId, brandOwnerId, shopId }: LaunchParties,
): Promise<LiveCampaign> {
  const { tx, newId, nowMs } = context;
  const config = await readPlatformConfig(tx);
  const rates = ratesUnder(config, config.fee_tiers[0]?.feeBps ?? 0);
  const { days, areas, launchedBeforeMs, pictured, ...values } = wanted;
  const launchedMs = nowMs - launchedBeforeMs;
  const id = newIdAt(launchedMs);
  const endsMs = nowMs + days * DAY_MS;
  await tx.insert(campaigns).values({
    ...values,
    areas: [...areas],
    // The picture of what is to be put up, drawn with the products.
    sample_photo_path: demoPicturePath(brandOwnerId, pictured),
    id,
    brand_id: brandId,
    fee_bps: rates.feeBps,
    gst_bps: rates.gstBps,
    supplier_gstin: rates.supplierGstin,
    starts_at: new Date(launchedMs),
    ends_at: new Date(endsMs),
    status: 'live',
    launched_at: new Date(launchedMs),
    created_at: new Date(launchedMs),
    version: 2,
  });
  const amountPaise = holdPaise(placementPrice(values.payout_paise, rates), values.slots);
  await holdCampaignMoney({ tx, newId }, { campaignId: id, brandId, amountPaise, createdBy: null });
  const launched = { id, brandId, payoutPaise: values.payout_paise };
  if (shopId === undefined) return launched;
  await tx.insert(deals).values({
    id: newId(),
    campaign_id: id,
    shop_id: shopId,
    brand_id: brandId,
    payout_paise: values.payout_paise,
    offer_expires_at: new Date(Math.min(endsMs, nowMs + config.offer_hours * HOUR_MS)),
  });
  return launched;
}

interface MarketParties {
  readonly ownerId: string | undefined;
  readonly shopId: string | undefined;
  readonly bizmanId: string | undefined;
  readonly brandId: string;
  readonly shops: readonly DemoShop[];
}

/** The photos that are still to be drawn. */
async function addPast(
  { tx, nowMs }: DemoContext,
  ports: DemoPorts,
  { ownerId, shopId: id, bizmanId, brandId, shops }: MarketParties,
): Promise<readonly string[]> {
  const adminId = await findDemoPerson(tx, 'admin');
  if (adminId === undefined || ownerId === undefined || id === undefined) return [];
  const { name: area, pin: pin_code, lat, lng } = HOME;
  const place = { area, address: '', pin_code, lat, lng };
  const names = { shop_name: '', owner_name: '' };
  const ownShop = { id, ownerId, bizmanId: null, joinedMs: 0, ...names, ...place };
  const past = { tx, ports, nowMs, config: await readPlatformConfig(tx) };
  return addDemoHistory(past, { brandId, adminId, bizmanId, ownShop, shops });
}

/**
 * Once per database: the photos that are still to be drawn, or nothing when it was filled before.
 * The demo people must be there.
 */
export function seedDemoMarket(ports: DemoPorts): Promise<readonly string[] | undefined> {
  const { db, newId, nowMs } = ports;
  return withSystem(db, ANONYMOUS, fillDemoMarket, async (tx) => {
    const isNew = await claimSeed(tx, 'demo-market');
    if (!isNew) return undefined;
    const context = { tx, newId, nowMs: nowMs() };
    const [brandOwner, storeOwner, bizmanId] = [
      await findDemoPerson(tx, 'brand'),
      await findDemoPerson(tx, 'retailer'),
      await findDemoPerson(tx, 'bizman'),
    ];
    const shops = await addShops(context, bizmanId);
    const shopId = storeOwner && (await furnishOwnShop(context, storeOwner, bizmanId));
    const [brand] = brandOwner
      ? await tx.select().from(brands).where(eq(brands.owner_id, brandOwner))
      : [];
    if (!brand) return [];
    const parties = { ownerId: storeOwner, shopId, bizmanId, brandId: brand.id, shops };
    // First, so that what is listed by its order is in the order of time.
    const photos = await addPast(context, ports, parties);
    await addTopup(context, {
      brandId: brand.id,
      amountPaise: TOPUP_PAISE,
      bankReference: 'DEMO000000000001',
    });
    const sides = { brandId: brand.id, brandOwnerId: brand.owner_id, shopId };
    await launch(context, CAMPAIGNS[0], sides);
    const waitedFor = await launch(context, CAMPAIGNS[1], sides);
    const past = { tx, ports, nowMs: context.nowMs, config: await readPlatformConfig(tx) };
    const others = shops.filter(({ bizmanId }) => bizmanId === null);
    return [...photos, ...(await addWaiting(past, waitedFor, others))];
  });
}
