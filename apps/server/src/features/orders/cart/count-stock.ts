import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { productVariants } from '../../../db/schema/trade/products';

export interface StockChange {
  readonly id: string;
  /** Negative for what is taken. */
  readonly pieces: number;
}

/** As the system, the packs locked: one statement, however many lines. */
export async function countStock(tx: Tx, changes: readonly StockChange[], now: Date) {
  if (changes.length === 0) return;
  await tx.execute(sql`
    update ${productVariants} set stock = ${productVariants.stock} + line.pieces,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as line (id uuid, pieces int)
    where ${productVariants.id} = line.id`);
}
