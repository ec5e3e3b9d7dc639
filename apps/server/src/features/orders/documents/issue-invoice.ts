import { financialYear, notFound, statesOfPin } from '@chowk/domain/kernel';
import { orderInvoiceNumber } from '@chowk/domain/orders';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { brands, shops } from '../../../db/schema/businesses';
import { orderInvoices } from '../../../db/schema/trade/orders';
import type { OrderRow } from '../order-rows';
import { nextSerial } from './next-serial';

async function partiesOf(tx: Tx, order: InvoicedOrder) {
  const { brand_id, shop_id, owner_id, seller_gstin, delivery } = order;
  const [[supplier], [recipient]] = await Promise.all([
    tx
      .select({ name: brands.brand_name, address: profiles.address })
      .from(brands)
      .innerJoin(profiles, eq(profiles.id, brands.owner_id))
      .where(eq(brands.id, brand_id)),
    tx
      .select({ name: shops.shop_name, gstin: shops.gstin, owner: profiles.full_name })
      .from(shops)
      .innerJoin(profiles, eq(profiles.id, owner_id))
      .where(eq(shops.id, shop_id)),
  ]);
  if (!supplier || !recipient) throw notFound();
  const { address, pin_code } = delivery;
  const state_code = statesOfPin(pin_code)[0] ?? null;
  return {
    // As it was when the price was agreed: who registers later has not taxed these goods.
    supplier: { ...supplier, gstin: seller_gstin },
    recipient: { ...recipient, address, pin_code, state_code },
  };
}

type InvoicedOrder = Pick<
  OrderRow,
  'id' | 'brand_id' | 'shop_id' | 'owner_id' | 'seller_gstin' | 'delivery'
>;

/** As the system, with the step that sends the goods: what leaves, leaves with its invoice. */
export async function issueOrderInvoice(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  order: InvoicedOrder,
): Promise<void> {
  const financial_year = financialYear(nowMs);
  const parties = await partiesOf(tx, order);
  const serial = await nextSerial(tx, orderInvoices, order.brand_id, financial_year);
  await tx.insert(orderInvoices).values({
    order_id: order.id,
    brand_id: order.brand_id,
    number: orderInvoiceNumber(financial_year, serial),
    financial_year,
    serial,
    parties,
    issued_at: new Date(nowMs),
  });
}
