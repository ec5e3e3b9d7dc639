import { istDay } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { brands } from '../../src/db/schema/businesses';
import { earnings } from '../../src/db/schema/money/earnings';
import { postToLedger, replayedPaise } from '../../src/features/wallets';
import { newId } from '../../src/new-id';
import { type BrandSide, type MarketOptions, type Store, startMarket } from './market';

export const DELIVERY = { address: '12 Hill Road, Bandra', pin_code: '400050' };
/** Of Maharashtra, where the delivery goes; the check character fits. */
export const GSTIN_HERE = '27AAPFU0939F1ZV';
export const GSTIN_AWAY = '29AAGCB7383J1Z4';

export interface Sold {
  readonly productId: string;
  readonly variantId: string;
}

interface Line {
  readonly variant_id: string;
  readonly quantity: number;
  readonly price_paise: number;
}

/** A market with goods on sale, and short ways to buy them. */
export async function startTrade(options: MarketOptions = {}) {
  const t = await startMarket(options);

  async function seller(gstin: string | null = null): Promise<BrandSide> {
    const side = await t.brand(0);
    const isIt = eq(brands.id, side.brandId);
    if (gstin) await t.asSystem((tx) => tx.update(brands).set({ gstin }).where(isIt));
    return side;
  }

  /** One pack at ₹80, its MRP ₹100, tax 5 %. */
  async function sell(
    { owner }: BrandSide,
    variant: Record<string, unknown> = {},
    product: Record<string, unknown> = {},
  ): Promise<Sold> {
    const [productId, variantId] = [newId(), newId()];
    const pack = { id: variantId, pack_size: '1 kg', mrp_paise: 10_000, trade_paise: 8_000 };
    const input = {
      id: productId,
      name: `Product ${productId.slice(-8)}`,
      category: 'staples',
      hsn: '1001',
      gst_bps: 500,
      ...product,
      variants: [{ ...pack, stock: 100, ...variant }],
    };
    const made = await t.command('product_save', input, { actor: owner });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    return { productId, variantId };
  }

  const line = ({ variantId }: Sold, quantity = 1, price_paise = 8_000): Line => ({
    variant_id: variantId,
    quantity,
    price_paise,
  });

  function place({ owner, shopId }: Store, lines: readonly Line[], values: object = {}) {
    const input = {
      id: newId(),
      shop_id: shopId,
      lines,
      payment: 'on_delivery',
      delivery: DELIVERY,
      ...values,
    };
    return t.command('order_place', input, { actor: owner });
  }

  async function stockOf({ variantId }: Sold): Promise<number> {
    const query = 'select stock from product_variants where id = $1';
    return Number((await t.db.execute(query, [variantId]))[0]?.stock);
  }

  /** Approved money somebody could be paid out or spend. */
  async function earn({ owner }: Store, amountPaise: number): Promise<void> {
    await t.asSystem(async (tx) => {
      const ledger_transaction_id = await postToLedger(
        { tx, newId },
        {
          kind: 'bonus',
          key: newId(),
          referenceId: owner.uid,
          memo: 'Test',
          createdBy: null,
          lines: [
            { account: { kind: 'platform_expense' }, amountPaise: -amountPaise },
            { account: { kind: 'payee', ownerId: owner.uid }, amountPaise },
          ],
        },
      );
      await tx.insert(earnings).values({
        id: newId(),
        kind: 'placement',
        payee_id: owner.uid,
        gross_paise: amountPaise,
        net_paise: amountPaise,
        status: 'payable',
        payable_on: istDay(t.clock.ms),
        ledger_transaction_id,
      });
    });
  }

  const heldFor = (orderId: string) =>
    t.asSystem((tx) => replayedPaise(tx, { kind: 'order_hold', ownerId: orderId }));

  return { ...t, seller, sell, line, place, stockOf, earn, heldFor };
}

export type Trade = Awaited<ReturnType<typeof startTrade>>;
