import { reauthenticateBy } from '@/api/auth/reauthenticate';
import { type AccountProblem, accountProblem } from '@/features/auth/security/account-problem';
import { refreshSession } from '@/features/auth/session/refresh-session';

/**
 * By password, or by the code that was sent. The session stays the same one; its next token says
 * when the person was last asked, so it is renewed at once. Undefined when it worked.
 */
export async function confirmIdentity(
  proof: Parameters<typeof reauthenticateBy>[0],
): Promise<AccountProblem | undefined> {
  try {
    const refusal = await reauthenticateBy(proof);
    if (refusal) return accountProblem({ name: 'AuthApiError', ...refusal });
    const { kind } = await refreshSession(true);
    return kind === 'renewed' ? undefined : 'network';
  } catch {
    return 'network';
  }
}
