import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { type Database, defineSystemStep, withSystem } from './db';
import { seeds } from './db/schema/runner';
import type { Env } from './env';

export const decideOnDemo = defineSystemStep(
  'demo.decide',
  'Whether this installation is a demo is settled once, before anyone can sign in.',
);

/** Asked for by name, or because a new embedded database has nobody in it; then remembered. */
export function decideDemo(db: Database, env: Env, isNew: boolean): Promise<boolean> {
  return withSystem(db, ANONYMOUS, decideOnDemo, async (tx) => {
    const [known] = await tx.select().from(seeds).where(eq(seeds.name, 'demo'));
    if (env.CHOWK_DEMO === 'off') return false;
    if (known) return true;
    const isDemo = env.CHOWK_DEMO === 'on' || isNew;
    if (isDemo) await tx.insert(seeds).values({ name: 'demo', version: 1 }).onConflictDoNothing();
    return isDemo;
  });
}
