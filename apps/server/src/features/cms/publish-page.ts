import { cmsPageStates, publishCmsPage } from '@chowk/domain/cms';
import { requireStep } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { cmsPages } from '../../db/schema/cms';
import { presentPage } from './present-page';

export const publishPage = implementCommand(
  publishCmsPage,
  async ({ tx, actor, record, emit }, { id }) => {
    const [found] = await tx.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
    const before = requireRow(found);
    const status = requireStep(cmsPageStates, before.status, publishCmsPage.name, actor);
    const [row] = await tx
      .update(cmsPages)
      .set({ status, published: before.draft, published_at: sql`now()`, updated_at: sql`now()` })
      .where(eq(cmsPages.id, id))
      .returning();
    record(id, { before: before.published, after: before.draft });
    emit({
      type: 'cms_page.published',
      audience: 'everyone',
      entityId: id,
      payload: { slug: before.slug },
    });
    return presentPage(requireRow(row));
  },
);
