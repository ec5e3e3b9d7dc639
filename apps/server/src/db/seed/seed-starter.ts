import { ANONYMOUS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { cmsPages } from '../schema/cms';
import { platformStats } from '../schema/platform';
import { seeds } from '../schema/runner';
import { defineSystemStep, withSystem } from '../with-actor';
import { STARTER_PAGES, STARTER_STATS } from './starter-content';

export const writeStarterContent = defineSystemStep(
  'seed.starter-content',
  'A new installation needs its front page figures and legal pages before anyone has signed in.',
);

/** Once per database, whoever starts first; later edits by a super admin are never overwritten. */
export async function seedStarterContent(db: Database, newId: () => string): Promise<boolean> {
  return withSystem(db, ANONYMOUS, writeStarterContent, async (tx) => {
    const claimed = await tx
      .insert(seeds)
      .values({ name: 'starter', version: 1 })
      .onConflictDoNothing()
      .returning({ name: seeds.name });
    if (claimed.length === 0) return false;
    await tx
      .insert(platformStats)
      .values(STARTER_STATS.map((stat, i) => ({ ...stat, id: newId(), display_order: i })));
    await tx.insert(cmsPages).values(
      STARTER_PAGES.map(({ slug, draft }) => ({
        id: newId(),
        slug,
        status: 'published' as const,
        draft,
        published: draft,
        published_at: sql`now()`,
      })),
    );
    return true;
  });
}
