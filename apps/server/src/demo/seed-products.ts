import { ANONYMOUS, DAY_MS, HOUR_MS, stateCodeOfGstin, statesOfPin } from '@chowk/domain/kernel';
import { type OrderState, receiveByMs, sumLines, taxedLine } from '@chowk/domain/orders';
import { areaKey, marginBps, unitPricePaise } from '@chowk/domain/products';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ports } from '../contract/context';
import { defineSystemStep, type Tx, withSystem } from '../db';
import { profiles, userRoles } from '../db/schema/accounts';
import { brands, shops } from '../db/schema/businesses';
import { orderDisputes, orderPhotos } from '../db/schema/trade/order-disputes';
import { productOrderItems, productOrders } from '../db/schema/trade/orders';
import { products, productVariants, tradeTerms } from '../db/schema/trade/products';
import { claimSeed } from '../db/seed/claim-seed';
import { issueOrderInvoice } from '../features/orders';
import { searchKeyOf } from '../features/products';
import { postToLedger } from '../features/wallets';
import { findDemoPerson } from './find-demo-person';
import { DEMO_BRANDS, DEMO_ORDERS, demoPicturePath } from './rows/catalogue';
import type { DemoBrand, DemoPack, DemoProduct } from './rows/shelf';

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
type Reached = (typeof DEMO_ORDERS)[number]['reached'];
const WAY: Readonly<Record<Reached, readonly OrderState[]>> = {
  placed: ['placed'],
  rejected: ['placed', 'rejected'],
  confirmed: ['placed', 'confirmed'],
  dispatched: ['placed', 'confirmed', 'dispatched'],
  delivered: ['placed', 'confirmed', 'dispatched', 'delivered'],
  disputed: ['placed', 'confirmed', 'dispatched', 'delivered', 'disputed'],
  completed: ['placed', 'confirmed', 'dispatched', 'delivered', 'completed'],
};
const HOURS_A_STEP = 5;
const RECEIVE_DAYS = 3;

interface HeldOrder {
  readonly id: string;
  readonly ownerId: string;
  readonly totalPaise: number;
  readonly paidMs: number;
}

/** Paid by UPI and on hold until the shop has said that everything arrived. */
async function holdMoney({ tx, newId }: DemoContext, { id, totalPaise, paidMs }: HeldOrder) {
  await postToLedger(
    { tx, newId, bookedAt: new Date(paidMs) },
    {
      kind: 'order_paid',
      key: `order_paid:${id}`,
      referenceId: id,
      memo: 'Demo',
      createdBy: null,
      lines: [
        { account: { kind: 'bank' }, amountPaise: -totalPaise },
        { account: { kind: 'order_hold', ownerId: id }, amountPaise: totalPaise },
      ],
    },
  );
}

async function reportProblem({ tx, newId }: DemoContext, order: HeldOrder, openedMs: number) {
  const { id: order_id, ownerId } = order;
  await tx.insert(orderDisputes).values({
    order_id,
    problem: 'damaged',
    note: 'One carton of cookies came wet. 6 packs cannot be sold.',
    opened_by: ownerId,
    opened_at: new Date(openedMs),
    answer: 'The carton was dry when it left our van. We can replace 3 packs.',
    answered_at: new Date(openedMs + HOUR_MS),
  });
  await tx.insert(orderPhotos).values({
    id: newId(),
    order_id,
    path: `${order_id}-${openedMs}.jpg`,
    position: 0,
    uploaded_by: ownerId,
    // Made when the picture is drawn; nothing is recognised by it here.
    sha256: '',
  });
}

/** How far it came, when, and what that means for the money. */
function courseOf(reached: Reached, startMs: number) {
  const way = WAY[reached];
  const atStep = (state: OrderState) => startMs + way.indexOf(state) * HOURS_A_STEP * HOUR_MS;
  const isSent = way.includes('dispatched');
  const isDelivered = way.includes('delivered');
  const isRejected = reached === 'rejected';
  const isHeld = reached === 'delivered' || reached === 'disputed';
  return {
    isSent,
    isHeld,
    reachedMs: atStep(reached),
    values: {
      status: reached,
      payment: isHeld ? 'upi' : 'on_delivery',
      payment_state: isDelivered ? 'paid' : isRejected ? 'none' : 'due',
      reason: isRejected ? REASON : null,
      carrier: isSent ? 'Own van' : null,
      tracking: isSent ? 'MH-02-DEMO' : null,
      timeline: way.map((status) => ({
        status,
        at: new Date(atStep(status)).toISOString(),
        note: status === 'rejected' ? REASON : null,
      })),
      receive_by: isDelivered ? new Date(receiveByMs(atStep('delivered'), RECEIVE_DAYS)) : null,
      created_at: new Date(startMs),
    },
  } as const;
}

/** Of the first shelf, whose orders there are. */
const OWN_GSTIN = DEMO_BRANDS[0]?.gstin ?? '';

async function placeOrders(context: DemoContext, seller: Seller, shelves: Shelves) {
  const { tx, newId, nowMs } = context;
  const ownerId = await findDemoPerson(tx, 'retailer');
  const [shop] = ownerId ? await tx.select().from(shops).where(eq(shops.owner_id, ownerId)) : [];
  const pinCode = shop?.pin_code;
  if (!ownerId || !shop || !pinCode) return;
  const place = {
    sellerState: stateCodeOfGstin(OWN_GSTIN),
    buyerState: statesOfPin(pinCode)[0] ?? null,
  };
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
    const course = courseOf(reached, startMs);
    const order = {
      id,
      checkout_id: newId(),
      shop_id: shop.id,
      brand_id: seller.id,
      owner_id: ownerId,
      placed_by: ownerId,
      seller_gstin: OWN_GSTIN,
      delivery: { address: shop.address ?? '', pin_code: pinCode, slot: 'morning' },
      ...sumLines(items),
      ...course.values,
    } as const;
    await tx.insert(productOrders).values(order);
    await tx.insert(productOrderItems).values(items);
    if (course.isSent) await issueOrderInvoice({ tx, nowMs: startMs }, order);
    if (!course.isHeld) continue;
    const held = { id, ownerId, totalPaise: order.total_paise, paidMs: startMs };
    await holdMoney(context, held);
    if (reached === 'disputed') await reportProblem(context, held, course.reachedMs);
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
