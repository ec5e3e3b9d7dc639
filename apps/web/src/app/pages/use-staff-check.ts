import { type Role, rolesMeaning } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { meOptions } from '@/features/accounts/accounts.queries';
import { forgetMe } from '@/features/accounts/remembered-me';
import { signOut } from '@/features/auth/sign-out';

/** Whoever is not staff and came through a staff door is signed out again, and told why. */
export function useStaffCheck(): (door: Role) => Promise<'noAccess' | 'network' | undefined> {
  const queryClient = useQueryClient();
  return useCallback(
    async (door) => {
      const me = await queryClient.fetchQuery(meOptions()).catch(() => undefined);
      if (me?.roles.some((role) => rolesMeaning(door).includes(role))) return undefined;
      await signOut();
      forgetMe();
      return me ? 'noAccess' : 'network';
    },
    [queryClient],
  );
}
