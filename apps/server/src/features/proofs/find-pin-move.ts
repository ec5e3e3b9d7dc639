import type { Position } from '@chowk/domain/kernel';
import { farthestPlace, type PinMove, type ProofCase, pinMovesSinceMs } from '@chowk/domain/proofs';
import { and, between, eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import { shopPinMoves } from '../../db/schema/businesses';
import { readPlatformConfig } from '../platform';

export interface MoveQuestion {
  readonly shopId: string;
  /** Where the pin was when the proof came in. */
  readonly shop: Position | null;
  readonly capturedMs: number;
  readonly receivedMs: number;
}

function positionOf(lat: number | null, lng: number | null): Position | null {
  return lat === null || lng === null ? null : { lat, lng };
}

async function listMoves(tx: Tx, question: MoveQuestion, days: number): Promise<PinMove[]> {
  const { shopId, receivedMs } = question;
  const since = new Date(pinMovesSinceMs(question, days));
  const rows = await tx
    .select()
    .from(shopPinMoves)
    .where(
      and(
        eq(shopPinMoves.shop_id, shopId),
        between(shopPinMoves.moved_at, since, new Date(receivedMs)),
      ),
    );
  return rows.map((row) => ({
    from: positionOf(row.from_lat, row.from_lng),
    to: positionOf(row.to_lat, row.to_lng),
    movedMs: row.moved_at.getTime(),
  }));
}

/** As the system. */
export async function findPinMove(tx: Tx, question: MoveQuestion): Promise<ProofCase['pin_move']> {
  const { pin_move_days, pin_move_m } = await readPlatformConfig(tx);
  const place = farthestPlace(await listMoves(tx, question, pin_move_days), question.shop);
  if (!place) return null;
  return {
    from: place.from,
    distance_m: place.distanceM,
    moved_at: new Date(place.movedMs).toISOString(),
    is_far: place.distanceM > pin_move_m,
  };
}

interface StoredProof {
  readonly shop_lat: number | null;
  readonly shop_lng: number | null;
  readonly captured_at: Date;
  readonly received_at: Date;
}

/** As the system, of a proof that came in. */
export function pinMoveOf(tx: Tx, proof: StoredProof, shopId: string) {
  return findPinMove(tx, {
    shopId,
    shop: positionOf(proof.shop_lat, proof.shop_lng),
    capturedMs: proof.captured_at.getTime(),
    receivedMs: proof.received_at.getTime(),
  });
}
