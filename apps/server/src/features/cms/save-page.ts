import { saveCmsPage } from '@chowk/domain/cms';
import { ChowkError } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { cmsPages } from '../../db/schema/cms';
import { presentPage } from './present-page';

export const savePage = implementCommand(saveCmsPage, async ({ tx, record }, input) => {
  const { id, slug, draft, version } = input;
  const [before] = await tx.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
  // Both versions are shown to the editor; neither silently wins.
  if (before && before.version !== version) {
    throw new ChowkError('STALE_VERSION', { details: { current: presentPage(before) } });
  }
  const [row] = before
    ? await tx
        .update(cmsPages)
        .set({ slug, draft, version: before.version + 1, updated_at: sql`now()` })
        .where(eq(cmsPages.id, id))
        .returning()
    : await tx.insert(cmsPages).values({ id, slug, draft }).returning();
  const after = requireRow(row);
  record(id, {
    before: before ? { slug: before.slug, draft: before.draft } : null,
    after: { slug, draft },
  });
  return presentPage(after);
});
