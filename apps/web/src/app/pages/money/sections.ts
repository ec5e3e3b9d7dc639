import type { MessageKey } from '@/i18n';

/** The sections of the money pages in the order of work; each has its own URL. */
export const MONEY_TABS = [
  'topups',
  'orders',
  'payouts',
  'earnings',
  'invoices',
  'ledger',
  'figures',
] as const;
export type MoneyTab = (typeof MONEY_TABS)[number];

export function moneyTitle(tab: MoneyTab): MessageKey<'money'> {
  return `tab.${tab}`;
}

export function findMoneyTab(value: unknown): MoneyTab | undefined {
  return MONEY_TABS.find((tab) => tab === value);
}
