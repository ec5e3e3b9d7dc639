import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { takeIntent } from '@/features/auth/sign-in/found-intent';

/** After a sign-in: clears everything of an earlier person and navigates on. */
export function useEnter(): () => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(() => {
    queryClient.clear();
    router.history.replace(takeIntent() ?? '/dashboard');
  }, [router, queryClient]);
}
