import { authClient } from '@/api/auth/auth-client';
import { type AuthFailure, isNetworkFailure, isTooMany } from '@/features/auth/auth-failure';

export type NewPasswordProblem = 'same' | 'weak' | 'expired' | 'tooMany' | 'network' | 'unknown';

const PROBLEM_BY_CODE: Readonly<Record<string, NewPasswordProblem>> = {
  same_password: 'same',
  weak_password: 'weak',
  reauthentication_needed: 'expired',
  session_not_found: 'expired',
  bad_jwt: 'expired',
};

export function newPasswordProblem(error: AuthFailure): NewPasswordProblem {
  if (isNetworkFailure(error)) return 'network';
  if (isTooMany(error)) return 'tooMany';
  if (error.name === 'AuthSessionMissingError') return 'expired';
  return PROBLEM_BY_CODE[error.code ?? ''] ?? 'unknown';
}

/** Undefined when it worked. */
export async function setNewPassword(password: string): Promise<NewPasswordProblem | undefined> {
  try {
    const auth = await authClient();
    const { error } = await auth.updateUser({ password });
    return error ? newPasswordProblem(error) : undefined;
  } catch {
    return 'network';
  }
}
