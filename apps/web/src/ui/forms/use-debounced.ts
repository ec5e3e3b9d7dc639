import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while: what is typed is not asked letter by letter. */
export function useDebounced<Value>(value: Value, afterMs = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
