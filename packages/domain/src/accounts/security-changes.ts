/** Changes a person is notified of at once, with a "this was not me" link. */
export const SECURITY_CHANGES = [
  'upi-changed',
  'pan-changed',
  'password-changed',
  'email-changed',
  'phone-changed',
  'factor-added',
  'factor-removed',
  'recovery-codes-made',
  'identity-linked',
  'identity-unlinked',
  'withdrawal-requested',
  'service-key-made',
  'session-stolen',
  'recovery-opened',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];
