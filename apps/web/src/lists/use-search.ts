import { useState } from 'react';
import { useDebounced } from '@/ui/forms/use-debounced';

/**
 * The text of a list's search field. It starts from the URL and changes with it, for example when a
 * saved view is opened.
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
    /** Debounced for the query. */
    search: useDebounced(words),
    field: { value: typed, onChange: setTyped },
  };
}
