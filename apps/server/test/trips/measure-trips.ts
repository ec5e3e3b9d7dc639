import type { Call } from './calls';
import type { Counted, CountedWire } from './counted-wire';

/** Until every connection knows every statement. */
const WARM_UP = 4;
const TIMES = 3;

/** The least of several: a machine that stops for a moment between two statements adds a trip. */
export async function measureTrips(wire: CountedWire, { prepare }: Call): Promise<Counted> {
  const counts: Counted[] = [];
  for (let i = -WARM_UP; i < TIMES; i++) {
    const run = await prepare();
    if (i < 0) await run();
    else counts.push(await wire.count(run));
  }
  return {
    statements: Math.min(...counts.map(({ statements }) => statements)),
    roundTrips: Math.min(...counts.map(({ roundTrips }) => roundTrips)),
  };
}
