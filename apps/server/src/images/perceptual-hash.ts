/** Side of the small grey picture the hash is taken from. */
export const HASH_SIDE_PX = 32;
const BITS = 64;

/** Cosines of the transform, once: row `k` is the wave that fits `k` halves into the side. */
const WAVES = Array.from({ length: HASH_SIDE_PX }, (_, k) =>
  Float64Array.from({ length: HASH_SIDE_PX }, (__, x) =>
    Math.cos(((2 * x + 1) * k * Math.PI) / (2 * HASH_SIDE_PX)),
  ),
);

/** The 64 coarsest waves in both directions, the coarsest first; brightness itself says nothing. */
const COARSEST: readonly (readonly [number, number])[] = Array.from(
  { length: HASH_SIDE_PX * HASH_SIDE_PX },
  (_, i) => [Math.floor(i / HASH_SIDE_PX), i % HASH_SIDE_PX] as const,
)
  .sort(([a, b], [c, d]) => a + b - (c + d) || a - c)
  .slice(1, BITS + 1);

const HIGHEST = Math.max(...COARSEST.flat());

/** How strongly each wave runs through the picture: first along the rows, then down the columns. */
function strengths(grey: Uint8Array): number[] {
  const rows = Array.from({ length: HASH_SIDE_PX }, (_, y) =>
    WAVES.slice(0, HIGHEST + 1).map((wave) =>
      wave.reduce((sum, cosine, x) => sum + cosine * (grey[y * HASH_SIDE_PX + x] ?? 0), 0),
    ),
  );
  return COARSEST.map(([down, along]) =>
    rows.reduce((sum, row, y) => sum + (WAVES[down]?.[y] ?? 0) * (row[along] ?? 0), 0),
  );
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * What a picture looks like in 64 bits: which of its coarse waves are stronger than most. Resizing,
 * recompressing and brightening hardly change that; another picture changes about half of it.
 */
export function perceptualHash(grey: Uint8Array): bigint {
  if (grey.length !== HASH_SIDE_PX ** 2) throw new RangeError('The hash needs a 32 px grey square');
  const values = strengths(grey);
  const median = medianOf(values);
  const bits = values.map((value) => (value > median ? '1' : '0')).join('');
  return BigInt.asIntN(BITS, BigInt(`0b${bits}`));
}

/** How many of the 64 bits differ. */
export function hashDistance(a: bigint, b: bigint): number {
  let rest = BigInt.asUintN(BITS, a ^ b);
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count++;
  return count;
}
