import {
  type Cart,
  judgeLine,
  readCart,
  sumLines,
  type TaxedLine,
  type TaxPlace,
  taxedLine,
} from '@chowk/domain/orders';
import { unitPricePaise } from '@chowk/domain/products';
import { asc, eq, sql } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { asSystem, builtOnce, runnerOf } from '../../../db';
import { cartItems } from '../../../db/schema/trade/orders';
import { payableOf } from '../../earnings';
import { requireOwnShop } from '../own-shop';
import { readPacksStep } from '../system-steps';
import { type Pack, readPacks, taxPlaceOf } from './read-packs';

type CartBrand = Cart['brands'][number];
type CartLine = CartBrand['lines'][number];

interface Counted {
  readonly line: CartLine;
  readonly taxed: TaxedLine;
}

function lineOf(pack: Pack, quantity: number, place: TaxPlace, area: string | null): Counted {
  const price_paise = unitPricePaise(pack, quantity);
  const taxed = taxedLine(price_paise * quantity, pack.gst_bps, place);
  const line = {
    variant_id: pack.id,
    product_id: pack.product_id,
    product_name: pack.product_name,
    pack_size: pack.pack_size,
    image_path: pack.image_paths[0] ?? null,
    quantity,
    min_quantity: pack.min_quantity,
    stock: pack.stock,
    mrp_paise: pack.mrp_paise,
    price_paise,
    gst_bps: pack.gst_bps,
    taxable_paise: taxed.taxable_paise,
    total_paise: taxed.total_paise,
    problem: judgeLine(pack, quantity, area) ?? null,
  };
  return { line, taxed };
}

interface OfBrand {
  readonly pack: Pack;
  readonly place: TaxPlace;
  readonly lines: Counted[];
}

function brandOf(pack: Pack, lines: readonly Counted[]): CartBrand {
  // What cannot be ordered counts towards nothing.
  const sum = sumLines(lines.filter(({ line }) => line.problem === null).map(({ taxed }) => taxed));
  const min_order_paise = pack.min_order_paise ?? 0;
  return {
    brand_id: pack.brand_id,
    brand_name: pack.brand_name,
    lines: lines.map(({ line }) => line),
    ...sum,
    min_order_paise,
    missing_paise: Math.max(0, min_order_paise - sum.taxable_paise),
  };
}

const findItems = builtOnce<{ variant_id: string; quantity: number }, { shopId: string }>((db) =>
  db
    .select({ variant_id: cartItems.variant_id, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.shop_id, sql.placeholder('shopId')))
    .orderBy(asc(cartItems.created_at), asc(cartItems.variant_id)),
);

export const cartRead = implementQuery(readCart, async ({ tx, actor }, params) => {
  const [shop, items, earnings_paise] = await Promise.all([
    requireOwnShop(tx, actor, params.shop_id),
    findItems(tx, { shopId: params.shop_id }),
    // Whose money it is, is nobody's business who acts for them.
    actor.actingForShopId ? 0 : payableOf(tx, actor.uid ?? ''),
  ]);
  const pinCode = params.pin_code ?? shop.pinCode;
  runnerOf(tx).endWithNext();
  const packs = await asSystem(tx, readPacksStep, () =>
    readPacks(
      tx,
      items.map((item) => item.variant_id),
    ),
  );
  const found = new Map<string, OfBrand>();
  for (const { variant_id, quantity } of items) {
    const pack = packs.get(variant_id);
    if (!pack) continue;
    let known = found.get(pack.brand_id);
    if (!known) {
      known = { pack, place: taxPlaceOf(pack, pinCode), lines: [] };
      found.set(pack.brand_id, known);
    }
    known.lines.push(lineOf(pack, quantity, known.place, shop.area));
  }
  const brands = [...found.values()].map(({ pack, lines }) => brandOf(pack, lines));
  return {
    brands,
    total_paise: brands.reduce((sum, brand) => sum + brand.total_paise, 0),
    earnings_paise,
  };
});
