import { defineStates } from '../kernel';
import { payoutsPolicy } from './policy';

export const BATCH_STATES = ['open', 'settled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/**
 * A line can change until the bank's file was downloaded: only what is in the file is being paid.
 */
export const PAYOUT_STATES = ['gathered', 'sent', 'paid', 'failed', 'withheld'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const payoutStates = defineStates<PayoutState>({
  noun: 'payout',
  states: PAYOUT_STATES,
  initial: 'gathered',
  transitions: [
    { from: 'gathered', to: 'sent', by: payoutsPolicy.run, via: 'payout_bank_file_export' },
    { from: 'gathered', to: 'withheld', by: payoutsPolicy.run, via: 'payout_withheld' },
    { from: 'sent', to: 'paid', by: payoutsPolicy.run, via: 'payout_paid' },
    { from: 'sent', to: 'failed', by: payoutsPolicy.run, via: 'payout_failed' },
  ],
});

const SERIES_DIGITS = 6;

/** Consecutive within a financial year and at most 16 characters: `CHK/2627/000001`. */
export function invoiceNumber(financialYear: string, serial: number): string {
  const [from = '', to = ''] = financialYear.split('-');
  return `CHK/${from.slice(-2)}${to}/${String(serial).padStart(SERIES_DIGITS, '0')}`;
}

const REFERENCE_PREFIX = 'CHK';

/** The bank's remark for a line: letters and digits only, at most 35. */
export function payoutReference(payoutId: string): string {
  return REFERENCE_PREFIX + payoutId.replaceAll('-', '').toUpperCase();
}
