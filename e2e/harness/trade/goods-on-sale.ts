import { callerOf } from '../people/call';
import { makePerson } from '../people/new-person';

/** One pack at ₹80, MRP ₹100; cheaper from ten; at least two. */
function packOf(pack_size: string) {
  return {
    id: crypto.randomUUID(),
    pack_size,
    mrp_paise: 10_000,
    trade_paise: 8_000,
    tiers: [{ min_quantity: 10, price_paise: 7_500 }],
    min_quantity: 2,
    stock: 40,
  };
}

/** A new brand that sells one product in two packs, with a minimum of ₹300. */
export async function sellGoods(origin: string) {
  const owner = await makePerson(origin, 'brand');
  const brand = await callerOf(origin, owner);
  const name = `Haldi ${Date.now()}`;
  const packs = [packOf('500 g'), packOf('1 kg')];
  const product = {
    id: crypto.randomUUID(),
    name,
    category: 'staples',
    description: 'Ground fresh every week.',
    hsn: '0910',
    gst_bps: 500,
    variants: packs,
  };
  const { version } = await brand.run<{ version: number }>('product_save', product);
  await brand.run('trade_terms_save', { min_order_paise: 30_000 });
  const reprice = (trade_paise: number) =>
    brand.run('product_save', {
      ...product,
      version,
      variants: packs.map((pack) => ({ ...pack, trade_paise, tiers: [] })),
    });
  return { owner, brand, name, reprice };
}
