import { askAuth, refusalOf } from '@/api/auth/ask-auth';
import { type AccountProblem, accountProblem } from '@/features/auth/security/account-problem';

/** Undefined when it has the new name. */
export async function renameFactor(
  factorId: string,
  friendlyName: string,
): Promise<AccountProblem | undefined> {
  const body = JSON.stringify({ friendly_name: friendlyName });
  try {
    const refusal = await refusalOf(await askAuth(`/factors/${factorId}`, { method: 'PUT', body }));
    return refusal && accountProblem({ name: 'AuthApiError', ...refusal });
  } catch {
    return 'network';
  }
}
