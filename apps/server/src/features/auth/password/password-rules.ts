import { isLongEnough, MIN_PASSWORD_LENGTH } from '@chowk/domain/accounts';
import { AuthError, invalidRequest } from '../auth-error';
import { isCommonPassword } from './common-passwords';

export const MAX_PASSWORD_LENGTH = 256;

interface Weakness {
  readonly message: string;
  /** In the protocol's words. */
  readonly reasons: readonly ('length' | 'pwned')[];
}

/** A person with such an older password can sign in with it and gets a warning. */
export function weaknessOf(password: string): Weakness | undefined {
  if (!isLongEnough(password)) {
    const message = `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`;
    return { message, reasons: ['length'] };
  }
  if (!isCommonPassword(password)) return undefined;
  const message = 'Password is known to be weak and easy to guess, please choose a different one.';
  return { message, reasons: ['pwned'] };
}

/** Of every new password, however it is set. */
export function requireUsablePassword(password: string): void {
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw invalidRequest(`Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`);
  }
  const weakness = weaknessOf(password);
  if (weakness) {
    const { message, reasons } = weakness;
    throw new AuthError(422, 'weak_password', message, { weakPassword: { reasons } });
  }
}
