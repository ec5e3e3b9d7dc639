import { isLongEnough } from '@chowk/domain/accounts';

export const STRENGTHS = ['short', 'weak', 'fair', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

const FAIR_POINTS = 2;
const STRONG_POINTS = 4;
const LONG = 12;
const VERY_LONG = 16;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u, /[^\p{ASCII}]/u];
const WELL_KNOWN = /^(?:password|qwerty|abc|welcome|india|admin|chowk|iloveyou|\d+$)/i;
const MIN_VARIETY = 5;

/** A hint, not a gate: length counts most, then variety; what everybody tries first is weak. */
export function passwordStrength(password: string): Strength {
  if (!isLongEnough(password)) return 'short';
  if (WELL_KNOWN.test(password) || new Set(password).size < MIN_VARIETY) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const length = Number(password.length >= LONG) * 2 + Number(password.length >= VERY_LONG);
  const points = length + kinds - 1;
  if (points >= STRONG_POINTS) return 'strong';
  return points >= FAIR_POINTS ? 'fair' : 'weak';
}
