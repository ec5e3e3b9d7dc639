import { authClient } from '@/api/auth/auth-client';
import { confirmItIsYou } from '@/api/auth/step-up';
import { type AuthFailure, isNetworkFailure, isTooMany } from '@/features/auth/auth-failure';
import type { PasskeyProblem } from '@/features/auth/second-factor/passkeys/browser-passkey';

/** Why a change of how somebody signs in did not work; the area `security` has words for each. */
export type AccountProblem =
  | 'network'
  | 'tooMany'
  | 'signedOut'
  | 'currentNeeded'
  | 'currentWrong'
  | 'nonceNeeded'
  | 'nonceWrong'
  | 'same'
  | 'weak'
  | 'emailTaken'
  | 'phoneTaken'
  | 'notSent'
  | 'code'
  | 'codeOld'
  | 'stepNeeded'
  | 'tooManyFactors'
  | 'factorExists'
  | 'nameTaken'
  | PasskeyProblem
  | 'lastIdentity'
  | 'notOffered'
  | 'noAccount'
  | 'captcha'
  | 'unknown';

const PROBLEM_BY_CODE: Readonly<Record<string, AccountProblem>> = {
  session_not_found: 'signedOut',
  bad_jwt: 'signedOut',
  no_authorization: 'signedOut',
  current_password_required: 'currentNeeded',
  current_password_invalid: 'currentWrong',
  reauthentication_needed: 'nonceNeeded',
  reauthentication_not_valid: 'nonceWrong',
  same_password: 'same',
  weak_password: 'weak',
  email_exists: 'emailTaken',
  phone_exists: 'phoneTaken',
  sms_send_failed: 'notSent',
  phone_provider_disabled: 'notOffered',
  provider_disabled: 'notOffered',
  manual_linking_disabled: 'notOffered',
  otp_disabled: 'noAccount',
  signup_disabled: 'noAccount',
  captcha_failed: 'captcha',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'codeOld',
  mfa_ip_address_mismatch: 'codeOld',
  insufficient_aal: 'stepNeeded',
  too_many_enrolled_mfa_factors: 'tooManyFactors',
  mfa_verified_factor_exists: 'factorExists',
  mfa_factor_name_conflict: 'nameTaken',
  mfa_phone_enroll_not_enabled: 'notOffered',
  mfa_webauthn_enroll_not_enabled: 'passkeyUnsupported',
  mfa_webauthn_verify_not_enabled: 'passkeyUnsupported',
  mfa_totp_enroll_not_enabled: 'notOffered',
  single_identity_not_deletable: 'lastIdentity',
  email_conflict_identity_not_deletable: 'lastIdentity',
};

export function accountProblem(error: AuthFailure): AccountProblem {
  if (isNetworkFailure(error)) return 'network';
  if (isTooMany(error)) return 'tooMany';
  if (error.name === 'AuthSessionMissingError') return 'signedOut';
  return PROBLEM_BY_CODE[error.code ?? ''] ?? 'unknown';
}

export type Attempt<Data> =
  | { readonly data: Data; readonly problem?: undefined }
  | { readonly data?: undefined; readonly problem: AccountProblem };

type Auth = Awaited<ReturnType<typeof authClient>>;
type Answer<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: unknown; readonly error: AuthFailure };

/**
 * Asks the auth server for something; whatever goes wrong comes back as a problem with words. Where
 * the sign-in is too old for it, the person confirms that it is them and the same is asked again.
 */
export async function attempt<Data>(
  work: (auth: Auth) => Promise<Answer<Data>>,
): Promise<Attempt<NonNullable<Data>>> {
  try {
    const auth = await authClient();
    const first = await work(auth);
    const isTooOld = first.error?.code === 'reauthentication_needed';
    const { data, error } = isTooOld && (await confirmItIsYou()) ? await work(auth) : first;
    return error === null
      ? { data: data as NonNullable<Data> }
      : { problem: accountProblem(error) };
  } catch {
    // The auth client itself could not be downloaded.
    return { problem: 'network' };
  }
}
