const BAND_BITS = 16;
const BAND_MASK = 0xffffn;

/** A hash of 64 bits in four pieces, each with an index of its own. */
export function bandsOf(phash: bigint) {
  const band = (i: number) =>
    Number((BigInt.asUintN(64, phash) >> BigInt(i * BAND_BITS)) & BAND_MASK);
  return { band_0: band(0), band_1: band(1), band_2: band(2), band_3: band(3) };
}

/** A band and everything one bit away from it: 17 values. */
export function withOneBitOff(band: number): number[] {
  return [band, ...Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit))];
}
