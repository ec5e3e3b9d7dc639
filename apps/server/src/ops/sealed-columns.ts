/** A column with encrypted values. A new one must be added here, which a test checks. */
export interface SealedColumn {
  /** The database role that may read and write all of it. */
  readonly role: 'auth' | 'system';
  readonly table: string;
  readonly column: string;
  /** The table's primary key, in whose order it is walked. */
  readonly key: string;
  readonly purpose: string;
  /** The associated data it was encrypted with, from the key. */
  readonly ownerOf: (key: string) => string;
}

const itself = (key: string) => key;

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    role: 'auth',
    table: 'auth.signing_keys',
    column: 'private_jwk',
    key: 'kid',
    purpose: 'auth/signing-keys',
    ownerOf: itself,
  },
  {
    role: 'auth',
    table: 'auth.sessions',
    column: 'refresh_key',
    key: 'id',
    purpose: 'auth/refresh-keys',
    ownerOf: itself,
  },
  {
    role: 'auth',
    table: 'auth.factors',
    column: 'secret',
    key: 'id',
    purpose: 'auth/factor-secrets',
    ownerOf: itself,
  },
  {
    role: 'auth',
    table: 'auth.recovery_codes',
    column: 'hash_key',
    key: 'id',
    purpose: 'auth/factor-secrets',
    ownerOf: itself,
  },
  ...['provider_access_token', 'provider_refresh_token'].map((column) => ({
    role: 'auth' as const,
    table: 'auth.flow_states',
    column,
    key: 'id',
    purpose: 'auth/provider-tokens',
    ownerOf: itself,
  })),
  ...['upi', 'pan'].map((kind) => ({
    role: 'system' as const,
    table: 'public.payout_details',
    column: `${kind}_sealed`,
    key: 'profile_id',
    purpose: 'accounts/payout-details',
    ownerOf: (profileId: string) => `${profileId}/${kind}`,
  })),
  {
    role: 'system',
    table: 'public.payouts',
    column: 'upi_sealed',
    key: 'id',
    purpose: 'payouts/upi',
    ownerOf: itself,
  },
  {
    role: 'system',
    table: 'public.lead_codes',
    column: 'code_sealed',
    key: 'id',
    purpose: 'leads/codes',
    ownerOf: itself,
  },
];
