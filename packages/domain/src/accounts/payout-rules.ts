/** A permanent account number: five letters, four digits, one letter. */
const PAN_SHAPE = /^[A-Z]{5}\d{4}[A-Z]$/;
/**
 * The fourth letter is the type of holder: a person, company, firm, family, trust or an authority.
 */
const PAN_HOLDERS = 'PCFHABTGLJ';
const HOLDER_AT = 3;

/** A name, "@" and the bank's handle. A handle has no dot, unlike an email address. */
const UPI_SHAPE = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/;

/** Why a person cannot be paid now, by any method. */
export const HOLD_REASONS = ['suspended', 'closed', 'frozen'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export function tidyPan(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

export function hasPanShape(pan: string): boolean {
  return PAN_SHAPE.test(pan);
}

export function hasPanHolder(pan: string): boolean {
  return PAN_HOLDERS.includes(pan.charAt(HOLDER_AT));
}

export function tidyUpiId(typed: string): string {
  return typed.replace(/\s/g, '').toLowerCase();
}

export function isUpiId(text: string): boolean {
  return UPI_SHAPE.test(text);
}

const HIDDEN = '•';

/** `ABCPE1231F` is shown as `ABC•••••1F`: enough to know one's own by. */
export function maskPan(pan: string): string {
  return pan.slice(0, 3) + HIDDEN.repeat(5) + pan.slice(-2);
}

/** `naresh@okbank` is shown as `na•••@okbank`, however long the name is. */
export function maskUpiId(upiId: string): string {
  const [name = '', bank = ''] = upiId.split('@');
  return `${name.slice(0, 2)}${HIDDEN.repeat(3)}@${bank}`;
}
