import { ChowkError, isUuid } from '@chowk/domain/kernel';
import { listReviewQueue, type ProofCase, readProofCase } from '@chowk/domain/proofs';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { decodeCursor, pageFrom } from '../../../contract/paging';
import { requireRow } from '../../../contract/require-row';
import { asSystem, type Tx } from '../../../db';
import { brands, shops } from '../../../db/schema/businesses';
import { campaigns } from '../../../db/schema/campaigns';
import { deals } from '../../../db/schema/deals';
import { proofPhotos, proofs } from '../../../db/schema/proofs';
import { findDuplicates } from '../find-duplicates';
import { pinMoveOf } from '../find-pin-move';
import { presentProof } from '../present-proof';
import { type ProofRow, requireProof } from '../proof-rows';
import { readCase } from '../system-steps';
import { countDecisions } from './judge-risk';

/** The riskiest first and among them the oldest: two directions, so the page is asked for by hand. */
function afterCase(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [risk, receivedMs, id] = decodeCursor(cursor, 3);
  const isFitting = Number.isInteger(risk) && Number.isInteger(receivedMs) && isUuid(String(id));
  if (!isFitting) throw new ChowkError('BAD_CURSOR');
  const received = new Date(Number(receivedMs)).toISOString();
  return sql`${proofs.risk} <= ${risk} and (${proofs.risk} < ${risk} or (${proofs.received_at}, ${proofs.id}) > (${received}::timestamptz, ${id}::uuid))`;
}

export const reviewQueueList = implementQuery(
  listReviewQueue,
  async ({ tx }, { cursor, limit }) => {
    const firstPhoto = sql<string>`(select path from ${proofPhotos} where ${proofPhotos.proof_id} = ${proofs.id} order by position limit 1)`;
    const rows = await tx
      .select({
        id: proofs.id,
        campaign_title: campaigns.title,
        brand_name: brands.brand_name,
        shop_name: shops.shop_name,
        risk: proofs.risk,
        verdict: proofs.verdict,
        received_at: proofs.received_at,
        review_due_at: proofs.review_due_at,
        photo_path: firstPhoto,
      })
      .from(proofs)
      .innerJoin(deals, eq(deals.id, proofs.deal_id))
      .innerJoin(campaigns, eq(campaigns.id, deals.campaign_id))
      .innerJoin(brands, eq(brands.id, deals.brand_id))
      .innerJoin(shops, eq(shops.id, deals.shop_id))
      .where(and(eq(proofs.status, 'pending'), afterCase(cursor)))
      .orderBy(desc(proofs.risk), asc(proofs.received_at), asc(proofs.id))
      .limit(limit + 1);
    return pageFrom(
      rows,
      limit,
      (row) => [row.risk, row.received_at.getTime(), row.id],
      (row) => ({
        ...row,
        received_at: row.received_at.toISOString(),
        review_due_at: row.review_due_at.toISOString(),
        photo_path: row.photo_path ?? '',
      }),
    );
  },
);

async function listDuplicates(tx: Tx, proofId: string): Promise<ProofCase['duplicates']> {
  const photos = await tx.select().from(proofPhotos).where(eq(proofPhotos.proof_id, proofId));
  const found = [];
  for (const photo of photos) found.push(...(await findDuplicates(tx, photo)));
  if (found.length === 0) return [];
  const sources = await tx
    .select({
      id: proofs.id,
      received_at: proofs.received_at,
      shop_name: shops.shop_name,
      brand_name: brands.brand_name,
    })
    .from(proofs)
    .innerJoin(deals, eq(deals.id, proofs.deal_id))
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .innerJoin(brands, eq(brands.id, deals.brand_id))
    .where(
      inArray(
        proofs.id,
        found.map(({ proofId: id }) => id),
      ),
    );
  const byId = new Map(sources.map((source) => [source.id, source]));
  return found.flatMap(({ path, proofId: id, bits, isExact }) => {
    const source = byId.get(id);
    if (!source) return [];
    const { shop_name, brand_name, received_at } = source;
    return [
      {
        photo_path: path,
        proof_id: id,
        shop_name,
        brand_name,
        bits,
        is_exact: isExact,
        received_at: received_at.toISOString(),
      },
    ];
  });
}

async function backgroundOf(tx: Tx, proof: ProofRow) {
  const [found] = await tx
    .select({
      shopId: deals.shop_id,
      since: shops.created_at,
      brief: campaigns.brief,
      sample_photo_path: campaigns.sample_photo_path,
    })
    .from(deals)
    .innerJoin(shops, eq(shops.id, deals.shop_id))
    .innerJoin(campaigns, eq(campaigns.id, deals.campaign_id))
    .where(eq(deals.id, proof.deal_id));
  const { shopId, since, brief, sample_photo_path } = requireRow(found);
  return {
    brief,
    sample_photo_path,
    duplicates: await listDuplicates(tx, proof.id),
    shop_history: {
      approved: await countDecisions(tx, shopId, 'approved'),
      rejected: await countDecisions(tx, shopId, 'rejected'),
      since: since.toISOString(),
    },
    pin_move: await pinMoveOf(tx, proof, shopId),
  };
}

export const proofCaseRead = implementQuery(readProofCase, async ({ tx }, { id }) => {
  const proof = await requireProof(tx, id);
  const shown = await presentProof(tx, proof);
  const background = await asSystem(tx, readCase, () => backgroundOf(tx, proof));
  return {
    ...shown,
    ...background,
    risk: proof.risk,
    review_due_at: proof.review_due_at.toISOString(),
  };
});
