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

/** Undefined when it could not be loaded. */
const loadCheckStaff = () =>
  import('./check-staff').then(
    ({ checkStaff }) => checkStaff,
    () => undefined,
  );

/** Opens a path for the person who just signed in. */
export type GoIn = (path: string) => Promise<void> | void;

/** Signs in, refuses non-staff on a staff page, and navigates to the intended page. */
export function useSignIn(staffRole: Role | undefined, goIn: GoIn) {
  const [problem, setProblem] = useState<SignInProblem>();
  const [isBusy, setIsBusy] = useState(false);

  /** Signed in; a pending second step is handled by the page they go to. */
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
    // The sign-out code is loaded first, because it may be needed.
    const isReady = !staffRole || (await loadCheckStaff());
    setProblem(isReady ? ((await signIn(email, password)) ?? (await enter())) : 'network');
    setIsBusy(false);
  }

  return { submit, enter: async () => setProblem(await enter()), problem, isBusy };
}
