import {
  distanceM,
  type FieldRule,
  isInIndia,
  isNearPin,
  isPinOfState,
  type Position,
} from '../kernel';

interface Place {
  readonly pin_code: string | null;
  readonly state_code: string | null;
  readonly position: Position | null;
}

/** What of the place contradicts the rest of it, for the form and for the server. */
export function placeProblem({
  pin_code,
  state_code,
  position,
}: Place): { readonly path: string; readonly rule: FieldRule } | undefined {
  if (position && !isInIndia(position)) return { path: 'position', rule: 'outside_india' };
  if (pin_code === null) return undefined;
  if (state_code !== null && !isPinOfState(pin_code, state_code)) {
    return { path: 'pin_code', rule: 'pin_state' };
  }
  if (position && !isNearPin(position, pin_code)) return { path: 'position', rule: 'far_from_pin' };
  return undefined;
}

/** Farther away the next PIN code is as likely. */
export const SAME_PIN_M = 1_500;

interface NamedPlace {
  readonly pin_code: string | null;
  readonly area: string | null;
  readonly position: Position | null;
}

/** What the nearest of these shops calls the place, for one that does not know it yet. */
export function nearPlace(here: Position, shops: readonly NamedPlace[]) {
  const known = shops.flatMap(({ pin_code, area, position }) =>
    pin_code && position ? [{ pin_code, area, awayM: distanceM(here, position) }] : [],
  );
  const [nearest] = known.sort((a, b) => a.awayM - b.awayM);
  if (!nearest || nearest.awayM > SAME_PIN_M) return { pin_code: null, area: null };
  return { pin_code: nearest.pin_code, area: nearest.area };
}
