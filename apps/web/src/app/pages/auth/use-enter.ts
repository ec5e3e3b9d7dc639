import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { takeIntent } from '@/features/auth/sign-in/found-intent';

/** A session has just begun: nothing of anybody before it stays, and the person goes on their way. */
export function useEnter(): () => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(() => {
    queryClient.clear();
    router.history.replace(takeIntent() ?? '/dashboard');
  }, [router, queryClient]);
}
