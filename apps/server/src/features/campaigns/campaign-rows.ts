import type { Actor } from '@chowk/domain/kernel';
import { can, only } from '@chowk/domain/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import { asSystem, builtOnce, type Tx } from '../../db';
import { brands } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { nameBrand } from './system-steps';

export type CampaignRow = typeof campaigns.$inferSelect;

const CAMPAIGN = 'Campaign not found or you do not have access';

interface OwnBrand {
  readonly id: string;
  readonly name: string;
}

const brandsOf = builtOnce<OwnBrand, { readonly ownerId: string }>((db) =>
  db
    .select({ id: brands.id, name: brands.brand_name })
    .from(brands)
    .where(eq(brands.owner_id, sql.placeholder('ownerId'))),
);

/** Said besides row security, so that an index answers instead of a look at every row. */
export function ownBrands(tx: Tx, actor: Actor): Promise<OwnBrand[]> {
  return brandsOf(tx, { ownerId: actor.uid ?? '' });
}

export async function ownBrandIds(tx: Tx, actor: Actor): Promise<string[]> {
  return (await ownBrands(tx, actor)).map(({ id }) => id);
}

const isRun = (id: string) => and(eq(campaigns.id, id), eq(campaigns.kind, 'campaign'));

/** As the person. A booking's own campaign is moved by the booking alone. */
export async function requireOwnCampaign(tx: Tx, actor: Actor, id: string): Promise<CampaignRow> {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(isRun(id), inArray(campaigns.brand_id, await ownBrandIds(tx, actor))));
  return requireRow(row, CAMPAIGN);
}

/** The brand's own, or any for an admin. */
export async function requireManagedCampaign(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<CampaignRow> {
  if (!can(actor, only('admin'))) return requireOwnCampaign(tx, actor, id);
  const [row] = await tx.select().from(campaigns).where(isRun(id));
  return requireRow(row, CAMPAIGN);
}

/** As the system. Whoever moves a deal locks its campaign first, so that nobody waits in a circle. */
export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
  return requireRow(row, CAMPAIGN);
}

/** How a campaign names and shows its brand. */
export interface BrandFace {
  readonly brand_name: string;
  readonly logo_path: string | null;
}

/** As the person, for campaigns they may see. */
export async function brandFaces(tx: Tx, ids: readonly string[]): Promise<Map<string, BrandFace>> {
  if (ids.length === 0) return new Map();
  const rows = await asSystem(tx, nameBrand, () =>
    tx
      .select({ id: brands.id, brand_name: brands.brand_name, logo_path: brands.logo_path })
      .from(brands)
      .where(inArray(brands.id, [...new Set(ids)])),
  );
  return new Map(rows.map((brand) => [brand.id, brand]));
}

export async function ownerOfBrand(tx: Tx, brandId: string): Promise<string> {
  const [row] = await tx.select({ id: brands.owner_id }).from(brands).where(eq(brands.id, brandId));
  return requireRow(row).id;
}
