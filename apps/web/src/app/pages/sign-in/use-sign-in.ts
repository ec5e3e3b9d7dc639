import type { Role } from '@chowk/domain/kernel';
import { useState } from 'react';
import { secondStep } from '@/features/auth/session/session';
import { takeIntent } from '@/features/auth/sign-in/found-intent';
import { type SignInProblem, signIn } from '@/features/auth/sign-in/sign-in';
import { saveStaffRole } from '@/features/auth/sign-in/staff-role';

interface Credentials {
  email: string;
  password: string;
}

/** Undefined when it did not come. */
const loadCheckStaff = () =>
  import('./check-staff').then(
    ({ checkStaff }) => checkStaff,
    () => undefined,
  );

/** Goes to this page of whoever has just signed in. */
export type GoIn = (path: string) => Promise<void> | void;

/** Signs in, refuses at a staff door whoever is not staff, and goes where the person wanted to. */
export function useSignIn(staffRole: Role | undefined, goIn: GoIn) {
  const [problem, setProblem] = useState<SignInProblem>();
  const [isBusy, setIsBusy] = useState(false);

  /** A session has begun; who still owes the second step is asked at the page they go to. */
  async function enter(): Promise<SignInProblem | undefined> {
    if (staffRole && secondStep() === 'owed') saveStaffRole(staffRole);
    else if (staffRole) {
      const checkStaff = await loadCheckStaff();
      const refused = checkStaff ? await checkStaff(staffRole) : 'network';
      if (refused) return refused;
    }
    await goIn(takeIntent() ?? '/dashboard');
    return undefined;
  }

  async function submit({ email, password }: Credentials): Promise<void> {
    setIsBusy(true);
    // What may have to sign them out again is here before they are in.
    const isReady = !staffRole || (await loadCheckStaff());
    setProblem(isReady ? ((await signIn(email, password)) ?? (await enter())) : 'network');
    setIsBusy(false);
  }

  return { submit, enter: async () => setProblem(await enter()), problem, isBusy };
}
