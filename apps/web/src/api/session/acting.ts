import type { Me } from '@chowk/domain/accounts';
import { storeDurably } from '@/api/storage/durable-storage';

/** Ends with the tab, or when another tab stops acting for the same shop. */
export const ACTING_KEY = 'chowk.acting';

/** The shop a bizman acts for in this tab. */
export interface ActingFor {
  readonly shopId: string;
  readonly shopName: string;
  /** The role of the acting session: the shop's owner, without the owner's personal data. */
  readonly as: Omit<Me, 'status' | 'language'>;
}

let current: ActingFor | undefined;

/**
 * Read once before the first screen: starting and ending an acting session reload the app, so that
 * no data of one identity stays in memory for the other.
 */
export function actingFor(): ActingFor | undefined {
  return current;
}

export function setActing(next: ActingFor | undefined): void {
  current = next;
}

/** Also deletes the stored copy, so that a restart does not resume it. */
export function dropActing(): void {
  sessionStorage.removeItem(ACTING_KEY);
  storeDurably(ACTING_KEY, null);
  current = undefined;
}
