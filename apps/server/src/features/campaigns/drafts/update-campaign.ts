import { campaignStates, updateCampaign as contract } from '@chowk/domain/campaigns';
import { ChowkError, requireStep } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { campaigns } from '../../../db/schema/campaigns';
import { type CampaignRow, requireOwnCampaign } from '../campaign-rows';
import { presentCampaign } from '../present-campaign';
import { draftValues, requireKnownShop, requireOrderedDates } from './draft-values';

/** Both versions are shown to whoever was late; neither silently wins. */
export async function refuseStale({ tx }: CommandContext, current: CampaignRow): Promise<never> {
  const shown = await presentCampaign(tx, current);
  throw new ChowkError('STALE_VERSION', { details: { current: shown } });
}

export const updateCampaign = implementCommand(contract, async (context, input) => {
  const { tx, actor, record } = context;
  const { id, version, ...draft } = input;
  const before = await requireOwnCampaign(tx, actor, id);
  requireStep(campaignStates, before.status, 'campaign_update', actor);
  if (before.version !== version) return refuseStale(context, before);
  const values = draftValues(draft);
  if (Object.keys(values).length === 0) throw new ChowkError('NO_VALID_FIELDS');
  requireOrderedDates({ ...before, ...values });
  await requireKnownShop(context, draft.shop_id);
  const [after] = await tx
    .update(campaigns)
    .set({ ...values, version: version + 1, updated_at: sql`now()` })
    .where(and(eq(campaigns.id, id), eq(campaigns.version, version)))
    .returning();
  // Changed between the look and the write.
  if (!after) return refuseStale(context, await requireOwnCampaign(tx, actor, id));
  record(id, { before: { version }, after: draft });
  return presentCampaign(tx, after);
});
