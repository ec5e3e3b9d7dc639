import { ANONYMOUS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../database';
import { cmsPages, cmsVersions } from '../schema/cms';
import { platformStats } from '../schema/platform';
import { defineSystemStep, withSystem } from '../with-actor';
import { claimSeed } from './claim-seed';
import { STARTER_PAGES } from './pages';
import { STARTER_STATS } from './starter-content';

export const writeStarterContent = defineSystemStep(
  'seed.starter-content',
  'A new installation needs its front page figures and legal pages before anyone has signed in.',
);

type Pages = typeof STARTER_PAGES;

/** Published without an author; an existing page stays as it is. */
async function writePages(tx: Tx, newId: () => string, pages: Pages): Promise<void> {
  const rows = await tx
    .insert(cmsPages)
    .values(
      pages.map(({ slug, draft }) => ({
        id: newId(),
        slug,
        status: 'published' as const,
        draft,
        published: draft,
        published_at: sql`now()`,
      })),
    )
    .onConflictDoNothing({ target: cmsPages.slug })
    .returning();
  if (rows.length === 0) return;
  await tx.insert(cmsVersions).values(
    rows.map(({ id, draft }) => ({
      id: newId(),
      page_id: id,
      number: 1,
      content: draft,
      published_at: sql`now()`,
    })),
  );
}

/** Once per database; later edits by a super admin are never overwritten. */
export async function seedStarterContent(db: Database, newId: () => string): Promise<boolean> {
  return withSystem(db, ANONYMOUS, writeStarterContent, async (tx) => {
    const isNew = await claimSeed(tx, 'starter');
    if (isNew) {
      await tx
        .insert(platformStats)
        .values(STARTER_STATS.map((stat, i) => ({ ...stat, id: newId(), display_order: i })));
    }
    // Older installations get missing pages, once.
    if (await claimSeed(tx, 'starter-pages')) await writePages(tx, newId, STARTER_PAGES);
    return isNew;
  });
}
