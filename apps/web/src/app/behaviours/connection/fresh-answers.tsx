import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askForMissed, followAnswers } from '@/app/sync/fresh-answers';
import { useConnection } from './use-connection';

/** What was shown from this device, or not at all, gives way to the server's word once that can be had. */
export function FreshAnswers() {
  const queryClient = useQueryClient();
  const isBack = useConnection() === 'back';
  useEffect(() => followAnswers(queryClient), [queryClient]);
  useEffect(() => {
    if (isBack) void askForMissed(queryClient);
  }, [isBack, queryClient]);
  return null;
}
