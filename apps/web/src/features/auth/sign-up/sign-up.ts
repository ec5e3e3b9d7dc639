import { CONSENT_VERSION } from '@chowk/domain/accounts';
import { findMobile } from '@chowk/domain/kernel';
import { authClient } from '@/api/auth/auth-client';
import { type AuthFailure, isNetworkFailure, isTooMany } from '@/features/auth/auth-failure';
import { captchaOptions } from '@/features/auth/captcha/captcha';
import { currentLanguage } from '@/i18n';
import { needsCompany, type SignUpRole, type SignUpValues } from './sign-up-rules';

export type SignUpProblem =
  | 'taken'
  | 'weakPassword'
  | 'email'
  | 'closed'
  | 'captcha'
  | 'tooMany'
  | 'network'
  | 'unknown';

export type SignUpOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'check-mail' }
  | { readonly kind: 'problem'; readonly problem: SignUpProblem };

const PROBLEM_BY_CODE: Readonly<Record<string, SignUpProblem>> = {
  user_already_exists: 'taken',
  email_exists: 'taken',
  weak_password: 'weakPassword',
  validation_failed: 'email',
  email_address_invalid: 'email',
  signup_disabled: 'closed',
  email_provider_disabled: 'closed',
  captcha_failed: 'captcha',
};

export function signUpProblem(error: AuthFailure): SignUpProblem {
  if (isNetworkFailure(error)) return 'network';
  if (isTooMany(error)) return 'tooMany';
  return PROBLEM_BY_CODE[error.code ?? ''] ?? 'unknown';
}

/** What travels with the sign-up: each consent on its own, with the moment it was given. */
export function signUpData(role: SignUpRole, values: SignUpValues, now: string) {
  const given = (isGiven: boolean) => (isGiven ? now : null);
  return {
    role,
    full_name: values.full_name.trim(),
    phone: findMobile(values.phone) ?? null,
    language: currentLanguage(),
    ...(needsCompany(role) ? { company_name: values.company_name.trim() } : {}),
    consents: {
      version: CONSENT_VERSION,
      privacy: given(values.consent_privacy),
      location: given(values.consent_location),
      analytics: given(values.consent_analytics),
    },
  };
}

export async function signUp(role: SignUpRole, values: SignUpValues): Promise<SignUpOutcome> {
  try {
    const auth = await authClient();
    const { data, error } = await auth.signUp({
      email: values.email.trim(),
      password: values.password,
      options: {
        data: signUpData(role, values, new Date().toISOString()),
        emailRedirectTo: window.location.origin,
        ...(await captchaOptions()),
      },
    });
    if (error) return { kind: 'problem', problem: signUpProblem(error) };
    return { kind: data.session ? 'signed-in' : 'check-mail' };
  } catch {
    // The auth client itself could not be downloaded.
    return { kind: 'problem', problem: 'network' };
  }
}
