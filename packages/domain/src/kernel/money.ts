/** Money is always an integer in paise. Names of such values end in `Paise`. */
export type Paise = number;

export const PAISE_PER_RUPEE = 100;
const BPS_PER_WHOLE = 10_000;
/** Ten lakh crore rupees: above any sum on the platform, below where doubles lose paise. */
const MAX_PAISE = 1_000_000_000_000_000;

export function isPaise(value: unknown): value is Paise {
  return Number.isSafeInteger(value) && Math.abs(value as number) <= MAX_PAISE;
}

export function rupees(amount: number): Paise {
  const paise = Math.round(amount * PAISE_PER_RUPEE);
  if (!isPaise(paise)) throw new RangeError(`Not an amount of money: ${amount}`);
  return paise;
}

/** A share in basis points (100 = 1 %), rounded half away from zero to the paisa. */
export function shareBps(amountPaise: Paise, bps: number): Paise {
  const exact = (Math.abs(amountPaise) * bps) / BPS_PER_WHOLE;
  return Math.sign(amountPaise) * Math.floor(exact + 0.5);
}

/**
 * Typed text ("₹ 1,23,456.50", "1234") as paise; undefined when it is not an amount or has a
 * fraction of a paisa.
 */
export function parsePaise(text: string): Paise | undefined {
  const plain = text.replace(/[₹,\s]/g, '');
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const paise = Number(whole) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0'));
  return sign ? -paise : paise;
}

export interface MoneyFormat {
  /** "₹1.2L" and "₹3.4Cr" for tiles and charts. */
  readonly compact?: boolean;
}

/** Below it nothing is shortened: ₹237.50 would only lose its last digit. */
const COMPACT_FROM_PAISE = 100_000;

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(compact: boolean, fraction: boolean): Intl.NumberFormat {
  const key = `${compact}${fraction}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    ...(compact
      ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : { minimumFractionDigits: fraction ? 2 : 0, maximumFractionDigits: 2 }),
  });
  formats.set(key, made);
  return made;
}

/** Lakh and crore grouping; paise are shown only if there are any. */
export function formatPaise(paise: Paise, { compact = false }: MoneyFormat = {}): string {
  const hasFraction = paise % PAISE_PER_RUPEE !== 0;
  const isShort = compact && Math.abs(paise) >= COMPACT_FROM_PAISE;
  return formatFor(isShort, hasFraction).format(paise / PAISE_PER_RUPEE);
}

/** Two decimals without separators or the rupee sign, for machine-readable files. */
export function plainRupees(paise: Paise): string {
  return (paise / PAISE_PER_RUPEE).toFixed(2);
}

const plainNumber = new Intl.NumberFormat('en-IN');

export function formatNumber(value: number): string {
  return plainNumber.format(value);
}

const BPS_PER_PERCENT = 100;
const percentNumber = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Basis points as a percentage: 1200 is "12%". */
export function formatBps(bps: number): string {
  return `${percentNumber.format(bps / BPS_PER_PERCENT)}%`;
}

/** To the whole percent, for what is only an indication: 2035 is "20%". */
export function formatAboutBps(bps: number): string {
  return `${Math.round(bps / BPS_PER_PERCENT)}%`;
}
