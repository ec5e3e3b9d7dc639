const RADIANS = Math.PI / 180;
const QUARTER = 90;
/** Held flat, as over a table, there is no upright to speak of. */
const LEAST_UPRIGHT = 0.5;
/** A hand is never quite still. */
export const LEVEL_WITHIN = 5;

export interface Attitude {
  readonly beta: number | null;
  readonly gamma: number | null;
}

/**
 * By how many degrees the phone leans to a side, however it is held: upright or on its long edge.
 * Nothing when it lies flat or cannot tell.
 */
export function leanOf({ beta, gamma }: Attitude): number | undefined {
  if (beta === null || gamma === null) return undefined;
  // Where down is, in the plane of the screen.
  const across = Math.cos(beta * RADIANS) * Math.sin(gamma * RADIANS);
  const along = Math.sin(beta * RADIANS);
  if (Math.hypot(across, along) < LEAST_UPRIGHT) return undefined;
  const turned = Math.atan2(across, along) / RADIANS;
  return turned - QUARTER * Math.round(turned / QUARTER);
}

export function isLevel(lean: number | undefined): boolean {
  return lean === undefined || Math.abs(lean) <= LEVEL_WITHIN;
}
