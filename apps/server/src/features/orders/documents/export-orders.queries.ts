import { csvText, istDay, plainRupees } from '@chowk/domain/kernel';
import { exportOrders } from '@chowk/domain/orders';
import { and, desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { productOrders } from '../../../db/schema/trade/orders';
import { requireOwnBrand } from '../../wallets';
import { presentOrders } from '../present-order';

/** As many as a spreadsheet shows without trouble; what is older is asked for by its state. */
const MAX_ORDERS = 2_000;

const COLUMNS = [
  'order',
  'date',
  'status',
  'shop',
  'name',
  'address',
  'pin_code',
  'payment',
  'payment_state',
  'product',
  'pack_size',
  'hsn',
  'quantity',
  'price',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'total',
] as const;

export const ordersExport = implementQuery(exportOrders, async (context, { status }) => {
  const { tx, actor, nowMs } = context;
  const brand = await requireOwnBrand(tx, actor);
  const rows = await tx
    .select()
    .from(productOrders)
    .where(
      and(
        eq(productOrders.brand_id, brand.id),
        status === undefined ? undefined : eq(productOrders.status, status),
      ),
    )
    .orderBy(desc(productOrders.id))
    .limit(MAX_ORDERS);
  const lines = (await presentOrders(tx, rows)).flatMap((order) =>
    order.items.map((item) => [
      order.id,
      istDay(Date.parse(order.created_at)),
      order.status,
      order.shop_name,
      order.profiles.full_name,
      order.delivery.address,
      order.delivery.pin_code,
      order.payment,
      order.payment_state,
      item.products.name,
      item.pack_size,
      item.hsn,
      item.quantity,
      plainRupees(item.price_paise),
      plainRupees(item.taxable_paise),
      plainRupees(item.cgst_paise),
      plainRupees(item.sgst_paise),
      plainRupees(item.igst_paise),
      plainRupees(item.total_paise),
    ]),
  );
  return { name: `orders-${istDay(nowMs)}.csv`, csv: csvText(COLUMNS, lines) };
});
