import type { Role } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { secondStep } from '@/features/auth/session/session';
import { takeIntent } from '@/features/auth/sign-in/found-intent';
import { type SignInProblem, signIn } from '@/features/auth/sign-in/sign-in';
import { rememberStaffDoor } from '@/features/auth/sign-in/staff-door';
import { useStaffCheck } from './use-staff-check';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in, refuses at a staff door whoever is not staff, and goes where the person wanted to. */
export function useSignIn(staffRole: Role | undefined) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const checkStaff = useStaffCheck();
  const [problem, setProblem] = useState<SignInProblem>();
  const [isBusy, setIsBusy] = useState(false);

  /** A session has begun; who still owes the second step is asked at the page they go to. */
  async function enter(): Promise<SignInProblem | undefined> {
    queryClient.clear();
    if (staffRole && secondStep() === 'owed') rememberStaffDoor(staffRole);
    else if (staffRole) {
      const refused = await checkStaff(staffRole);
      if (refused) return refused;
    }
    router.history.replace(takeIntent() ?? '/dashboard');
    return undefined;
  }

  async function submit({ email, password }: Credentials): Promise<void> {
    setIsBusy(true);
    setProblem((await signIn(email, password)) ?? (await enter()));
    setIsBusy(false);
  }

  return { submit, enter: async () => setProblem(await enter()), problem, isBusy };
}
