import { invalidField } from '@chowk/domain/kernel';

const E164 = /^\+[1-9]\d{7,14}$/;
const SHOWN_DIGITS = 4;

export function requirePhone(phone: string): string {
  if (!E164.test(phone)) throw invalidField('to', 'phone');
  return phone;
}

/** Enough to recognise one's own number, too little to call it. */
export function maskPhone(phone: string): string {
  const shown = phone.length > 2 * SHOWN_DIGITS ? phone.slice(-SHOWN_DIGITS) : '';
  return '•'.repeat(phone.length - shown.length) + shown;
}
