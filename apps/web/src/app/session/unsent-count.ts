import type { HistoryState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many things wait on this device for whoever was just signed out of it. */
    waiting?: number;
  }
}

/** Told by number alone: whoever reads the sign-in page next need not be the same person. */
export function unsentCountIn({ waiting = 0 }: HistoryState): number {
  return Number.isSafeInteger(waiting) && waiting > 0 ? waiting : 0;
}
