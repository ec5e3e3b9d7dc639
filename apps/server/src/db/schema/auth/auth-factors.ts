import { bigint, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from '../columns';
import { authMayAll } from '../roles';
import { authSchema, bytes, sessions, users } from './auth';

export const FACTOR_TYPES = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof FACTOR_TYPES)[number];

/** What a person shows besides their password: an app that counts codes, a phone, or a passkey. */
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
    /** Sealed with the server's secret; of an app only. */
    secret: bytes('secret'),
    /** Digits only, without the plus; of a phone only. */
    phone: text('phone'),
    /** The half minute whose code was taken last: neither it nor an older one is taken again. */
    last_used_step: bigint('last_used_step', { mode: 'number' }).notNull().default(0),
    last_challenged_at: moment('last_challenged_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [index('factors_user_idx').on(table.user_id), authMayAll()],
);

/** One asking for a code, by one session, good for one answer. */
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
    /** Keyed hash of the six digits sent to a phone. */
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

/** The public half of a passkey; the private one never leaves the device. */
export const passkeys = authSchema.table(
  'passkeys',
  {
    factor_id: uuid('factor_id')
      .primaryKey()
      .references(() => factors.id, { onDelete: 'cascade' }),
    /** As base64url; one device's key is one person's second step, never two people's. */
    credential_id: text('credential_id').notNull(),
    /** COSE, as base64url. */
    public_key: text('public_key').notNull(),
    /** How often the device says it has signed. One that goes back is a copy. */
    sign_count: bigint('sign_count', { mode: 'number' }).notNull().default(0),
    /** How the browser can reach it: `internal`, `usb`, `hybrid`. */
    transports: jsonb('transports').$type<readonly string[]>().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [unique('passkeys_credential_key').on(table.credential_id), authMayAll()],
);

/** What opens an account when the second factor is lost: one row a person. */
export const recoveryCodes = authSchema.table(
  'recovery_codes',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Sealed with the server's secret: a copy of the database is not enough to try codes out. */
    hash_key: bytes('hash_key').notNull(),
    /** Of the codes not used yet, in hex. */
    hashes: jsonb('hashes').$type<readonly string[]>().notNull(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [unique('recovery_codes_user_key').on(table.user_id), authMayAll()],
);
