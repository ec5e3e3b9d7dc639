import { scheduleCmsPage } from '@chowk/domain/cms';
import { invalidField } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { cmsPages } from '../../db/schema/cms';
import { presentPage } from './present-page';

export const schedulePage = implementCommand(
  scheduleCmsPage,
  async ({ tx, nowMs, record }, { id, publish_at }) => {
    const at = publish_at === null ? null : new Date(publish_at);
    if (at && at.getTime() <= nowMs) throw invalidField('publish_at', 'future');
    const [found] = await tx.select().from(cmsPages).where(eq(cmsPages.id, id)).for('update');
    const before = requireRow(found);
    const [row] = await tx
      .update(cmsPages)
      .set({ publish_at: at })
      .where(eq(cmsPages.id, id))
      .returning();
    record(id, {
      before: { publish_at: before.publish_at?.toISOString() ?? null },
      after: { publish_at: at?.toISOString() ?? null },
    });
    return presentPage(requireRow(row));
  },
);
