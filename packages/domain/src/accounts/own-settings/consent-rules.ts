/** What we ask for, one purpose at a time; each may be taken back as easily as it was given. */
export const CONSENT_PURPOSES = ['privacy', 'location', 'whatsapp', 'analytics'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Which text is shown now, so that a changed one can be asked about anew. */
export const CONSENT_VERSION = '2026-11';

/** Without it there can be no account: taking it back is deleting the account. */
export function isNeededForAccount(purpose: ConsentPurpose): boolean {
  return purpose === 'privacy';
}
