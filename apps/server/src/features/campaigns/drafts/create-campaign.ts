import { createCampaign as contract } from '@chowk/domain/campaigns';
import { ChowkError } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { rowAdder } from '../../../db';
import { campaigns } from '../../../db/schema/campaigns';
import { campaignShown } from '../present-campaign';
import { draftValues, requireKnownShop, requireOrderedDates } from './draft-values';

const addCampaign = rowAdder(campaigns, {
  source: 'brands brand where brand.owner_id = (select app.uid())',
  columns: { brand_id: 'brand.id' },
  told: { brand_name: 'brand.brand_name', logo_path: "coalesce(brand.logo_path, '')" },
});

/** The id is the caller's: a draft sent twice from the offline queue is one draft. */
export const createCampaign = implementCommand(contract, async (context, { id, ...draft }) => {
  const { tx, actor, record, emit } = context;
  const values = draftValues(draft);
  requireOrderedDates(values);
  await requireKnownShop(context, draft.shop_id);
  const { origin: brand, added: made } = requireRow(
    await addCampaign(tx, { ...values, title: draft.title, id }),
  );
  const [row = made] = made
    ? []
    : await tx
        .select()
        .from(campaigns)
        .where(and(eq(campaigns.id, id), eq(campaigns.brand_id, brand.brand_id)));
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
  return campaignShown(row, { ...brand, logo_path: brand.logo_path || null });
});
