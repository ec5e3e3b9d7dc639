import { cmsPageStates, publishCmsPage } from '@chowk/domain/cms';
import { requireStep } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { cmsPages } from '../../db/schema/cms';
import { presentPage } from './present-page';
import { showDraft } from './show-draft';

export const publishPage = implementCommand(publishCmsPage, async (context, { id }) => {
  const { tx, actor, record, emit } = context;
  const [found] = await tx.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
  const before = requireRow(found);
  const status = requireStep(cmsPageStates, before.status, publishCmsPage.name, actor);
  const row = await showDraft({ ...context, by: actor.uid }, before, status);
  record(id, { before: before.published, after: before.draft });
  emit({
    type: 'cms_page.published',
    audience: 'everyone',
    entityId: id,
    payload: { slug: before.slug },
  });
  return presentPage(row);
});
