import { LEAVE_REASONS, type LeaveReason } from '@/app/session/sign-out-reason';

export interface SignInSearch {
  reason?: LeaveReason;
}

export function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const reason = LEAVE_REASONS.find((known) => known === search.reason);
  return reason ? { reason } : {};
}
