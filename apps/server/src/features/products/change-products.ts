import { ChowkError, type OutputOf, type ParsedInputOf } from '@chowk/domain/kernel';
import {
  changedPaise,
  changeProducts as contract,
  marginBps,
  PRODUCT_LIMITS,
  priceProblem,
} from '@chowk/domain/products';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { products, productVariants } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';
import { NO_PRODUCT, type ProductRow, type VariantRow } from './product-rows';

type Input = ParsedInputOf<typeof contract>;
type Problem = OutputOf<typeof contract>['problems'][number];

interface Changed {
  readonly product: ProductRow;
  readonly before: VariantRow;
  readonly after: Pick<VariantRow, 'trade_paise' | 'tiers' | 'stock' | 'margin_bps'>;
}

function changedPack(product: ProductRow, before: VariantRow, input: Input): Changed {
  const { price_bps: bps = 0, stock, stock_added = 0 } = input;
  const trade_paise = changedPaise(before.trade_paise, bps);
  const tiers = before.tiers.map(({ min_quantity, price_paise }) => ({
    min_quantity,
    price_paise: changedPaise(price_paise, bps),
  }));
  const { mrp_paise } = before;
  const margin_bps = marginBps({ mrp_paise, trade_paise }, product.gst_bps);
  const pieces = (stock ?? before.stock) + stock_added;
  return { product, before, after: { trade_paise, tiers, stock: pieces, margin_bps } };
}

function problemOf({ product, before, after }: Changed): Problem['rule'] | undefined {
  if (after.stock > PRODUCT_LIMITS.stock) return 'max_number';
  return priceProblem({ ...after, mrp_paise: before.mrp_paise }, product.gst_bps);
}

async function writePacks(tx: Tx, changed: readonly Changed[], now: Date): Promise<void> {
  const lines = changed.map(({ before, after }) => ({ id: before.id, ...after }));
  await tx.execute(sql`
    update ${productVariants} set trade_paise = line.trade_paise, tiers = line.tiers,
      stock = line.stock, margin_bps = line.margin_bps, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (id uuid, trade_paise bigint, tiers jsonb, stock int, margin_bps int)
    where ${productVariants.id} = line.id`);
}

/** Every one has a new version: a form opened before must not write the old prices back. */
async function writeProducts(tx: Tx, changed: readonly Changed[], now: Date): Promise<void> {
  const margins = new Map<string, number>();
  for (const { product, after } of changed) {
    margins.set(
      product.id,
      Math.max(margins.get(product.id) ?? after.margin_bps, after.margin_bps),
    );
  }
  const lines = [...margins].map(([id, margin_bps]) => ({ id, margin_bps }));
  await tx.execute(sql`
    update ${products} set margin_bps = line.margin_bps, version = ${products.version} + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id uuid, margin_bps int)
    where ${products.id} = line.id`);
}

async function change(context: CommandContext, input: Input) {
  const { tx, actor, nowMs, record } = context;
  const { ids, price_bps, stock, stock_added } = input;
  if ([price_bps, stock, stock_added].every((each) => each === undefined)) {
    throw new ChowkError('NO_VALID_FIELDS');
  }
  const brand = await requireOwnBrand(tx, actor);
  const wanted = [...new Set(ids)];
  const isOwn = and(inArray(products.id, wanted), eq(products.brand_id, brand.id));
  const own = await tx.select().from(products).where(isOwn);
  requireRow(own.length === wanted.length ? own : undefined, NO_PRODUCT);
  const byId = new Map(own.map((product) => [product.id, product]));
  // In the order buyers lock them, so that nobody waits in a circle.
  const packs = await tx
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.product_id, wanted), productVariants.is_active))
    .orderBy(asc(productVariants.id))
    .for('update');
  const changed = packs.flatMap((pack) => {
    const product = byId.get(pack.product_id);
    return product ? [changedPack(product, pack, input)] : [];
  });
  const problems = changed.flatMap((each): Problem[] => {
    const rule = problemOf(each);
    const { product, before } = each;
    const { id: product_id, name } = product;
    return rule ? [{ product_id, name, pack_size: before.pack_size, rule }] : [];
  });
  if (problems.length === 0) {
    await writePacks(tx, changed, new Date(nowMs));
    await writeProducts(tx, changed, new Date(nowMs));
  }
  record(wanted[0] ?? '', { after: { ...input, problems: problems.length } });
  return { changed: problems.length === 0 ? own.length : 0, problems };
}

export const changeProducts = implementCommand(contract, change);
