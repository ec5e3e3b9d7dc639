const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** As walls and boards are measured in India. */
export interface FeetInches {
  readonly feet: number;
  readonly inches: number;
}

export function cmOf({ feet, inches }: FeetInches): number {
  return Math.round((feet * INCHES_PER_FOOT + inches) * CM_PER_INCH);
}

/** To the nearest inch: what was typed in inches comes back as it was. */
export function feetOf(cm: number): FeetInches {
  const all = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(all / INCHES_PER_FOOT), inches: all % INCHES_PER_FOOT };
}
