export interface RingShare {
  readonly from: number;
  /** From 0 to 1, of the way to the next bonus. */
  readonly share: number;
}

/** How full the ring is: of the next tier, or full once there is none. */
export function ringShare(activations: number, nextFrom: number | undefined): RingShare {
  if (nextFrom === undefined || nextFrom <= 0) return { from: activations, share: 1 };
  return { from: nextFrom, share: Math.min(1, Math.max(0, activations / nextFrom)) };
}
