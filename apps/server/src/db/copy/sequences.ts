import { sql } from 'drizzle-orm';
import type { Tx } from '../database';

export interface SequenceValue {
  readonly name: string;
  /** As text, because it may exceed a JavaScript number. */
  readonly value: string;
}

/** The positions of used sequences. As the owner. */
export async function readSequences(tx: Tx): Promise<SequenceValue[]> {
  return tx.execute<{ name: string; value: string }>(sql`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'auth') and last_value is not null order by 1`);
}

export async function setSequences(tx: Tx, values: readonly SequenceValue[]): Promise<void> {
  for (const { name, value } of values) {
    await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint)`);
  }
}
