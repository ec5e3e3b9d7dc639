import { SAME_PICTURE_BITS } from '@chowk/domain/proofs';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db';
import { proofPhotos } from '../../db/schema/proofs';
import { bandsOf, withOneBitOff } from './photo-bands';

export interface PhotoMark {
  readonly sha256: string;
  readonly phash: bigint;
  readonly deal_id: string;
}

export interface Duplicate {
  readonly path: string;
  readonly proofId: string;
  readonly dealId: string;
  readonly bits: number;
  readonly isExact: boolean;
}

const MAX_SHOWN = 12;

function isNear(phash: bigint): SQL {
  const bands = bandsOf(phash);
  const names = ['band_0', 'band_1', 'band_2', 'band_3'] as const;
  const near = names.map((name) => {
    const values = `{${withOneBitOff(bands[name]).join(',')}}`;
    return sql`${proofPhotos[name]} = any(${values}::int[])`;
  });
  return sql.join(near, sql` or `);
}

/**
 * As the system: the same file or the same picture anywhere else, the closest first. Of seven
 * differing bits in four bands at least one band has one at most, so 68 values in four indexes find
 * every such picture without looking at the others.
 */
export async function findDuplicates(tx: Tx, mark: PhotoMark): Promise<Duplicate[]> {
  const bits = sql`bit_count((${proofPhotos.phash} # ${mark.phash.toString()}::bigint)::bit(64))::int`;
  const rows = await tx.execute<{
    path: string;
    proof_id: string;
    deal_id: string;
    bits: number;
    is_exact: boolean;
  }>(sql`
    select path, proof_id, deal_id, ${bits} as bits, ${proofPhotos.sha256} = ${mark.sha256} as is_exact
    from ${proofPhotos}
    where (${proofPhotos.sha256} = ${mark.sha256} or ${isNear(mark.phash)})
      and ${proofPhotos.proof_id} is not null and ${proofPhotos.deal_id} <> ${mark.deal_id}::uuid
      and (${proofPhotos.sha256} = ${mark.sha256} or ${bits} <= ${SAME_PICTURE_BITS})
    order by is_exact desc, bits, ${proofPhotos.created_at} desc
    limit ${MAX_SHOWN}`);
  return [...rows].map((row) => ({
    path: row.path,
    proofId: row.proof_id,
    dealId: row.deal_id,
    bits: Number(row.bits),
    isExact: row.is_exact,
  }));
}
