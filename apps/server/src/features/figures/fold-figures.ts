import { ANONYMOUS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withSystem } from '../../db';
import { foldFigures as step } from './system-steps';

/** In portions, so that no reader waits for a long one. */
const PORTION = 5_000;

/** Adds up what was counted since; run twice or killed amid, it counts nothing twice. */
export async function foldFigures(ports: Pick<Ports, 'db'>, portion = PORTION): Promise<number> {
  for (let folded = 0; ; ) {
    const [row] = await withSystem(ports.db, ANONYMOUS, step, (tx) =>
      tx.execute<{ n: number }>(sql`select app.fold_figures(${portion}::int) as n`),
    );
    const n = Number(row?.n ?? 0);
    folded += n;
    if (n < portion) return folded;
  }
}
