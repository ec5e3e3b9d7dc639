import { queryOptions } from '@tanstack/react-query';
import { storedSession } from '@/api/session/stored-session';
import {
  type AccountProblem,
  type Attempt,
  attempt,
} from '@/features/auth/security/account-problem';

const GROUP = /.{1,4}/g;

/** In groups, as they are read from paper. */
export function grouped(code: string): string {
  return (code.match(GROUP) ?? []).join('-');
}

/** The first ones, or new ones in the place of the older: an answer that got lost is asked for again. */
export async function makeRecoveryCodes(): Promise<Attempt<readonly string[]>> {
  const { data, problem } = await attempt((auth) => auth.mfa.recoveryCodes.regenerate());
  return problem ? { problem } : { data: data.codes.map(grouped) };
}

/** Undefined when it was right; it opens nothing a second time. */
export async function showRecoveryCode(code: string): Promise<AccountProblem | undefined> {
  return (await attempt((auth) => auth.mfa.recoveryCodes.verify({ code }))).problem;
}

export function recoveryStatusOptions() {
  return queryOptions({
    queryKey: ['auth_recovery_codes', storedSession()?.userId],
    staleTime: 0,
    retry: false,
    queryFn: async () => {
      const { data, problem } = await attempt((auth) => auth.mfa.recoveryCodes.getStatus());
      if (problem) throw new Error(problem);
      return { total: data.total, left: data.remaining };
    },
  });
}
