/** Chance that can be had again: the same seed and index give the same choices. */
export interface Chance {
  /** 0 up to, and without, `below`. */
  readonly int: (below: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  readonly happens: (share: number) => boolean;
}

/** Mulberry32: small, and good enough to scatter inputs. */
export function chanceOf(seed: number, index: number): Chance {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: <T>(choices: readonly T[]): T => {
      const picked = choices[int(choices.length)];
      if (picked === undefined && choices.length === 0) throw new Error('Nothing to pick from');
      return picked as T;
    },
    happens: (share) => next() < share,
  };
}
