import { authClient } from '@/api/auth/auth-client';
import { type AuthFailure, isNetworkFailure, isTooMany } from '@/features/auth/auth-failure';
import { captchaOptions } from '@/features/auth/captcha/captcha';

export type CodeProblem = 'code' | 'captcha' | 'tooMany' | 'network' | 'unknown';
export type CodePurpose = 'signup' | 'recovery';

export function codeProblem(error: AuthFailure): CodeProblem {
  if (isNetworkFailure(error)) return 'network';
  if (isTooMany(error)) return 'tooMany';
  if (error.code === 'captcha_failed') return 'captcha';
  return error.code === 'otp_expired' || error.code === 'validation_failed' ? 'code' : 'unknown';
}

type Failing = { error: AuthFailure | null };
type Auth = Awaited<ReturnType<typeof authClient>>;

/** Undefined when it worked. */
async function attempt(work: (auth: Auth) => Promise<Failing>): Promise<CodeProblem | undefined> {
  try {
    const { error } = await work(await authClient());
    return error ? codeProblem(error) : undefined;
  } catch {
    return 'network';
  }
}

/** Where the link in a recovery mail leads. */
export const NEW_PASSWORD_PATH = '/reset-password';

export function verifyCode(purpose: CodePurpose, email: string, token: string) {
  return attempt((auth) => auth.verifyOtp({ type: purpose, email, token }));
}

/** As it is read out: however it was written down. */
export function tidyTeamCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** What our team read out opens the account as a link of a mail would. */
export function verifyTeamCode(typed: string) {
  const token_hash = tidyTeamCode(typed);
  return attempt((auth) => auth.verifyOtp({ type: 'recovery', token_hash }));
}

/** The server answers the same for a known and an unknown address; so do we. */
export function sendRecovery(email: string) {
  const redirectTo = window.location.origin + NEW_PASSWORD_PATH;
  return attempt(async (auth) =>
    auth.resetPasswordForEmail(email, { redirectTo, ...(await captchaOptions()) }),
  );
}

export function sendAgain(purpose: CodePurpose, email: string) {
  if (purpose === 'recovery') return sendRecovery(email);
  return attempt(async (auth) => {
    const options = { emailRedirectTo: window.location.origin, ...(await captchaOptions()) };
    return auth.resend({ type: 'signup', email, options });
  });
}
