import { newId } from '../../apps/server/src/new-id';
import { ask } from './ask';
import type { Buyer } from './cost-server';

export interface Work {
  readonly title: string;
  readonly run: (buyer: Buyer) => Promise<unknown>;
}

/** What buyers ask of the server at this address, each in turn for another pack. */
export function worksOn(at: string, packs: readonly string[]): readonly Work[] {
  let turn = 0;
  const pack = () => packs[(turn++ * 37) % packs.length] ?? '';
  const command = (name: string, buyer: Buyer, input: object) =>
    ask(`${at}/functions/v1/${name}`, buyer, input);
  const query = (path: string) => (buyer: Buyer) => ask(`${at}/rest/v1/${path}`, buyer);

  const setLine = (buyer: Buyer, variant_id: string) =>
    command('cart_set', buyer, { shop_id: buyer.shopId, variant_id, quantity: 1 });
  const readCart = (buyer: Buyer) => query(`cart?shop_id=${buyer.shopId}`)(buyer);
  const place = (buyer: Buyer, variant_id: string) =>
    command('order_place', buyer, {
      id: newId(),
      shop_id: buyer.shopId,
      lines: [{ variant_id, quantity: 1, price_paise: 8_000 }],
      payment: 'on_delivery',
      delivery: { address: '12 Hill Road', pin_code: '400050' },
    });
  return [
    { title: 'market_list', run: query('market_products?limit=20') },
    { title: 'market_list, search', run: query('market_products?limit=20&search=haldi') },
    { title: 'cart_set', run: (buyer) => setLine(buyer, packs[0] ?? '') },
    { title: 'cart_read', run: readCart },
    { title: 'order_place', run: (buyer) => place(buyer, pack()) },
    {
      title: 'checkout',
      run: async (buyer) => {
        const variantId = pack();
        await setLine(buyer, variantId);
        await readCart(buyer);
        await place(buyer, variantId);
      },
    },
  ];
}
