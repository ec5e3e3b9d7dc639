import { bigint, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from '../columns';
import { authMayAll } from '../roles';
import { authSchema, bytes, sessions, users } from './auth';

export const FACTOR_TYPES = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** A second factor: an authenticator app, a phone, or a passkey. */
export const factors = authSchema.table(
  'factors',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    factor_type: text('factor_type', { enum: FACTOR_TYPES }).notNull(),
    status: text('status', { enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    friendly_name: text('friendly_name'),
    /** Encrypted; apps only. */
    secret: bytes('secret'),
    /** Digits only, without the plus; phones only. */
    phone: text('phone'),
    /** The last accepted time step: neither it nor an older one is accepted again. */
    last_used_step: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
    last_challenged_at: moment('last_challenged_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('factors_user_idx').on(table.user_id), authMayAll()],
);

/** A challenge for one session, valid for one response. */
export const challenges = authSchema.table(
  'challenges',
  {
    id: id(),
    factor_id: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** A keyed hash of the six digits sent to a phone. */
    otp_hash: bytes('otp_hash'),
    /** What a passkey has to sign, as base64url. */
    passkey_challenge: text('passkey_challenge'),
    wrong_guesses: integer('wrong_guesses').notNull().default(0),
    verified_at: moment('verified_at'),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('challenges_factor_idx').on(table.factor_id),
    index('challenges_session_idx').on(table.session_id),
    index('challenges_expires_idx').on(table.expires_at),
    authMayAll(),
  ],
);

/** The public key of a passkey; the private key never leaves the device. */
export const passkeys = authSchema.table(
  'passkeys',
  {
    factor_id: uuid('factor_id')
      .primaryKey()
      .references(() => factors.id, { onDelete: 'cascade' }),
    /** As base64url; a credential belongs to one person only. */
    credential_id: text('credential_id').notNull(),
    /** COSE, as base64url. */
    public_key: text('public_key').notNull(),
    /** The device's signature counter. A counter that goes back means a cloned key. */
    sign_count: bigint('sign_count', { mode: 'number' }).notNull().default(0),
    /** How the browser can reach it: `internal`, `usb`, `hybrid`. */
    transports: jsonb('transports').$type<readonly string[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [unique('passkeys_credential_key').on(table.credential_id), authMayAll()],
);

/** Recovery codes for a lost second factor: one row per person. */
export const recoveryCodes = authSchema.table(
  'recovery_codes',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted, so that a copy of the database is not enough to try codes. */
    hash_key: bytes('hash_key').notNull(),
    /** The unused codes, in hex. */
    hashes: jsonb('hashes').$type<readonly string[]>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [unique('recovery_codes_user_key').on(table.user_id), authMayAll()],
);
