import { runnerOf, type Tx } from '../../../db';

export interface StockChange {
  readonly id: string;
  /** Negative for what is taken. */
  readonly pieces: number;
}

const COUNT = `
  update product_variants set stock = stock + line.pieces, updated_at = $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as line (id uuid, pieces int)
  where product_variants.id = line.id`;

/** As the system, with the packs locked: one statement for any number of lines, not awaited. */
export async function countStock(tx: Tx, changes: readonly StockChange[], now: Date) {
  if (changes.length === 0) return;
  await runnerOf(tx).last(COUNT, [JSON.stringify(changes), now.toISOString()]);
}
