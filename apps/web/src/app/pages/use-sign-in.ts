import { type Role, rolesMeaning } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { meOptions } from '@/features/accounts/accounts.queries';
import { forgetMe } from '@/features/accounts/remembered-me';
import { takeIntent } from '@/features/auth/intent';
import { signOut } from '@/features/auth/session';
import { type SignInProblem, signIn } from '@/features/auth/sign-in';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in, refuses at a staff door whoever is not staff, and goes where the person wanted to. */
export function useSignIn(staffRole: Role | undefined) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<SignInProblem>();
  const [isBusy, setIsBusy] = useState(false);

  async function tryToEnter({ email, password }: Credentials): Promise<SignInProblem | undefined> {
    const refused = await signIn(email, password);
    if (refused) return refused;
    queryClient.clear();
    if (!staffRole) return undefined;
    const me = await queryClient.fetchQuery(meOptions()).catch(() => undefined);
    if (me?.roles.some((role) => rolesMeaning(staffRole).includes(role))) return undefined;
    await signOut();
    forgetMe();
    return me ? 'noAccess' : 'network';
  }

  async function submit(credentials: Credentials): Promise<void> {
    setIsBusy(true);
    const refused = await tryToEnter(credentials);
    setProblem(refused);
    if (!refused) router.history.replace(takeIntent() ?? '/dashboard');
    setIsBusy(false);
  }

  return { submit, problem, isBusy };
}
