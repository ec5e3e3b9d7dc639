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

const BANDS = ['band_0', 'band_1', 'band_2', 'band_3'] as const;

function bitsFrom(phash: bigint): SQL {
  return sql`bit_count((phash # ${phash.toString()}::bigint)::bit(64))`;
}

/** Answered from each band's own index, which has the hash beside it: no photo's row is read. */
function nearIds(phash: bigint): SQL {
  const bands = bandsOf(phash);
  const parts = BANDS.map((name) => {
    const values = `{${withOneBitOff(bands[name]).join(',')}}`;
    return sql`select id from ${proofPhotos} where ${sql.identifier(name)} = any(${values}::int[]) and ${bitsFrom(phash)} <= ${SAME_PICTURE_BITS}`;
  });
  return sql.join(parts, sql` union `);
}

/**
 * As the system: the same file or the same picture anywhere else, the closest first. Of seven
 * differing bits in four bands at least one band has one at most, so 68 values in four indexes find
 * every such picture without looking at the others.
 */
export async function findDuplicates(tx: Tx, mark: PhotoMark): Promise<Duplicate[]> {
  const rows = await tx.execute<{
    path: string;
    proof_id: string;
    deal_id: string;
    bits: number;
    is_exact: boolean;
  }>(sql`
    with alike as (
      select id from ${proofPhotos} where sha256 = ${mark.sha256} union ${nearIds(mark.phash)}
    )
    select path, proof_id, deal_id, ${bitsFrom(mark.phash)}::int as bits, sha256 = ${mark.sha256} as is_exact
    from alike join ${proofPhotos} using (id)
    where proof_id is not null and deal_id <> ${mark.deal_id}::uuid
    order by is_exact desc, bits, created_at desc
    limit ${MAX_SHOWN}`);
  return [...rows].map((row) => ({
    path: row.path,
    proofId: row.proof_id,
    dealId: row.deal_id,
    bits: Number(row.bits),
    isExact: row.is_exact,
  }));
}
