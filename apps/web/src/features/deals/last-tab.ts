import { findDealTab } from './deal-tabs';
import type { DealTab } from './deals.queries';

const STORAGE_KEY = 'chowk.dealTab';

/** The list a shop looked at last in this tab: coming back from a deal must not lose its place. */
export function lastDealTab(): DealTab {
  return findDealTab(sessionStorage.getItem(STORAGE_KEY)) ?? 'offered';
}

export function saveDealTab(tab: DealTab): void {
  sessionStorage.setItem(STORAGE_KEY, tab);
}
