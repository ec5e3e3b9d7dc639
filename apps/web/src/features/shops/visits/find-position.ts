/** What a phone says of where it is. */
export interface PositionFix {
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number;
}

export interface FoundPlace {
  readonly state: 'idle' | 'looking' | 'found' | 'denied' | 'none';
  readonly fix?: PositionFix;
}

/** Tells each better fix until it is done; answers how to stop. */
export type WatchPosition = (onPlace: (place: FoundPlace) => void) => () => void;

/** Good enough to tell shops of one street apart; nobody waits at a counter for more. */
const GOOD_M = 50;

/** The first good fix, else the best of the phone's window, else nothing: a visit needs no place. */
export function findPosition(look: WatchPosition, onState: (place: FoundPlace) => void = () => {}) {
  let stop = () => {};
  const fix = new Promise<PositionFix | undefined>((resolve) => {
    let isOver = false;
    const end = (found: PositionFix | undefined) => {
      isOver = true;
      stop();
      resolve(found);
    };
    const stopLooking = look((place) => {
      if (isOver) return;
      const isGood = place.fix !== undefined && place.fix.accuracy_m <= GOOD_M;
      onState(isGood ? { ...place, state: 'found' } : place);
      if (isGood || place.state === 'found') end(place.fix);
      else if (place.state === 'denied' || place.state === 'none') end(undefined);
    });
    stop = stopLooking;
    // The phone may have answered before it said how to stop.
    if (isOver) stopLooking();
  });
  return { fix, stop: () => stop() };
}
