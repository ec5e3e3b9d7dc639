import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ExitHint } from './exit-hint';
import { guardRouterHistory } from './guard-router-history';

export function RouterBackGuard() {
  const { history } = useRouter();
  useEffect(() => guardRouterHistory(history), [history]);
  return <ExitHint />;
}
