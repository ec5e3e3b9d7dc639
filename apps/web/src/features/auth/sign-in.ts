import { authClient } from '@/api/auth-client';
import { type AuthFailure, isNetworkFailure, isTooMany } from './auth-failure';

export type SignInProblem =
  | 'credentials'
  | 'unconfirmed'
  | 'suspended'
  | 'tooMany'
  | 'network'
  | 'noAccess'
  | 'unknown';

const PROBLEM_BY_CODE: Readonly<Record<string, SignInProblem>> = {
  invalid_credentials: 'credentials',
  validation_failed: 'credentials',
  email_not_confirmed: 'unconfirmed',
  phone_not_confirmed: 'unconfirmed',
  user_banned: 'suspended',
};

export function signInProblem(error: AuthFailure): SignInProblem {
  if (isNetworkFailure(error)) return 'network';
  if (isTooMany(error)) return 'tooMany';
  return PROBLEM_BY_CODE[error.code ?? ''] ?? 'unknown';
}

/** Undefined when it worked. */
export async function signIn(email: string, password: string): Promise<SignInProblem | undefined> {
  try {
    const auth = await authClient();
    const { error } = await auth.signInWithPassword({ email, password });
    return error ? signInProblem(error) : undefined;
  } catch {
    // The auth client itself could not be downloaded.
    return 'network';
  }
}
