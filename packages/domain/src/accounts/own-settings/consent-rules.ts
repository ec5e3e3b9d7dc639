/** The consents we ask for, one purpose each; withdrawing is as easy as giving. */
export const CONSENT_PURPOSES = ['privacy', 'location', 'whatsapp', 'analytics'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The version of the current text, so that a changed one can be asked about again. */
export const CONSENT_VERSION = '2026-11';

/** Without it there can be no account: taking it back is deleting the account. */
export function isNeededForAccount(purpose: ConsentPurpose): boolean {
  return purpose === 'privacy';
}
