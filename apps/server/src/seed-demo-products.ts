import { ANONYMOUS, DAY_MS, HOUR_MS, stateCodeOfGstin, statesOfPin } from '@chowk/domain/kernel';
import { type OrderState, sumLines, taxedLine } from '@chowk/domain/orders';
import { areaKey, marginBps, unitPricePaise } from '@chowk/domain/products';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ports } from './contract/context';
import { defineSystemStep, type Tx, withSystem } from './db';
import { profiles, userRoles } from './db/schema/accounts';
import { brands, shops } from './db/schema/businesses';
import { productOrderItems, productOrders } from './db/schema/orders';
import { products, productVariants, tradeTerms } from './db/schema/products';
import { claimSeed } from './db/seed/claim-seed';
import {
  DEMO_BRANDS,
  DEMO_ORDERS,
  type DemoBrand,
  type DemoPack,
  type DemoProduct,
  demoPicturePath,
} from './db/seed/demo-catalogue';
import { issueOrderInvoice } from './features/orders';
import { searchKeyOf } from './features/products';
import { findDemoPerson } from './find-demo-person';

export const fillDemoShelves = defineSystemStep(
  'seed.demo-products',
  'A demo needs something to buy and orders on their way before anybody has signed in.',
);

type DemoPorts = Pick<Ports, 'db' | 'newId' | 'nowMs'>;
type DemoContext = { readonly tx: Tx; readonly newId: () => string; readonly nowMs: number };
type Seller = { readonly id: string; readonly ownerId: string };

/** Stands on invoices. */
const SELLER_ADDRESS = 'Demo Industrial Estate, Unit 4, Andheri East, Mumbai 400069';

const paiseOf = (rupees: number) => Math.round(rupees * 100);

const tiersOf = ({ tiers = [] }: DemoPack) =>
  tiers.map(([min_quantity, price]) => ({ min_quantity, price_paise: paiseOf(price) }));

async function findOwnSeller(tx: Tx, gstin: string): Promise<Seller | undefined> {
  const ownerId = await findDemoPerson(tx, 'brand');
  if (!ownerId) return undefined;
  const isIt = eq(brands.owner_id, ownerId);
  // A number somebody has typed in stays theirs.
  await tx
    .update(brands)
    .set({ gstin })
    .where(and(isIt, isNull(brands.gstin)));
  await tx
    .update(profiles)
    .set({ address: SELLER_ADDRESS })
    .where(and(eq(profiles.id, ownerId), isNull(profiles.address)));
  const [row] = await tx.select({ id: brands.id }).from(brands).where(isIt);
  return row && { id: row.id, ownerId };
}

/** A brand nobody can sign in as. */
async function addSeller({ tx, newId }: DemoContext, name: string, gstin: string): Promise<Seller> {
  const [id, ownerId] = [newId(), newId()];
  await tx
    .insert(profiles)
    .values({ id: ownerId, full_name: `${name} Owner`, address: SELLER_ADDRESS });
  await tx.insert(userRoles).values({ id: newId(), user_id: ownerId, role: 'brand' });
  await tx
    .insert(brands)
    .values({ id, owner_id: ownerId, brand_name: name, gstin, is_verified: true });
  return { id, ownerId };
}

function productRow({ id: brand_id, ownerId }: Seller, product: DemoProduct, id: string) {
  const { slug, name, category, description, hsn, gstBps, areas = [], packs } = product;
  const margins = packs.map(({ mrp, trade }) =>
    marginBps({ mrp_paise: paiseOf(mrp), trade_paise: paiseOf(trade) }, gstBps),
  );
  const variants = packs.map(({ size }) => ({ pack_size: size }));
  return {
    id,
    brand_id,
    name,
    name_key: areaKey(name),
    category,
    description,
    hsn,
    gst_bps: gstBps,
    areas: [...areas],
    area_keys: areas.map(areaKey),
    image_paths: [demoPicturePath(ownerId, slug)],
    margin_bps: Math.max(...margins),
    // Found by its Latin name too, where it is written in Hindi.
    search_key: searchKeyOf({ name: `${name} ${slug}`, category, variants }),
  };
}

function packRow(seller: Seller, product: DemoProduct, productId: string, position: number) {
  const pack = product.packs[position] ?? product.packs[0];
  const prices = { mrp_paise: paiseOf(pack.mrp), trade_paise: paiseOf(pack.trade) };
  return {
    product_id: productId,
    brand_id: seller.id,
    pack_size: pack.size,
    ...prices,
    tiers: tiersOf(pack),
    min_quantity: pack.least ?? 1,
    stock: pack.stock,
    margin_bps: marginBps(prices, product.gstBps),
    position,
  };
}

async function fillShelves({ tx, newId }: DemoContext, seller: Seller, demo: DemoBrand) {
  const made = demo.products.map((product) => ({ product, id: newId() }));
  await tx.insert(products).values(made.map(({ product, id }) => productRow(seller, product, id)));
  const packs = made.flatMap(({ product, id }) =>
    product.packs.map((_, position) => ({
      ...packRow(seller, product, id, position),
      id: newId(),
      product,
    })),
  );
  await tx.insert(productVariants).values(packs.map(({ product: _, ...row }) => row));
  const min_order_paise = paiseOf(demo.minOrder);
  await tx.insert(tradeTerms).values({ brand_id: seller.id, min_order_paise });
  return packs;
}

type Shelves = Awaited<ReturnType<typeof fillShelves>>;

const REASON = 'The bottling line stands still this week.';
const WAY: Readonly<Record<(typeof DEMO_ORDERS)[number]['reached'], readonly OrderState[]>> = {
  placed: ['placed'],
  rejected: ['placed', 'rejected'],
  confirmed: ['placed', 'confirmed'],
  dispatched: ['placed', 'confirmed', 'dispatched'],
  delivered: ['placed', 'confirmed', 'dispatched', 'delivered'],
};
const HOURS_A_STEP = 5;

async function placeOrders({ tx, newId, nowMs }: DemoContext, seller: Seller, shelves: Shelves) {
  const ownerId = await findDemoPerson(tx, 'retailer');
  const [shop] = ownerId ? await tx.select().from(shops).where(eq(shops.owner_id, ownerId)) : [];
  const pinCode = shop?.pin_code;
  if (!ownerId || !shop || !pinCode) return;
  const sellerState = stateCodeOfGstin(DEMO_BRANDS[0]?.gstin ?? '');
  const place = { sellerState, buyerState: statesOfPin(pinCode)[0] ?? null };
  for (const { daysAgo, reached, lines } of DEMO_ORDERS) {
    const id = newId();
    const startMs = nowMs - daysAgo * DAY_MS - HOUR_MS;
    const items = lines.flatMap(([slug, position, quantity]) => {
      const pack = shelves.find((each) => each.product.slug === slug && each.position === position);
      if (!pack) return [];
      const price_paise = unitPricePaise(pack, quantity);
      const { product_id, pack_size, mrp_paise, product } = pack;
      const { name: product_name, hsn, gstBps: gst_bps } = product;
      return [
        {
          id: newId(),
          order_id: id,
          product_id,
          variant_id: pack.id,
          ...{ product_name, pack_size, hsn, gst_bps, mrp_paise, price_paise },
          ordered: quantity,
          quantity,
          ...taxedLine(price_paise * quantity, gst_bps, place),
        },
      ];
    });
    const way = WAY[reached];
    const isSent = way.includes('dispatched');
    const order = {
      id,
      checkout_id: newId(),
      shop_id: shop.id,
      brand_id: seller.id,
      owner_id: ownerId,
      placed_by: ownerId,
      status: reached,
      payment: 'on_delivery',
      payment_state: reached === 'delivered' ? 'paid' : reached === 'rejected' ? 'none' : 'due',
      delivery: { address: shop.address ?? '', pin_code: pinCode, slot: 'morning' },
      ...sumLines(items),
      reason: reached === 'rejected' ? REASON : null,
      carrier: isSent ? 'Own van' : null,
      tracking: isSent ? 'MH-02-DEMO' : null,
      timeline: way.map((status, step) => ({
        status,
        at: new Date(startMs + step * HOURS_A_STEP * HOUR_MS).toISOString(),
        note: status === 'rejected' ? REASON : null,
      })),
      created_at: new Date(startMs),
    } as const;
    await tx.insert(productOrders).values(order);
    await tx.insert(productOrderItems).values(items);
    if (isSent) await issueOrderInvoice({ tx, nowMs: startMs }, order);
  }
}

/** Once per database, after the market: the owners whose pictures are still to be drawn. */
export function seedDemoProducts({ db, newId, nowMs }: DemoPorts): Promise<readonly string[]> {
  return withSystem(db, ANONYMOUS, fillDemoShelves, async (tx) => {
    const isNew = await claimSeed(tx, 'demo-products');
    if (!isNew) return [];
    const context = { tx, newId, nowMs: nowMs() };
    const owners: string[] = [];
    for (const demo of DEMO_BRANDS) {
      const seller = demo.name
        ? await addSeller(context, demo.name, demo.gstin)
        : await findOwnSeller(tx, demo.gstin);
      owners.push(seller?.ownerId ?? '');
      if (!seller) continue;
      const shelves = await fillShelves(context, seller, demo);
      if (!demo.name) await placeOrders(context, seller, shelves);
    }
    return owners;
  });
}
