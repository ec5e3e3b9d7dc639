import type { CmsPageState } from '@chowk/domain/cms';
import { eq, max } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { cmsPages, cmsVersions } from '../../db/schema/cms';

export type PageRow = typeof cmsPages.$inferSelect;

interface Showing {
  readonly tx: Tx;
  readonly newId: () => string;
  readonly nowMs: number;
  /** Nobody, when it goes out by itself. */
  readonly by: string | null;
}

/** The draft of a locked page is what everyone sees from now on, and is kept as it was shown. */
export async function showDraft(
  { tx, newId, nowMs, by }: Showing,
  page: PageRow,
  status: CmsPageState,
): Promise<PageRow> {
  const published_at = new Date(nowMs);
  const [latest] = await tx
    .select({ number: max(cmsVersions.number) })
    .from(cmsVersions)
    .where(eq(cmsVersions.page_id, page.id));
  await tx.insert(cmsVersions).values({
    id: newId(),
    page_id: page.id,
    number: (latest?.number ?? 0) + 1,
    content: page.draft,
    published_at,
    published_by: by,
  });
  const [row] = await tx
    .update(cmsPages)
    .set({
      status,
      published: page.draft,
      published_at,
      publish_at: null,
      updated_at: published_at,
    })
    .where(eq(cmsPages.id, page.id))
    .returning();
  return requireRow(row);
}
