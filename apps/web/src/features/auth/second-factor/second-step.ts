import { authClient } from '@/api/auth/auth-client';
import {
  type Factor,
  type FactorType,
  readFactors,
} from '@/features/auth/security/account.queries';

type FactorShapes = Parameters<typeof readFactors>[0];

function verified(factors: FactorShapes): Factor[] {
  return readFactors(factors).filter(({ isVerified }) => isVerified);
}

export interface Way {
  readonly id: string;
  readonly type: FactorType;
  /** As the person called it; passkeys are one way, for any of them will do. */
  readonly name: string | undefined;
}

/** What can be asked for, a passkey first where this browser knows any. */
export function waysOf(factors: readonly Factor[], isPasskeyFirst: boolean): Way[] {
  const [passkey] = factors.filter(({ type }) => type === 'webauthn');
  const others = factors.filter(({ type }) => type !== 'webauthn');
  if (!passkey) return others;
  const way: Way = { id: passkey.id, type: 'webauthn', name: undefined };
  return isPasskeyFirst ? [way, ...others] : [...others, way];
}

/** The person's second steps, from the session on this device: no network is needed to ask. */
export async function listOwnFactors(): Promise<Factor[]> {
  const auth = await authClient();
  const { data } = await auth.getSession();
  const known = verified(data.session?.user.factors);
  if (known.length > 0) return known;
  // The server asked for one this device has not heard of yet.
  return verified((await auth.getUser()).data.user?.factors);
}
