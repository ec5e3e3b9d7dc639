import { useState } from 'react';
import { useDebounced } from '@/ui/forms/use-debounced';

/**
 * What is typed into a list's search field. It begins with what the address says, and is its own until
 * the address says something else, as it does when a saved view is opened.
 */
export function useSearch(fromAddress = '') {
  const [typed, setTyped] = useState(fromAddress);
  const [known, setKnown] = useState(fromAddress);
  if (known !== fromAddress) {
    setKnown(fromAddress);
    setTyped(fromAddress);
  }
  const words = typed.trim();
  return {
    typed: words,
    /** What the list is asked for: not letter by letter. */
    search: useDebounced(words),
    field: { value: typed, onChange: setTyped },
  };
}
