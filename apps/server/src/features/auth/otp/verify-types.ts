import type { TokenKind } from '../../../db/schema/auth/auth-flows';
import { invalidRequest } from '../auth-error';

/** A person may have been sent either, depending on whether their address was new to us. */
const FIRST_OR_LATER: readonly TokenKind[] = ['confirmation', 'magiclink'];

const KINDS_OF_TYPE = {
  signup: FIRST_OR_LATER,
  magiclink: FIRST_OR_LATER,
  email: FIRST_OR_LATER,
  invite: ['invite'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  sms: ['phone_confirmation', 'sms'],
  phone_change: ['phone_change'],
} satisfies Record<string, readonly TokenKind[]>;

export type VerifyType = keyof typeof KINDS_OF_TYPE;

function isVerifyType(type: string): type is VerifyType {
  return Object.hasOwn(KINDS_OF_TYPE, type);
}

export function requireKinds(type: string | undefined): readonly TokenKind[] {
  if (!type) throw invalidRequest('Verify requires a verification type');
  if (!isVerifyType(type)) throw invalidRequest('Unsupported verification type');
  return KINDS_OF_TYPE[type];
}

/** What the session says about how the person came in. */
export const METHOD_OF_KIND: Readonly<Record<TokenKind, string>> = {
  confirmation: 'email/signup',
  invite: 'email/signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
  phone_confirmation: 'otp',
  sms: 'otp',
  phone_change: 'otp',
};

/** A typed code is `otp`, save where the app must go on to a new password. */
export function methodOfCode(kind: TokenKind): string {
  return kind === 'recovery' ? 'recovery' : 'otp';
}
