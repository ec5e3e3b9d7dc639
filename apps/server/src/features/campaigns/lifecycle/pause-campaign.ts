import {
  campaignStates,
  pauseCampaign as pauseContract,
  resumeCampaign as resumeContract,
} from '@chowk/domain/campaigns';
import { requireStep } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { campaigns } from '../../../db/schema/campaigns';
import { lockCampaign, requireOwnCampaign } from '../campaign-rows';
import { OFFER_JOB } from '../job-names';
import { presentCampaign } from '../present-campaign';
import { moveCampaign } from '../system-steps';

type Via = 'campaign_pause' | 'campaign_resume';

async function move(context: CommandContext, id: string, via: Via) {
  const { tx, actor, nowMs, asSystem, record, emit } = context;
  const seen = await requireOwnCampaign(tx, actor, id);
  requireStep(campaignStates, seen.status, via, actor);
  const row = await asSystem(moveCampaign, async () => {
    const locked = await lockCampaign(tx, id);
    const status = requireStep(campaignStates, locked.status, via, actor);
    const [moved] = await tx
      .update(campaigns)
      .set({ status, version: sql`${campaigns.version} + 1`, updated_at: new Date(nowMs) })
      .where(eq(campaigns.id, id))
      .returning();
    return requireRow(moved);
  });
  record(id, { before: { status: seen.status }, after: { status: row.status } });
  const type = row.status === 'paused' ? 'campaign.paused' : 'campaign.resumed';
  emit({ type, audience: `person:${actor.uid}`, entityId: id, payload: {} });
  return presentCampaign(tx, row);
}

export const pauseCampaign = implementCommand(pauseContract, (context, { id }) =>
  move(context, id, 'campaign_pause'),
);

export const resumeCampaign = implementCommand(resumeContract, (context, { id }) => {
  context.enqueue(OFFER_JOB, { campaignId: id });
  return move(context, id, 'campaign_resume');
});
