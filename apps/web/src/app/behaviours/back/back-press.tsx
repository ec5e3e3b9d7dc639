import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { guardRouterHistory } from './guard-router-history';

/** Listens for the back press; the hint itself is shown by `ExitHint`. */
export function BackPress() {
  const { history } = useRouter();
  useEffect(() => guardRouterHistory(history), [history]);
  return null;
}
