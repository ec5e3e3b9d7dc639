/** Why the app signed somebody out; the sign-in page has a sentence for each. */
export const LEAVE_REASONS = ['suspended', 'expired', 'noAccess'] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];
