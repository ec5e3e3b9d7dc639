export interface SeededRandom {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** An integer, both ends included. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** A seeded generator, so that demos look alike and benchmarks can be repeated. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
  };
}
