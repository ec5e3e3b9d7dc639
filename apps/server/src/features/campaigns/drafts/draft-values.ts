import type { createCampaign, updateCampaign } from '@chowk/domain/campaigns';
import { invalidField, type ParsedInputOf } from '@chowk/domain/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { shops } from '../../../db/schema/businesses';
import { findShop } from '../system-steps';

type Draft = Omit<
  ParsedInputOf<typeof createCampaign> | ParsedInputOf<typeof updateCampaign>,
  'id' | 'version'
>;

const asDate = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** Only what was sent: a field that is absent stays as it is. */
export function draftValues({ starts_at, ends_at, ...rest }: Draft) {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(starts_at === undefined ? {} : { starts_at: asDate(starts_at) }),
    ...(ends_at === undefined ? {} : { ends_at: asDate(ends_at) }),
  };
}

export function requireOrderedDates(dates: {
  readonly starts_at?: Date | null;
  readonly ends_at?: Date | null;
}): void {
  const { starts_at: start, ends_at: end } = dates;
  if (start && end && start >= end) throw invalidField('ends_at', 'after_start');
}

export async function requireKnownShop(
  { tx, asSystem }: Pick<CommandContext, 'tx' | 'asSystem'>,
  shopId: string | null | undefined,
): Promise<void> {
  if (!shopId) return;
  const found = await asSystem(findShop, () =>
    tx
      .select({ id: shops.id })
      .from(shops)
      .where(and(eq(shops.id, shopId), eq(shops.status, 'active'), isNotNull(shops.owner_id))),
  );
  if (found.length === 0) throw invalidField('shop_id', 'choice');
}
