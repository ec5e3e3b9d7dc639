const DIGITS = 4;

/** Nobody is called or written to on these. */
export const phoneOf = (i: number) => `+91982000${String(i).padStart(DIGITS, '0')}`;
