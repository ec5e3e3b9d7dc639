import { restoreCmsVersion } from '@chowk/domain/cms';
import { ChowkError } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { cmsPages, cmsVersions } from '../../db/schema/cms';
import { presentPage } from './present-page';

export const restoreVersion = implementCommand(
  restoreCmsVersion,
  async ({ tx, record }, { id, version_id, version }) => {
    const [found] = await tx.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
    const before = requireRow(found);
    if (before.version !== version) {
      throw new ChowkError('STALE_VERSION', { details: { current: presentPage(before) } });
    }
    const isIt = and(eq(cmsVersions.id, version_id), eq(cmsVersions.page_id, id));
    const [kept] = await tx.select().from(cmsVersions).where(isIt);
    const draft = requireRow(kept).content;
    const [row] = await tx
      .update(cmsPages)
      .set({ draft, version: before.version + 1, updated_at: sql`now()` })
      .where(eq(cmsPages.id, id))
      .returning();
    record(id, { before: { draft: before.draft }, after: { draft } });
    return presentPage(requireRow(row));
  },
);
