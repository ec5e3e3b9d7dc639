import {
  type CountedLine,
  cartTotal,
  countLine,
  judgeLine,
  readCart,
  sumBrand,
  type TaxPlace,
} from '@chowk/domain/orders';
import { unitPricePaise } from '@chowk/domain/products';
import { implementQuery } from '../../../contract/implement';
import { asSystem, runnerOf } from '../../../db';
import { payableOf } from '../../earnings';
import { requireOwnShop } from '../own-shop';
import { readPacksStep } from '../system-steps';
import { findItems, presentLines } from './cart-lines';
import { type Pack, readPacks, taxPlaceOf } from './read-packs';

function lineOf(pack: Pack, quantity: number, place: TaxPlace, area: string | null): CountedLine {
  return countLine(
    {
      variant_id: pack.id,
      product_id: pack.product_id,
      product_name: pack.product_name,
      pack_size: pack.pack_size,
      image_path: pack.image_paths[0] ?? null,
      quantity,
      min_quantity: pack.min_quantity,
      stock: pack.stock,
      mrp_paise: pack.mrp_paise,
      price_paise: unitPricePaise(pack, quantity),
      gst_bps: pack.gst_bps,
      problem: judgeLine(pack, quantity, area) ?? null,
    },
    place,
  );
}

interface OfBrand {
  readonly pack: Pack;
  readonly place: TaxPlace;
  readonly lines: CountedLine[];
}

export const cartRead = implementQuery(readCart, async ({ tx, actor }, params) => {
  const [shop, items, earnings_paise] = await Promise.all([
    requireOwnShop(tx, actor, params.shop_id),
    findItems(tx, { shopId: params.shop_id }),
    // Bizmen acting for the owner do not see the owner's money.
    actor.actingForShopId ? 0 : payableOf(tx, actor.uid ?? ''),
  ]);
  const { lines } = presentLines(shop.id, items);
  const pinCode = params.pin_code ?? shop.pinCode;
  runnerOf(tx).endWithNext();
  const packs = await asSystem(tx, readPacksStep, () =>
    readPacks(
      tx,
      lines.map((line) => line.variant_id),
    ),
  );
  const found = new Map<string, OfBrand>();
  for (const { variant_id, quantity } of lines) {
    const pack = packs.get(variant_id);
    if (!pack) continue;
    let known = found.get(pack.brand_id);
    if (!known) {
      known = { pack, place: taxPlaceOf(pack, pinCode), lines: [] };
      found.set(pack.brand_id, known);
    }
    known.lines.push(lineOf(pack, quantity, known.place, shop.area));
  }
  const brands = [...found.values()].map(({ pack, lines }) =>
    sumBrand({ ...pack, min_order_paise: pack.min_order_paise ?? 0 }, lines),
  );
  return {
    brands,
    total_paise: cartTotal(brands),
    earnings_paise,
  };
});
