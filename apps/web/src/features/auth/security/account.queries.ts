import { queryOptions } from '@tanstack/react-query';
import { NetworkError } from '@/api/errors/errors';
import { storedSession } from '@/api/session/stored-session';
import { attempt } from './account-problem';

const FACTOR_TYPES = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

export interface Factor {
  readonly id: string;
  readonly type: FactorType;
  readonly name: string;
  readonly isVerified: boolean;
  readonly createdAt: string;
}

export interface Identity {
  readonly identityId: string;
  readonly provider: string;
  readonly email: string;
}

/** How the signed-in person signs in, as the auth server knows them. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly newEmail: string;
  readonly phone: string;
  readonly newPhone: string;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneConfirmed: boolean;
  readonly hasPassword: boolean;
  /** Known by number: the auth server does not say whether there is a password as well. */
  readonly isByPhone: boolean;
  readonly factors: readonly Factor[];
  readonly identities: readonly Identity[];
}

interface FactorShape {
  readonly id: string;
  readonly factor_type: string;
  readonly status: string;
  readonly friendly_name?: string;
  readonly phone?: string;
  readonly created_at: string;
}

interface UserShape {
  readonly id: string;
  readonly email?: string;
  readonly new_email?: string;
  readonly phone?: string;
  readonly new_phone?: string;
  readonly email_confirmed_at?: string;
  readonly phone_confirmed_at?: string;
  readonly factors?: readonly FactorShape[];
  readonly identities?: readonly {
    readonly identity_id: string;
    readonly provider: string;
    readonly identity_data?: Readonly<Record<string, unknown>>;
  }[];
}

export function readFactors(factors: readonly FactorShape[] = []): Factor[] {
  return factors.flatMap((factor) => {
    const type = FACTOR_TYPES.find((each) => each === factor.factor_type);
    if (!type) return [];
    return {
      id: factor.id,
      type,
      name: factor.friendly_name ?? factor.phone ?? '',
      isVerified: factor.status === 'verified',
      createdAt: factor.created_at,
    };
  });
}

export function readAccount(user: UserShape): Account {
  const identities = (user.identities ?? []).map((identity) => {
    const email = identity.identity_data?.email;
    return {
      identityId: identity.identity_id,
      provider: identity.provider,
      email: typeof email === 'string' ? email : '',
    };
  });
  return {
    id: user.id,
    email: user.email ?? '',
    newEmail: user.new_email ?? '',
    phone: user.phone ?? '',
    newPhone: user.new_phone ?? '',
    isEmailConfirmed: Boolean(user.email_confirmed_at),
    isPhoneConfirmed: Boolean(user.phone_confirmed_at),
    // Only the e-mail identity comes with a password; whoever came through Google has none yet.
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    isByPhone: identities.some(({ provider }) => provider === 'phone'),
    factors: readFactors(user.factors),
    identities,
  };
}

export function accountOptions() {
  return queryOptions({
    queryKey: ['auth_account', storedSession()?.userId],
    // Whatever another device changed should show when the person comes to look.
    staleTime: 0,
    retry: false,
    queryFn: async () => {
      const { data, problem } = await attempt((auth) => auth.getUser());
      if (problem === 'network') throw new NetworkError('unreachable');
      if (!data?.user) throw new Error(problem ?? 'unknown');
      return readAccount(data.user);
    },
  });
}
