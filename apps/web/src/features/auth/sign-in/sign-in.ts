import { findMobile } from '@chowk/domain/kernel';
import { authClient } from '@/api/auth/auth-client';
import { type AuthFailure, isNetworkFailure, isTooMany } from '@/features/auth/auth-failure';
import { captchaOptions } from '@/features/auth/captcha/captcha';

export type SignInProblem =
  | 'credentials'
  | 'mobileCredentials'
  | 'unconfirmed'
  | 'suspended'
  | 'tooMany'
  | 'network'
  | 'noAccess'
  | 'captcha'
  | 'unknown';

const PROBLEM_BY_CODE: Readonly<Record<string, SignInProblem>> = {
  invalid_credentials: 'credentials',
  validation_failed: 'credentials',
  email_not_confirmed: 'unconfirmed',
  phone_not_confirmed: 'unconfirmed',
  user_banned: 'suspended',
  captcha_failed: 'captcha',
};

/** Told of what was typed: of a mobile number, or else of an email. */
export function signInProblem(error: AuthFailure, isMobile = false): SignInProblem {
  if (isNetworkFailure(error)) return 'network';
  if (isTooMany(error)) return 'tooMany';
  const problem = PROBLEM_BY_CODE[error.code ?? ''] ?? 'unknown';
  return isMobile && problem === 'credentials' ? 'mobileCredentials' : problem;
}

/** By e-mail address or mobile number. Undefined when it worked. */
export async function signIn(login: string, password: string): Promise<SignInProblem | undefined> {
  try {
    const auth = await authClient();
    const options = await captchaOptions();
    const phone = findMobile(login);
    const who = phone ? { phone } : { email: login };
    const { error } = await auth.signInWithPassword({ ...who, password, options });
    return error ? signInProblem(error, phone !== undefined) : undefined;
  } catch {
    // The auth client itself could not be downloaded.
    return 'network';
  }
}
