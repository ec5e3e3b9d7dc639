import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchMissed, refetchOnSuccess } from '@/app/sync/refetch-missed';
import { useConnection } from './use-connection';

/** Replaces cached or missing data on screen once the server can be reached again. */
export function FreshAnswers() {
  const queryClient = useQueryClient();
  const isBack = useConnection() === 'back';
  useEffect(() => refetchOnSuccess(queryClient), [queryClient]);
  useEffect(() => {
    if (isBack) void refetchMissed(queryClient);
  }, [isBack, queryClient]);
  return null;
}
