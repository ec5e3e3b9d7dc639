import { desc, eq } from 'drizzle-orm';
import type { QueryContext } from '../../../contract/context';
import { deepLinkAnalytics } from '../../../db/schema/deep-links';

/** What became of links the person opened or shared, while they agreed to its being kept. */
export async function exportLinkEvents({ tx }: QueryContext, personId: string) {
  const { event_type, link_type, resource_id, metadata } = deepLinkAnalytics;
  return tx
    .select({ event_type, link_type, resource_id, metadata })
    .from(deepLinkAnalytics)
    .where(eq(deepLinkAnalytics.user_id, personId))
    .orderBy(desc(deepLinkAnalytics.id));
}
