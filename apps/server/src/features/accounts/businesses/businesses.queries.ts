import { type Brand, listBrands } from '@chowk/domain/accounts';
import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { containing } from '../../../contract/search-text';
import { brands } from '../../../db/schema/businesses';

export function presentBrand(row: typeof brands.$inferSelect): Brand {
  return {
    id: row.id,
    owner_id: row.owner_id,
    brand_name: row.brand_name,
    category: row.category,
    description: row.description,
    website: row.website,
    gstin: row.gstin,
    logo_path: row.logo_path,
    is_verified: row.is_verified,
    created_at: row.created_at.toISOString(),
  };
}

function isCalled(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  return or(ilike(brands.brand_name, containing(search)), ilike(brands.gstin, containing(search)));
}

export const brandsList = implementQuery(listBrands, async ({ tx }, params) => {
  const { cursor, limit, search, verified } = params;
  const isAsked = verified === undefined ? undefined : eq(brands.is_verified, verified === 'yes');
  const rows = await tx
    .select()
    .from(brands)
    .where(and(isCalled(search), isAsked, afterCursor(cursor, [brands.id], 'desc')))
    .orderBy(desc(brands.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ id }) => [id], presentBrand);
});
