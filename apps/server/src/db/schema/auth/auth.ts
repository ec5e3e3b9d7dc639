import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgSchema,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { userRoles } from '../accounts';
import { createdAt, id, moment, updatedAt } from '../columns';
import { authMayAll, authRole } from '../roles';

/** Accessible to the auth server's own role only. */
export const authSchema = pgSchema('auth');

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

type JsonObject = Record<string, unknown>;

const metadata = (name: string) => jsonb(name).$type<JsonObject>().notNull().default({});

export const users = authSchema.table(
  'users',
  {
    id: id(),
    email: text('email'),
    /** Digits only, without the plus. */
    phone: text('phone'),
    password_hash: text('password_hash'),
    email_confirmed_at: moment('email_confirmed_at'),
    phone_confirmed_at: moment('phone_confirmed_at'),
    confirmation_sent_at: moment('confirmation_sent_at'),
    recovery_sent_at: moment('recovery_sent_at'),
    /** Requested and not verified yet. */
    new_email: text('new_email'),
    email_change_sent_at: moment('email_change_sent_at'),
    /** Which of the two addresses of a change has confirmed. */
    email_change_accepted: text('email_change_accepted', { enum: ['current', 'new'] }),
    new_phone: text('new_phone'),
    phone_change_sent_at: moment('phone_change_sent_at'),
    app_metadata: metadata('app_metadata'),
    user_metadata: metadata('user_metadata'),
    banned_until: moment('banned_until'),
    invited_at: moment('invited_at'),
    last_sign_in_at: moment('last_sign_in_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique('users_email_key').on(table.email),
    unique('users_phone_key').on(table.phone),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_phone_digits', sql`${table.phone} ~ '^[1-9][0-9]{7,14}$'`),
    authMayAll(),
  ],
);

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const identities = authSchema.table(
  'identities',
  {
    id: id(),
    user_id: ownerId(),
    provider: text('provider').notNull(),
    /** The provider's id of the person; our own user id for email and phone. */
    provider_id: text('provider_id').notNull(),
    identity_data: metadata('identity_data'),
    last_sign_in_at: moment('last_sign_in_at'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique('identities_provider_key').on(table.provider, table.provider_id),
    index('identities_user_idx').on(table.user_id),
    authMayAll(),
  ],
);

export interface AmrEntry {
  readonly method: string;
  /** Unix seconds. */
  readonly timestamp: number;
}

export const AAL_LEVELS = ['aal1', 'aal2'] as const;

export const sessions = authSchema.table(
  'sessions',
  {
    id: id(),
    user_id: ownerId(),
    /** Encrypted; every refresh token is derived from it. */
    refresh_key: bytes('refresh_key').notNull(),
    refresh_counter: integer('refresh_counter').notNull().default(0),
    /** Tokens with a lower counter are refused however new: they were issued at a lower level. */
    min_counter: integer('min_counter').notNull().default(0),
    refreshed_at: moment('refreshed_at').notNull(),
    /** SHA-256 of the device cookie that requested the newest token; null without one. */
    refreshed_by: bytes('refreshed_by'),
    not_after: moment('not_after'),
    user_agent: text('user_agent'),
    address: text('address'),
    aal: text('aal', { enum: AAL_LEVELS }).notNull().default('aal1'),
    /** The factor that raised the level; without it the session falls back. */
    factor_id: uuid('factor_id'),
    /** The most recent first. */
    amr: jsonb('amr').$type<readonly AmrEntry[]>().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('sessions_user_idx').on(table.user_id), authMayAll()],
);

export const signingKeys = authSchema.table(
  'signing_keys',
  {
    kid: text('kid').primaryKey(),
    public_jwk: jsonb('public_jwk').$type<JsonObject>().notNull(),
    /** Encrypted. */
    private_jwk: bytes('private_jwk').notNull(),
    published_at: moment('published_at').notNull(),
    sign_from: moment('sign_from').notNull(),
    /** The next key signs from then on; missing while there is no successor. */
    retired_at: moment('retired_at'),
    /** No token of this key can be valid after this. */
    removed_at: moment('removed_at'),
  },
  () => [authMayAll()],
);

/** Roles a person can sign up with; the database refuses the auth server any other. */
export const SIGN_UP_ROLES = ['retailer', 'brand', 'bizman'] as const;

export const authMayGrantAtSignUp = pgPolicy('auth_sign_up', {
  for: 'insert',
  to: authRole,
  withCheck: sql.raw(`role in (${SIGN_UP_ROLES.map((role) => `'${role}'`).join(', ')})`),
}).link(userRoles);
