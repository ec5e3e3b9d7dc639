import { deleteCmsPage } from '@chowk/domain/cms';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { cmsPages } from '../../db/schema/cms';

export const deletePage = implementCommand(deleteCmsPage, async ({ tx, record, emit }, { id }) => {
  const [row] = await tx.delete(cmsPages).where(eq(cmsPages.id, id)).returning();
  const { slug, draft, published } = requireRow(row);
  record(id, { before: { slug, draft, published }, after: null });
  emit({ type: 'cms_page.deleted', audience: 'everyone', entityId: id, payload: { slug } });
  return { id };
});
