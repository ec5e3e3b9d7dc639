import { cmsPageStates } from '@chowk/domain/cms';
import { ANONYMOUS, requireSystemStep } from '@chowk/domain/kernel';
import { asc, lte } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { publishEvent } from '../../contract/run/after-run';
import { withSystem } from '../../db';
import { cmsPages } from '../../db/schema/cms';
import { showDraft } from './show-draft';
import { publishDue } from './system-steps';

/** Pages whose time has come; run twice, the second finds none. */
export async function publishDuePages(
  ports: Pick<Ports, 'db' | 'nowMs' | 'newId'>,
): Promise<number> {
  return withSystem(ports.db, ANONYMOUS, publishDue, async (tx) => {
    const nowMs = ports.nowMs();
    const due = await tx
      .select()
      .from(cmsPages)
      .where(lte(cmsPages.publish_at, new Date(nowMs)))
      .orderBy(asc(cmsPages.id))
      .for('update');
    for (const page of due) {
      const status = requireSystemStep(cmsPageStates, page.status, 'cms.publish-due');
      await showDraft({ tx, newId: ports.newId, nowMs, by: null }, page, status);
      await publishEvent(tx, {
        type: 'cms_page.published',
        audience: 'everyone',
        entityId: page.id,
        payload: { slug: page.slug },
      });
    }
    return due.length;
  });
}
