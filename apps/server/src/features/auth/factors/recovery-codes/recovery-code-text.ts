import { createHmac, randomInt } from 'node:crypto';

/** No letter that is taken for another when read from paper: i, l, o and u are left out. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Five bits each: 60 in all, far beyond guessing. */
const CODE_LENGTH = 12;
export const CODES_IN_A_SET = 10;

export function newRecoveryCodes(): string[] {
  const newCode = () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES_IN_A_SET }, newCode);
}

/** As typed from paper: upper case, with or without dashes, an O for a 0. */
export function canonicalCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0');
}

export function hashRecoveryCode(key: Uint8Array, code: string): string {
  return createHmac('sha256', key).update(code).digest('hex');
}
