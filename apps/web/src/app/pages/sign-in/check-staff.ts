import { type Role, rolesMeaning } from '@chowk/domain/kernel';
import { QueryClient } from '@tanstack/react-query';
import { meOptions } from '@/features/accounts/accounts.queries';
import { clearMe } from '@/features/accounts/stored-me';
import { refusedStep } from '@/features/auth/session/session';
import { signOut } from '@/features/auth/session/sign-out';
import { saveStaffRole } from '@/features/auth/sign-in/staff-role';

/** Signs out a person who used a staff sign-in page without being staff, with the reason. */
export async function checkStaff(
  door: Role,
  queryClient = new QueryClient(),
): Promise<'noAccess' | 'network' | undefined> {
  const asked = await queryClient.fetchQuery(meOptions()).catch((error: unknown) => ({ error }));
  if ('error' in asked && refusedStep(asked.error)) {
    // The role is known only after the second step, which the next page asks for.
    saveStaffRole(door);
    return undefined;
  }
  const me = 'error' in asked ? undefined : asked;
  if (me?.roles.some((role) => rolesMeaning(door).includes(role))) return undefined;
  await signOut();
  clearMe();
  return me ? 'noAccess' : 'network';
}
