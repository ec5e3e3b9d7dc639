import { DAY_MS, distanceM, type Position } from '../kernel';

export interface PinMove {
  /** Where the pin was before; absent when there was none. */
  readonly from: Position | null;
  readonly to: Position | null;
  readonly movedMs: number;
}

export interface FormerPlace {
  readonly from: Position;
  readonly distanceM: number;
  readonly movedMs: number;
}

/** A move counts from so long before the photo, or before it came in, whichever is earlier. */
export function pinMovesSinceMs(
  proof: { readonly capturedMs: number; readonly receivedMs: number },
  days: number,
): number {
  return Math.min(proof.capturedMs, proof.receivedMs) - days * DAY_MS;
}

/**
 * Of all places the pin was at in those days, the one farthest from where it was when the proof
 * came in: many short moves, or a way over no pin at all, count like one long move.
 */
export function farthestPlace(
  moves: readonly PinMove[],
  now: Position | null,
): FormerPlace | undefined {
  if (now === null) return undefined;
  let farthest: FormerPlace | undefined;
  for (const { from, movedMs } of moves) {
    if (from === null) continue;
    const place = { from, distanceM: Math.round(distanceM(from, now)), movedMs };
    if (place.distanceM > (farthest?.distanceM ?? 0)) farthest = place;
  }
  return farthest;
}
