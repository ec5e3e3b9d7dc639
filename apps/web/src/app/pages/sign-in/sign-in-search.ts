import { SIGN_OUT_REASONS, type SignOutReason } from '@/app/session/sign-out-reason';

export interface SignInSearch {
  reason?: SignOutReason;
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const reason = SIGN_OUT_REASONS.find((known) => known === search.reason);
  return reason ? { reason } : {};
}
