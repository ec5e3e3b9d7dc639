import { authClient } from '@/api/auth-client';
import { type Factor, readFactors } from './account.queries';

/** The person's second steps, from the session on this device: no network is needed to ask. */
export async function listOwnFactors(): Promise<Factor[]> {
  const { data } = await (await authClient()).getSession();
  return readFactors(data.session?.user.factors).filter(({ isVerified }) => isVerified);
}
