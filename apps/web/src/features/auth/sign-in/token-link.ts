import { authClient } from '@/api/auth/auth-client';
import { isNetworkFailure } from '@/features/auth/auth-failure';
import { type AuthReturn, inNow, returnProblem } from './auth-return';

const LINK_TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

/** A link that an operator had made: it carries a token, and no browser began it. */
export interface TokenLink {
  readonly type: (typeof LINK_TYPES)[number];
  readonly tokenHash: string;
  /** Where to go on to, as far as it is a page of ours. */
  readonly next: string | undefined;
}

export function findTokenLink(hash: string): TokenLink | undefined {
  const answer = new URLSearchParams(hash.slice(1));
  const tokenHash = answer.get('token_hash');
  const type = LINK_TYPES.find((known) => known === answer.get('type'));
  return tokenHash && type ? { type, tokenHash, next: answer.get('next') ?? undefined } : undefined;
}

/** Uses the link up. To a change of address a second mailbox may still have to agree. */
export async function followTokenLink({ type, tokenHash }: TokenLink): Promise<AuthReturn> {
  try {
    const auth = await authClient();
    const { data, error } = await auth.verifyOtp({ type, token_hash: tokenHash });
    if (!error) return data.session ? inNow() : { kind: 'half' };
    const problem = isNetworkFailure(error) ? 'network' : returnProblem(error.code);
    return { kind: 'problem', problem };
  } catch {
    // The auth client itself could not be downloaded.
    return { kind: 'problem', problem: 'network' };
  }
}
