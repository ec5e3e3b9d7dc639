import { saveTradeTerms as contract, readTradeTerms } from '@chowk/domain/products';
import { eq } from 'drizzle-orm';
import { implementCommand, implementQuery } from '../../contract/implement';
import { tradeTerms } from '../../db/schema/trade/products';
import { requireOwnBrand } from '../wallets';

export const saveTradeTerms = implementCommand(contract, async (context, { min_order_paise }) => {
  const { tx, actor, nowMs, record } = context;
  const { id } = await requireOwnBrand(tx, actor);
  const set = { min_order_paise, updated_at: new Date(nowMs) };
  await tx
    .insert(tradeTerms)
    .values({ brand_id: id, ...set })
    .onConflictDoUpdate({ target: tradeTerms.brand_id, set });
  record(id, { after: { min_order_paise } });
  return { min_order_paise };
});

export const tradeTermsRead = implementQuery(readTradeTerms, async ({ tx, actor }) => {
  const { id } = await requireOwnBrand(tx, actor);
  const [row] = await tx.select().from(tradeTerms).where(eq(tradeTerms.brand_id, id));
  return { min_order_paise: row?.min_order_paise ?? 0 };
});
