import { type SQL, sql } from 'drizzle-orm';
import { adSpacePhotos } from '../db/schema/ad-spaces';
import { brands, shopPhotos } from '../db/schema/businesses';
import { campaigns } from '../db/schema/campaigns';
import { shopLeads } from '../db/schema/leads';
import { proofPhotos } from '../db/schema/proofs';
import { orderPhotos } from '../db/schema/trade/order-disputes';
import { products } from '../db/schema/trade/products';
import { shopVisits } from '../db/schema/visits';
import type { Bucket } from '../storage';

/**
 * The rows that keep a photo alive. A column missing here loses its photos, so each bucket must
 * declare its uses, and a new column must be added.
 */
export const FILE_USES: Readonly<Record<Bucket, (path: SQL) => SQL<boolean>>> = {
  'brand-logos': (path) =>
    sql<boolean>`exists (select 1 from ${brands} where ${brands.logo_path} = ${path})`,
  'product-images': (path) => sql<boolean>`(
    exists (select 1 from ${products} where ${products.image_paths} @> array[${path}]::text[])
    or exists (select 1 from ${campaigns} where ${campaigns.sample_photo_path} = ${path}))`,
  shop_photos: (path) => sql<boolean>`(
    exists (select 1 from ${shopPhotos} where ${shopPhotos.path} = ${path})
    or exists (select 1 from ${adSpacePhotos} where ${adSpacePhotos.path} = ${path})
    or exists (select 1 from ${shopVisits} where ${shopVisits.photo_path} = ${path})
    or exists (select 1 from ${shopLeads}
      where ${shopLeads.photos} @> jsonb_build_array(jsonb_build_object('path', ${path}))))`,
  'proof-photos': (path) => sql<boolean>`exists (select 1 from ${proofPhotos}
    where ${proofPhotos.path} = ${path} and ${proofPhotos.proof_id} is not null)`,
  'order-photos': (path) => sql<boolean>`exists (select 1 from ${orderPhotos}
    where ${orderPhotos.path} = ${path} and ${orderPhotos.position} is not null)`,
  // Referenced from page texts and their versions, which are not searched.
  'cms-images': () => sql<boolean>`true`,
};
