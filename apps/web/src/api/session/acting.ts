import type { Me } from '@chowk/domain/accounts';
import { storeDurably } from '@/api/storage/durable-storage';

/** Ends with the tab, or when another tab ends it for the same shop. */
export const ACTING_KEY = 'chowk.acting';

/** The shop a bizman acts for in this tab. */
export interface ActingFor {
  readonly shopId: string;
  readonly shopName: string;
  /** What the person is meanwhile: the shop's owner, with nothing of the owner's own. */
  readonly as: Omit<Me, 'status' | 'language'>;
}

let current: ActingFor | undefined;

/**
 * Taken up once, before the first screen: beginning and ending to act load the app anew, so that
 * nothing of one person is left in memory for the other.
 */
export function actingFor(): ActingFor | undefined {
  return current;
}

export function setActing(next: ActingFor | undefined): void {
  current = next;
}

/** Also on the device: nothing goes on, after a kill either. */
export function dropActing(): void {
  sessionStorage.removeItem(ACTING_KEY);
  storeDurably(ACTING_KEY, null);
  current = undefined;
}
