import type { Call } from './calls';
import type { Counted, CountedWire } from './counted-wire';

/** Until every connection knows every statement. */
const WARM_UP = 4;
const TIMES = 3;
const MOST_TIMES = 20;

/**
 * The least of several, seen twice: a machine that stops for a moment between two statements adds a
 * trip, and never takes one away.
 */
export async function measureTrips(wire: CountedWire, { prepare }: Call): Promise<Counted> {
  for (let i = 0; i < WARM_UP; i++) await (await prepare())();
  const counts: Counted[] = [];
  const least = (what: keyof Counted) => Math.min(...counts.map((each) => each[what]));
  const isSeenTwice = () =>
    counts.filter(({ roundTrips }) => roundTrips === least('roundTrips')).length > 1;
  while (counts.length < TIMES || (counts.length < MOST_TIMES && !isSeenTwice())) {
    counts.push(await wire.count(await prepare()));
  }
  return { statements: least('statements'), roundTrips: least('roundTrips') };
}
