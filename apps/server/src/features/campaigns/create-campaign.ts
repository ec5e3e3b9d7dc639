import { createCampaign as contract } from '@chowk/domain/campaigns';
import { ChowkError, notFound } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { campaigns } from '../../db/schema/campaigns';
import { ownBrandIds } from './campaign-rows';
import { draftValues, requireKnownShop, requireOrderedDates } from './draft-values';
import { presentCampaign } from './present-campaign';

/** The id is the caller's: a draft sent twice from the offline queue is one draft. */
export const createCampaign = implementCommand(contract, async (context, { id, ...draft }) => {
  const { tx, actor, record, emit } = context;
  const [brandId] = await ownBrandIds(tx, actor);
  if (brandId === undefined) throw notFound();
  const values = draftValues(draft);
  requireOrderedDates(values);
  await requireKnownShop(context, draft.shop_id);
  const [made] = await tx
    .insert(campaigns)
    .values({ ...values, title: draft.title, id, brand_id: brandId })
    .onConflictDoNothing({ target: campaigns.id })
    .returning();
  const [row = made] = made
    ? []
    : await tx
        .select()
        .from(campaigns)
        .where(and(eq(campaigns.id, id), eq(campaigns.brand_id, brandId)));
  if (!row) throw new ChowkError('ALREADY_EXISTS');
  record(id, made ? { before: null, after: draft } : {});
  if (made && actor.uid) {
    emit({
      type: 'campaign.created',
      audience: `person:${actor.uid}`,
      entityId: id,
      payload: { status: row.status },
    });
  }
  return presentCampaign(tx, row);
});
