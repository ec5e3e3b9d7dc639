import { useState } from 'react';
import { useSettled } from './use-settled';

/**
 * What is typed into a search box that begins with what the address says: its own until the address
 * says something else, as it does when a kept view is opened.
 */
export function useTyped(fromAddress: string) {
  const [typed, setTyped] = useState(fromAddress);
  const [known, setKnown] = useState(fromAddress);
  if (known !== fromAddress) {
    setKnown(fromAddress);
    setTyped(fromAddress);
  }
  return { typed, setTyped, search: useSettled(typed.trim()) };
}
