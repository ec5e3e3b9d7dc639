import { captchaOptions } from '@/features/auth/captcha/captcha';
import { type AccountProblem, attempt } from '@/features/auth/security/account-problem';
import type { SignUpRole } from '@/features/auth/sign-up/sign-up-rules';
import { currentLanguage } from '@/i18n';
import { CONTINUE_PATH } from './return-address';

type Outcome = Promise<AccountProblem | undefined>;

/** Leaves the app for the provider's page. Whoever is new there gets the role of this page. */
export async function continueWith(provider: string, role: SignUpRole | undefined): Outcome {
  const redirectTo = window.location.origin + CONTINUE_PATH;
  const queryParams = { language: currentLanguage(), ...(role ? { role } : {}) };
  const { problem } = await attempt((auth) =>
    auth.signInWithOAuth({
      provider: provider as 'google',
      options: { redirectTo, queryParams },
    }),
  );
  return problem;
}

/** Nobody is made by this, and the screen says the same for an unknown number as for a known one. */
export async function sendSignInCode(phone: string): Outcome {
  const { problem } = await attempt(async (auth) =>
    auth.signInWithOtp({
      phone,
      options: { shouldCreateUser: false, ...(await captchaOptions()) },
    }),
  );
  return problem === 'noAccount' ? undefined : problem;
}

export async function signInByCode(phone: string, token: string): Outcome {
  return (await attempt((auth) => auth.verifyOtp({ type: 'sms', phone, token }))).problem;
}
