import type { MessageKey } from '@/i18n';

/** The parts of the money pages, in the order they are worked through; each an address of its own. */
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
