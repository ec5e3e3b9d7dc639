/** Why the app signed somebody out; the sign-in page has a sentence for each. */
export const SIGN_OUT_REASONS = ['suspended', 'expired', 'noAccess'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];
