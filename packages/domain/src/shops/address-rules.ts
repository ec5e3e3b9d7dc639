import { type FieldRule, isInIndia, isNearPin, isPinOfState, type Position } from '../kernel';

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
