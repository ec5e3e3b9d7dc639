import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { type Database, defineSystemStep, withSystem } from '../db';
import { seeds } from '../db/schema/system/runner';
import type { Env } from '../env';

export const decideOnDemo = defineSystemStep(
  'demo.decide',
  'Whether this installation is a demo is settled once, before anyone can sign in.',
);

/** Others may reach it, or it holds real data: nobody gets a demo there without asking for it. */
function isForReal({ DATABASE_URL, SITE_URL }: Env): boolean {
  return DATABASE_URL !== undefined || SITE_URL?.startsWith('https:') === true;
}

/** On when asked for, or by default on a new embedded database for trying the product out. */
export function decideDemo(db: Database, env: Env, isNew: boolean): Promise<boolean> {
  return withSystem(db, ANONYMOUS, decideOnDemo, async (tx) => {
    const [known] = await tx.select().from(seeds).where(eq(seeds.name, 'demo'));
    const isDemo = env.CHOWK_DEMO
      ? env.CHOWK_DEMO === 'on'
      : !isForReal(env) && (known !== undefined || isNew);
    if (isDemo && !known)
      await tx.insert(seeds).values({ name: 'demo', version: 1 }).onConflictDoNothing();
    return isDemo;
  });
}
